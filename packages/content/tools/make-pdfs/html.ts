import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FORMAT_LOCALE } from '../../src/index.ts';
import type { Locale, Prose, ProseBlock, ProseInline } from '../../src/index.ts';
import type { PaperDocument } from './documents.ts';

/** The messages of documents: `messages/<locale>/documents.json`. */
export type PaperMessages = {
  newsletter: string;
  version: string;
  sample: string;
  page: string;
  phone: string;
  onTheWeb: string;
  /** The name of the other language's page, in that language. */
  inOtherLanguage: string;
};

const PREFIX = 'documents.pdf.';

/** Reads the messages of documents in one language; `root` is the package's folder. */
export function loadPaperMessages(root: string, locale: Locale): PaperMessages {
  const getMessage = (id: string, language = locale): string => {
    const file = `messages/${language}/documents.json`;
    const messages = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
    const text = messages[PREFIX + id];
    if (text === undefined) throw new Error(`${file}: ${PREFIX}${id} is missing.`);
    return text;
  };
  return {
    newsletter: getMessage('newsletter'),
    version: getMessage('version'),
    sample: getMessage('sample'),
    page: getMessage('page'),
    phone: getMessage('phone'),
    onTheWeb: getMessage('onTheWeb'),
    inOtherLanguage: getMessage('inThisLanguage', getOther(locale)),
  };
}

const getOther = (locale: Locale): Locale => (locale === 'en' ? 'es' : 'en');

/** A document as an HTML page without fonts: one h1, then the text of the record. */
export function paperHtml(document: PaperDocument, allMessages: PaperMessages): string {
  const { locale, title, lead, body } = document;
  const name = paperTitle(document, allMessages);
  const [before = '', between = ''] = allMessages.page.split(/\{\w+\}/);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escape(name)}</title>
<style>
${STYLES}
@page {
  @bottom-left { content: ${formatFoot(document, allMessages).map(cssString).join(' "\\A" ')}; }
  @bottom-right { content: ${cssString(before)} counter(page) ${cssString(between)} counter(pages); }
}
</style>
</head>
<body>
${head(document, allMessages)}
<h1>${escape(document.kind === 'newsletter' ? name : title)}</h1>
${versionLine(document, allMessages)}${lead === null ? '' : `<p class="lead">${escape(lead)}</p>\n`}${body.map(block).join('\n')}
</body>
</html>
`;
}

/** The lines at the left of every foot: that it is a sample, phone, its page on the web, and in the other language. */
export function formatFoot(
  { locale, programme, pages, sample }: PaperDocument,
  allMessages: PaperMessages,
): string[] {
  const withoutScheme = (url: string) => url.replace('https://', '');
  return [
    ...(sample ? [allMessages.sample] : []),
    allMessages.phone.replace('{phone}', programme.phone.display),
    withoutScheme(pages[locale]),
    `${allMessages.inOtherLanguage}: ${withoutScheme(pages[getOther(locale)])}`,
  ];
}

/** A screen reader skips the foot, so the head has the same as links. */
function head({ locale, programme, pages }: PaperDocument, allMessages: PaperMessages): string {
  const { name, phone } = programme;
  const other = getOther(locale);
  const call = `<a href="${escape(phone.href)}">${escape(phone.display)}</a>`;
  return `<div class="head">${MARK}<p class="publisher">${escape(name)}</p><div class="reach">
