import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/index.ts';
import type { PaperDocument } from './documents.ts';
import { isCurrent, PDF_FOLDER, readPdfList } from './pdf-list.ts';
import { fingerprint } from './print.ts';

/** A document and the HTML that is printed. */
export type Paper = { document: PaperDocument; html: string };

/** The documents whose PDF is missing or older than the text. */
export function oldPapers(root: string, papers: readonly Paper[]): Paper[] {
  const list = readPdfList(root);
  return papers.filter(({ document, html }) => !isCurrent(root, list, document, fingerprint(html)));
}

/** The PDFs of a language without a document. */
export function strayPdfs(root: string, locale: string, papers: readonly Paper[]): string[] {
  const folder = join(root, PDF_FOLDER, locale);
  const wanted = papers
    .filter(({ document }) => document.locale === locale)
    .map(({ document }) => document.file);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !wanted.includes(file)) : [];
}

/** One message per invalid PDF, with what to do. */
export function pdfProblems(root: string, papers: readonly Paper[]): string[] {
  const old = oldPapers(root, papers).map(
    ({ document: { locale, file } }) =>
      `${PDF_FOLDER}/${locale}/${file}: it is missing or older than its text.`,
  );
  const stray = LOCALES.flatMap((locale) =>
    strayPdfs(root, locale, papers).map((file) => `${PDF_FOLDER}/${locale}/${file}: no record has this PDF.`),
  );
  return [...old, ...stray].map((problem) => `${problem} Run node packages/content/tools/make-pdfs.ts.`);
}
