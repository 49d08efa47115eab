import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Paper, pdfProblems } from './check-pdfs.ts';
import { writePdfList } from './pdf-list.ts';
import { fingerprint } from './print.ts';

let root = '';
const html = '<h1>As printed</h1>';
const paper = (now: string): Paper => ({
  document: {
    kind: 'newsletter',
    id: 'spring',
    locale: 'es',
    file: 'newsletter-spring.pdf',
    hasPdf: true,
    title: '',
    lead: null,
    date: null,
    body: [],
    programme: { name: '', phone: { display: '', href: '' } },
    pages: { en: '', es: '' },
    sample: true,
  },
  html: now,
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longcovid-pdfs-'));
  mkdirSync(join(root, 'files/pdf/es'), { recursive: true });
  writeFileSync(join(root, 'files/pdf/es/newsletter-spring.pdf'), '%PDF');
  const { kind, id, locale, file } = paper(html).document;
  writePdfList(root, [{ kind, id, locale, file, pages: 1, bytes: 4, source: fingerprint(html) }]);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const old = 'files/pdf/es/newsletter-spring.pdf: it is missing or older than its text.';
const todo = ' Run node packages/content/tools/make-pdfs.ts.';

test('accepts a PDF of the same text', () => {
  expect(pdfProblems(root, [paper(html)])).toEqual([]);
});

test('reports a PDF of older text, with what to do', () => {
  expect(pdfProblems(root, [paper('<h1>As written since</h1>')])).toEqual([old + todo]);
});

test('reports a missing PDF', () => {
  rmSync(join(root, 'files/pdf/es/newsletter-spring.pdf'));
  expect(pdfProblems(root, [paper(html)])).toEqual([old + todo]);
});

test('reports a PDF without a record', () => {
  expect(pdfProblems(root, [])).toEqual([
    `files/pdf/es/newsletter-spring.pdf: no record has this PDF.${todo}`,
  ]);
});