<p>${escape(allMessages.phone).replace('{phone}', call)}</p>
<p><a href="${escape(pages[locale])}">${escape(allMessages.onTheWeb)}</a> · <a href="${escape(pages[other])}" lang="${other}">${escape(allMessages.inOtherLanguage)}</a></p>
</div></div>`;
}

/** The mark of the site's header. */
const MARK =
  '<svg width="32" height="32" aria-hidden="true"><path d="M15 28A12 12 0 0 1 11 5"/><path class="accent" d="M17 4A12 12 0 0 1 21 27"/></svg>';

/** The text of the head in reading order. */
export const formatHead = ({ programme }: PaperDocument, allMessages: PaperMessages): string =>
  [
    programme.name,
    allMessages.phone.replace('{phone}', programme.phone.display),
    `${allMessages.onTheWeb} · ${allMessages.inOtherLanguage}`,
  ].join(' ');

/** Title of the file. */
export const paperTitle = ({ kind, title }: PaperDocument, allMessages: PaperMessages): string =>
  kind === 'newsletter' ? allMessages.newsletter.replace('{title}', title) : title;

function versionLine(document: PaperDocument, allMessages: PaperMessages): string {
  const version = formatVersion(document, allMessages);
  return version === '' ? '' : `<p class="version">${escape(version)}</p>\n`;
}

/** The version line of a document; empty without a date: a newsletter has its season. */
export function formatVersion({ kind, date, locale }: PaperDocument, allMessages: PaperMessages): string {
  if (kind === 'newsletter' || date === null) return '';
  return allMessages.version.replace('{date}', formatDate(date, locale));
}

/** Formats a day (2025-02-13) or month (2026-11). */
function formatDate(date: string, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'long',
    ...(date.length > 7 && { day: 'numeric' }),
    timeZone: 'UTC',
  };
  return new Intl.DateTimeFormat(FORMAT_LOCALE[locale], options).format(new Date(date));
}

function block(each: ProseBlock): string {
  switch (each.type) {
    case 'paragraph':
      return `<p>${inlines(each.children)}</p>`;
    case 'heading':
      return `<h${each.level}>${inlines(each.children)}</h${each.level}>`;
    case 'list': {
      const tag = each.ordered ? 'ol' : 'ul';
      return `<${tag}>${each.items.map((item) => `<li>${listItem(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return table(each);
    case 'embed':
      throw new Error(`A PDF cannot show "${each.name}". Replace it with text, or remove it.`);
  }
}

/** The only paragraph of a list item is its text. */
const listItem = (item: Prose): string =>
  item.map((each) => (each.type === 'paragraph' ? inlines(each.children) : block(each))).join('');

const table = ({ header, rows }: Extract<ProseBlock, { type: 'table' }>): string => {
  const head = header.map((cell) => `<th scope="col">${inlines(cell)}</th>`).join('');
  const body = rows.map(([first = [], ...others]) => {
    const cells = others.map((cell) => `<td>${inlines(cell)}</td>`).join('');
    return `<tr><th scope="row">${inlines(first)}</th>${cells}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
};

const inlines = (children: ProseInline[]): string => children.map(inline).join('');

/** Links within the site lead nowhere on paper, so they become plain text. */
function inline(child: ProseInline): string {
  switch (child.type) {
    case 'text':
      return escape(child.value);
    case 'strong':
      return `<strong>${inlines(child.children)}</strong>`;
    case 'emphasis':
      return `<em>${inlines(child.children)}</em>`;
    case 'link':
      return /^(https|mailto|tel):/.test(child.href)
        ? `<a href="${escape(child.href)}">${inlines(child.children)}</a>`
        : inlines(child.children);
  }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const cssString = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Large type for low vision, a ragged right edge, and margins for a thumb. `pre-wrap`: Chromium 156 drops the space at
 * a line break, which joins two words in bookmarks and for some screen readers. Review in November 2027.
 */
const STYLES = `
@page { size: letter; margin: 0.9in 1in 1.15in; font: 400 9.5pt/1.35 'Paper'; color: #3D4F57; white-space: pre-wrap; }
@page { @bottom-left { text-align: start; } @bottom-right { text-align: end; } }
body { margin: 0; font: 400 13pt/1.55 'Paper'; color: #14242B; }
h1, h2, h3, h4 { line-height: 1.2; break-after: avoid; }
h1, h2, h3, h4, p, li, th, td { white-space: pre-wrap; }
h1 { margin: 0 0 4mm; font-size: 25pt; }
h2 { margin: 9mm 0 2mm; font-size: 17pt; }
h3, h4 { margin: 6mm 0 2mm; font-size: 14pt; }
p, ul, ol, table { margin: 0 0 4mm; }
p, li { orphans: 3; widows: 3; }
li { margin-bottom: 1.5mm; }
.head { display: flex; align-items: center; gap: 3mm; border-bottom: 0.5mm solid #0B5A6E; padding-bottom: 3mm; margin-bottom: 7mm; }
.head p { margin: 0; }
.head svg { flex: none; fill: none; stroke: #0B5A6E; stroke-width: 5; stroke-linecap: round; }
.head .accent { stroke: #8A3B12; }
.publisher { flex: 1; color: #0B5A6E; font-weight: 700; line-height: 1.25; }
.reach { flex: none; font-size: 12pt; line-height: 1.35; text-align: end; }
.version { color: #3D4F57; }
.lead { font-size: 15pt; }
a { color: #0A4A63; }
table { border-collapse: collapse; width: 100%; break-inside: avoid; }
th, td { border: 0.3mm solid #5F7179; padding: 2mm 3mm; text-align: start; }
tr { break-inside: avoid; }
`.trim();

/** The site's fonts, inlined, since documents are printed without a network. */
export function fontFaces(): string {
  const site = createRequire(new URL('../../../site/package.json', import.meta.url));
  return [400, 700]
    .map((weight) => {
      const file = site.resolve(
        `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`,
      );
      const bytes = readFileSync(file).toString('base64');
      return `@font-face { font-family: 'Paper'; font-weight: ${weight}; src: url('data:font/woff2;base64,${bytes}'); }`;
    })
    .join('\n');
}
