import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/index.ts';
import type { PaperDocument } from './documents.ts';
import { isCurrent, PDF_FOLDER, readPdfList } from './pdf-list.ts';
import { fingerprint } from './print.ts';

/** A paper and the page of HTML that is printed of it. */
export type Paper = { document: PaperDocument; html: string };

/** The papers whose PDF is older than their words, or not there. */
export function oldPapers(root: string, papers: readonly Paper[]): Paper[] {
  const list = readPdfList(root);
  return papers.filter(({ document, html }) => !isCurrent(root, list, document, fingerprint(html)));
}

/** The PDFs of a language that no paper has. */
export function strayPdfs(root: string, locale: string, papers: readonly Paper[]): string[] {
  const folder = join(root, PDF_FOLDER, locale);
  const wanted = papers
    .filter(({ document }) => document.locale === locale)
    .map(({ document }) => document.file);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !wanted.includes(file)) : [];
}

/** What is wrong with the PDFs, a sentence for each that says what to do. */
export function pdfProblems(root: string, papers: readonly Paper[]): string[] {
  const old = oldPapers(root, papers).map(
    ({ document: { locale, file } }) =>
      `${PDF_FOLDER}/${locale}/${file}: it is older than its words, or not there.`,
  );
  const stray = LOCALES.flatMap((locale) =>
    strayPdfs(root, locale, papers).map(
      (file) => `${PDF_FOLDER}/${locale}/${file}: no record has this PDF any more.`,
    ),
  );
  return [...old, ...stray].map((problem) => `${problem} Run node packages/content/tools/make-pdfs.ts.`);
}
