import { readdirSync, readFileSync } from 'node:fs';

import type { Locale } from '@longcovid/content';
import { loadContent, loadRecords } from '@longcovid/content/load';
import { parse } from 'node-html-parser';

import { localizePath, pages } from '../../packages/site/src/pages.ts';
import { expect, locales, test } from './test.ts';

const client = new URL('../../packages/site/dist/client/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, client));

/** The PDF reader of content's own tests, which the package does not export. */
type Reader = { readPdf: (bytes: Uint8Array) => Promise<{ text: string; margins: string[] }> };
const reader = new URL('../../packages/content/tools/make-pdfs/read-pdf.ts', import.meta.url).href;

type Line = { kind: string; id: string; locale: Locale; file: string };
const list = JSON.parse(
  readFileSync(new URL('../../packages/content/files/pdf/documents.json', import.meta.url), 'utf8'),
) as Line[];

test('lists each PDF that the site offers', () => {
  const offered = locales.flatMap((locale) =>
    readdirSync(new URL(`pdf/${locale}`, client)).map((file) => `${locale}/${file}`),
  );
  expect(list.map(({ locale, file }) => `${locale}/${file}`).toSorted()).toEqual(offered.toSorted());
});

/** Documents with a page of their own; newsletters open within a page. */
const documents = list.filter(({ kind }) => kind !== 'newsletter');

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Parts of a page that its PDF lacks: table of contents, illustration, the card of the PDF, and help beside the text. */
const ON_SCREEN_ONLY = 'nav, svg, [data-component=document-card], [aria-labelledby=help]';

/** The heading, the lead and the rest of the text of a built page. */
function readPageText(path: string): { heading: string; lead: string; text: string } {
  const html = read(`${path.slice(1)}/index.html`).toString();
  // Without a space before each block, the text of two blocks would run together.
  const main = parse(html.replaceAll(/<\/?(?:p|li|h\d|t[hd]|div|section)\b/g, ' $&')).querySelector('main');
  for (const part of main?.querySelectorAll(ON_SCREEN_ONLY) ?? []) part.remove();
  const heading = main?.querySelector('h1');
  const frame = heading?.parentNode;
  // Beside the heading are the lead, then reading time, type, and the link back.
  const [lead, ...marks] = frame?.childNodes.filter((node) => node.rawTagName === 'p') ?? [];
  const parts = { heading: oneLine(heading?.text ?? ''), lead: oneLine(lead?.text ?? '') };
  for (const node of [heading, lead, ...marks]) node?.remove();
  return { ...parts, text: oneLine(main?.text ?? '') };
}

/** A PDF starts with its publisher and how to reach it, and has its version below the heading, if one is known. */
const VERSION = /^(?:Version|Versión): (?:\S+ ){1,5}$/;

test('has the text of its page in each PDF, in the same order, in both languages', async () => {
  const { readPdf } = (await import(reader)) as Reader;
  const misses: string[] = [];
  for (const { id, locale, file } of documents) {
    const page = pages.find((each) => each.id === id);
    if (!page) {
      misses.push(`${locale}/${file}: no page has its text`);
      continue;
    }
    const path = localizePath(locale, page);
    const { heading, lead, text } = readPageText(path);
    const { text: paper, margins } = await readPdf(read(`pdf/${locale}/${file}`));
    const { name, phone } = loadContent(locale).programme;
    const hasVersion = loadRecords(locale, 'protocols').find((each) => each.id === id)?.versionDate !== null;
    const reach = {
      en: `${phone.display} · 711 (relay) On the web · En español`,
      es: `${phone.display} · 711 (retransmisión) En la web · In English`,
    };
    const opening = `${name} ${reach[locale]} ${heading} `;
    const rest = `${lead} ${text}`;
    const version = paper.slice(opening.length, -rest.length);
    for (const language of locales) {
      const url = loadContent(language).programme.website + localizePath(language, page);
      if (!margins.every((margin) => `${margin} `.includes(`${url.replace('https://', '')} `)))
        misses.push(`${file} does not give ${url} on each page`);
    }
    if (!paper.startsWith(opening) || !paper.endsWith(rest) || !(hasVersion ? VERSION : /^$/).test(version))
      misses.push(`${path} has:\n${opening}| ${rest}\n${file} has:\n${paper}`);
  }
  expect(misses).toEqual([]);
  expect(documents.length).toBeGreaterThan(0);
});
