import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/index.ts';
import type { DocumentKind, PaperDocument } from './documents.ts';

/** Folder of the PDFs in the package, with a subfolder per language. */
export const PDF_FOLDER = 'files/pdf';

/** A printed PDF. */
export type PdfFile = {
  kind: DocumentKind;
  id: string;
  locale: Locale;
  /** File name in the folder of its language. */
  file: string;
  pages: number;
  bytes: number;
  /** Digest of the printed source. */
  source: string;
};

const listFile = (root: string) => join(root, PDF_FOLDER, 'documents.json');

/** The printed PDFs; none before the first run. */
export function readPdfList(root: string): PdfFile[] {
  const file = listFile(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PdfFile[]) : [];
}

export function writePdfList(root: string, list: PdfFile[]): void {
  writeFileSync(listFile(root), `${JSON.stringify(list, null, 2)}\n`);
}

/** Whether the PDF exists and was printed from the same text. */
export const isCurrent = (root: string, list: PdfFile[], document: PaperDocument, source: string): boolean =>
  existsSync(join(root, PDF_FOLDER, document.locale, document.file)) &&
  list.some(
    (pdf) =>
      pdf.kind === document.kind &&
      pdf.id === document.id &&
      pdf.locale === document.locale &&
      pdf.source === source,
  );
