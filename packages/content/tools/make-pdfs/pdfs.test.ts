import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proseToText, inlinesToText } from '../../src/load/plain-text.ts';
import { englishGrade, spanishEase } from '../../src/reading-level.ts';
import { proseToRunningText } from '../running-text.ts';
import { checkTags } from './check-tags.ts';
import { paperDocuments } from './documents.ts';
import type { PaperDocument } from './documents.ts';
import { formatFoot, formatHead, formatVersion, loadPaperMessages, paperHtml, paperTitle } from './html.ts';
import { PDF_FOLDER, readPdfList } from './pdf-list.ts';
import { fingerprint } from './print.ts';
import { readPdf } from './read-pdf.ts';

const root = join(import.meta.dirname, '../..');
const messages = { en: loadPaperMessages(root, 'en'), es: loadPaperMessages(root, 'es') };
const documents = paperDocuments(root).filter(({ hasPdf }) => hasPdf);
const list = readPdfList(root);

const getPath = ({ locale, file }: PaperDocument) => join(root, PDF_FOLDER, locale, file);
const listed = ({ kind, id, locale }: PaperDocument) =>
  list.find((pdf) => pdf.kind === kind && pdf.id === id && pdf.locale === locale);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const getHeadings = ({ body }: PaperDocument) =>
  body.flatMap((block) => (block.type === 'heading' ? [inlinesToText(block.children)] : []));

test('every study material, newsletter, study plan and consent form that refers to a PDF has one', () => {
  const formatName = ({ kind, id, locale }: { kind: string; id: string; locale: string }) =>
    `${locale} ${kind} ${id}`;
  expect(list.map(formatName).toSorted()).toEqual(documents.map(formatName).toSorted());
  expect(documents.length).toBeGreaterThanOrEqual(74);
});

test('the mark is that of the header of the site', () => {
  const header = readFileSync(join(root, '../site/src/shell/Header.tsx'), 'utf8');
  const paths = (text: string) => [...text.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path);
  const [document] = documents;
  if (!document) throw new Error('There is no document.');
  expect(paths(paperHtml(document, messages[document.locale]))).toEqual(paths(header));
  expect(paths(header)).toHaveLength(2);
});

test('the total size is small enough for the repository', () => {
  expect(list.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(2_750_000);
});

describe.each(documents.map((document) => [`${document.locale}/${document.file}`, document] as const))(
  '%s',
  (_name, document) => {
    const { locale } = document;
    const paper = messages[locale];
    const reading = readPdf(readFileSync(getPath(document)));

    test('is up to date with its text: run node tools/make-pdfs.ts', () => {
      expect(listed(document)?.source).toBe(fingerprint(paperHtml(document, paper)));
    });

    test('has its language and title, and is tagged', async () => {
      const { language, title, isTagged } = await reading;
      expect({ language, title, isTagged }).toEqual({
        language: locale,
        title: paperTitle(document, paper),
        isTagged: true,
      });
    });

    test('meets what a program can check of PDF/UA-1', () => {
      expect(checkTags(readFileSync(getPath(document)))).toEqual([]);
    });

    test('tags headings, lists and links, and has headings as bookmarks', async () => {
      const { outline, roles } = await reading;
      expect(outline.map(({ title }) => title)).toEqual([paperTitle(document, paper)]);
      expect(outline[0]?.items.map(({ title }) => title)).toEqual(getHeadings(document));
      expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(roles.filter((role) => role === 'H2')).toHaveLength(getHeadings(document).length);
      const text = JSON.stringify(document.body);
      expect(roles.includes('L')).toBe(text.includes('"type":"list"'));
      expect(roles.includes('TH')).toBe(text.includes('"type":"table"'));
      // The head has three.
      expect(roles.filter((role) => role === 'Link')).toHaveLength(
        3 + (text.match(/"href":"(?:https|tel|mailto):/g) ?? []).length,
      );
      expect(roles).not.toContain('Figure');
    });

    test('has the text of the page in the same order', async () => {
      const { title, kind, lead, body } = document;
      const version = formatVersion(document, paper);
      const heading = kind === 'newsletter' ? paperTitle(document, paper) : title;
      const expected = [formatHead(document, paper), heading, version, lead ?? '', proseToText(body)].join(
        ' ',
      );
      expect((await reading).text).toBe(oneLine(expected));
    });

    test('has phone, addresses, sample mark and page number in the foot of every page', async () => {
      const { margins, pages } = await reading;
      expect(document.sample).toBe(true);
      expect(margins).toHaveLength(pages);
      margins.forEach((margin, index) => {
        for (const line of formatFoot(document, paper)) expect(margin).toContain(line);
        expect(margin).toContain(paper.sample);
        expect(margin).toContain(
          paper.page.replace('{number}', String(index + 1)).replace('{count}', String(pages)),
        );
      });
    });

    test('is small and listed with its pages and bytes', async () => {
      const bytes = statSync(getPath(document)).size;
      expect(bytes).toBeLessThan(300_000);
      expect(listed(document)).toMatchObject({ pages: (await reading).pages, bytes });
    });
  },
);

describe('study plans and consent forms are in plain language', () => {
  const forms = documents.filter(({ kind }) => kind === 'protocol');
  test.each(forms.filter(({ locale }) => locale === 'en').map((form) => [form.id, form]))('%s', (_id, form) =>
    expect(englishGrade(proseToRunningText(form.body))).toBeLessThan(8),
  );
  test.each(forms.filter(({ locale }) => locale === 'es').map((form) => [form.id, form]))(
    '%s in Spanish',
    (_id, form) => expect(spanishEase(proseToRunningText(form.body))).toBeGreaterThan(60),
  );
});
