/**
 * Prints every study material, newsletter and consent form as a tagged PDF in both languages, `files/pdf/<locale>`;
 * writes pages and bytes of each into `files/pdf/documents.json`, and into its record what the record holds.
 * A PDF whose words have not changed is left alone; `--all` prints them anew, `--check` only says which are too old.
 * Needs Chromium. Run in the folder of the package, then build the content.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../src/index.ts';
import { paperDocuments } from './make-pdfs/documents.ts';
import { fingerprint, openPrinter } from './make-pdfs/print.ts';
import { paperHtml, paperWords } from './make-pdfs/html.ts';
import { readPdf } from './make-pdfs/read-pdf.ts';
import { nameInRecord } from './make-pdfs/record-fields.ts';
import { isCurrent, PDF_FOLDER, readPdfList, writePdfList } from './make-pdfs/pdf-list.ts';
import type { PdfFile } from './make-pdfs/pdf-list.ts';

const root = '.';
const words = { en: paperWords(root, 'en'), es: paperWords(root, 'es') };
const documents = paperDocuments(root).map((document) => ({
  document,
  html: paperHtml(document, words[document.locale]),
}));
const known = readPdfList(root);
const old = documents.filter(
  ({ document, html }) =>
    process.argv.includes('--all') || !isCurrent(root, known, document, fingerprint(html)),
);

if (process.argv.includes('--check')) {
  for (const { document } of old) {
    process.stderr.write(
      `${PDF_FOLDER}/${document.locale}/${document.file}: it is older than its words, or not there. Run node tools/make-pdfs.ts.\n`,
    );
  }
  process.exit(old.length > 0 ? 1 : 0);
}

const printer = await openPrinter();
const made: PdfFile[] = [];
for (const { document, html } of old) {
  const { kind, id, locale, file } = document;
  const bytes = await printer.print(html);
  mkdirSync(join(root, PDF_FOLDER, locale), { recursive: true });
  writeFileSync(join(root, PDF_FOLDER, locale, file), bytes);
  const { pages } = await readPdf(bytes);
  made.push({ kind, id, locale, file, pages, bytes: bytes.length, source: fingerprint(html) });
  nameInRecord(root, { kind, id, locale, file, pages, bytes: bytes.length });
}
await printer.close();

const list = documents.flatMap(({ document: { kind, id, locale } }) =>
  [...made, ...known]
    .filter((pdf) => pdf.kind === kind && pdf.id === id && pdf.locale === locale)
    .slice(0, 1),
);
writePdfList(root, list);
for (const locale of LOCALES) {
  const folder = join(root, PDF_FOLDER, locale);
  const wanted = list.filter((pdf) => pdf.locale === locale).map(({ file }) => file);
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!wanted.includes(file)) rmSync(join(folder, file));
  }
}
const total = list.reduce((sum, { bytes }) => sum + bytes, 0);
process.stdout.write(`PDFs: ${list.length} files, ${made.length} printed, ${Math.round(total / 1000)} kB.\n`);
