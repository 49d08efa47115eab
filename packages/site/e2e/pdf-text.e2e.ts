import { readFileSync } from 'node:fs';

import type { Locale } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';
import { parse } from 'node-html-parser';

import { localizePath, pages } from '../src/pages.ts';
import { expect, test } from './test.ts';

const client = new URL('../dist/client/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, client));

/** The PDF reader of content's own tests, which the package does not export. */
type Reader = { readPdf: (bytes: Uint8Array) => Promise<{ text: string }> };
const reader = new URL('../../content/tools/make-pdfs/read-pdf.ts', import.meta.url).href;

type Line = { kind: string; id: string; locale: Locale; file: string };
const list = JSON.parse(
  readFileSync(new URL('../../content/files/pdf/documents.json', import.meta.url), 'utf8'),
) as Line[];

/** Documents with a page of their own; newsletters open within a page. */
const documents = list.filter(({ kind }) => kind !== 'newsletter');

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Parts of a page that its PDF lacks: table of contents, illustration, and the card of the PDF. */
const ON_SCREEN_ONLY = 'nav, svg, [data-component=document-card]';

/** The heading, the lead and the rest of the text of a built page. */
function readPageText(address: string): { heading: string; lead: string; text: string } {
  const html = read(`${address.slice(1)}/index.html`).toString();
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

/** A PDF starts with its publisher, and has its version below the heading. */
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
    const address = localizePath(locale, page);
    const { heading, lead, text } = readPageText(address);
    const paper = (await readPdf(read(`pdf/${locale}/${file}`))).text;
    const opening = `${loadContent(locale).programme.name} ${heading} `;
    const rest = `${lead} ${text}`;
    const version = paper.slice(opening.length, -rest.length);
    if (!paper.startsWith(opening) || !paper.endsWith(rest) || !VERSION.test(version))
      misses.push(`${address} says:\n${opening}| ${rest}\n${file} says:\n${paper}`);
  }
  expect(misses).toEqual([]);
  expect(documents).toHaveLength(56);
});
