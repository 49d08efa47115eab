/**
 * Prints every study material, newsletter and consent form as a tagged PDF in both languages, `files/pdf/<locale>`;
 * writes pages and bytes of each to `files/pdf/documents.json` and to its record; renders the first page of each to
 * `files/thumbnails/<locale>`. Unchanged PDFs and thumbnails are skipped; `--all` prints all. `--check` only lists
 * outdated and orphaned files; a new record needs no PDF. Printing needs Chromium. Build the content afterwards.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../src/index.ts';
import { checkTags } from './make-pdfs/check-tags.ts';
import { oldPapers, pdfProblems, strayPdfs } from './make-pdfs/check-pdfs.ts';
import { paperDocuments } from './make-pdfs/documents.ts';
import { fingerprint, openPrinter } from './make-pdfs/print.ts';
import { paperHtml, loadPaperMessages } from './make-pdfs/html.ts';
import { readPdf } from './make-pdfs/read-pdf.ts';
import { makeThumbnails } from './make-pdfs/make-thumbnails.ts';
import { nameInRecord } from './make-pdfs/record-fields.ts';
import { PDF_FOLDER, readPdfList, writePdfList } from './make-pdfs/pdf-list.ts';
import type { PdfFile } from './make-pdfs/pdf-list.ts';
import { thumbnailProblems } from './make-pdfs/thumbnail-list.ts';

const root = join(import.meta.dirname, '..');
const messages = { en: loadPaperMessages(root, 'en'), es: loadPaperMessages(root, 'es') };
const papers = readDocuments().map((document) => ({
  document,
  html: paperHtml(document, messages[document.locale]),
}));

if (process.argv.includes('--check')) {
  const printed = papers.filter(({ document }) => document.hasPdf);
  const problems = [
    ...pdfProblems(root, printed),
    ...thumbnailProblems(
      root,
      printed.map(({ document }) => document),
    ),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(problems.length > 0 ? 1 : 0);
}

const known = readPdfList(root);
const old = process.argv.includes('--all') ? papers : oldPapers(root, papers);
const printer = await openPrinter();
const made: PdfFile[] = [];
for (const { document, html } of old) {
  const { kind, id, locale, file } = document;
  const bytes = await printer.print(html, document.programme.name);
  const problems = checkTags(bytes);
  if (problems.length > 0) throw new Error(`${locale}/${file} is not accessible:\n${problems.join('\n')}`);
  mkdirSync(join(root, PDF_FOLDER, locale), { recursive: true });
  writeFileSync(join(root, PDF_FOLDER, locale, file), bytes);
  const { pages } = await readPdf(bytes);
  made.push({ kind, id, locale, file, pages, bytes: bytes.length, source: fingerprint(html) });
  nameInRecord(root, { kind, id, locale, file, pages, bytes: bytes.length });
}
await printer.close();

const list = papers.flatMap(({ document: { kind, id, locale } }) =>
  [...made, ...known]
    .filter((pdf) => pdf.kind === kind && pdf.id === id && pdf.locale === locale)
    .slice(0, 1),
);
writePdfList(root, list);
for (const locale of LOCALES) {
  for (const file of strayPdfs(root, locale, papers)) rmSync(join(root, PDF_FOLDER, locale, file));
}
const drawn = await makeThumbnails(root, list);
const total = list.reduce((sum, { bytes }) => sum + bytes, 0);
process.stdout.write(
  `PDFs: ${list.length} files, ${made.length} printed, ${Math.round(total / 1000)} kB; ${drawn} thumbnails rendered.\n`,
);

/** Errors in the content end the program. */
function readDocuments() {
  try {
    return paperDocuments(root);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
