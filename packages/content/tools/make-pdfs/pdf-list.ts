import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/index.ts';
import type { DocumentKind, PaperDocument } from './documents.ts';

/** Folder of the PDFs in the package; in it one folder for each language. */
export const PDF_FOLDER = 'files/pdf';

/** What is known of a PDF that was made. */
export type PdfFile = {
  kind: DocumentKind;
  id: string;
  locale: Locale;
  /** Its name in the folder of its language. */
  file: string;
  pages: number;
  bytes: number;
  /** Fingerprint of what was printed. */
  source: string;
};

const listFile = (root: string) => join(root, PDF_FOLDER, 'documents.json');

/** The PDFs that were made; none before the first time. */
export function readPdfList(root: string): PdfFile[] {
  const file = listFile(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PdfFile[]) : [];
}

/** Keeps the list of what was made. */
export function writePdfList(root: string, list: PdfFile[]): void {
  writeFileSync(listFile(root), `${JSON.stringify(list, null, 2)}\n`);
}

/** Whether the PDF is there and was printed from the same words. */
export const isCurrent = (root: string, list: PdfFile[], document: PaperDocument, source: string): boolean =>
  existsSync(join(root, PDF_FOLDER, document.locale, document.file)) &&
  list.some(
    (pdf) =>
      pdf.kind === document.kind &&
      pdf.id === document.id &&
      pdf.locale === document.locale &&
      pdf.source === source,
  );
