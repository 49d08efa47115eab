import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Locale } from '@longcovid/content';

/** A PDF of a record, as the site serves it. */
export type RecordPdf = { href: string; pages: number; bytes: number };

/** A kind of record that has PDFs. */
export type PdfKind = 'study-material' | 'newsletter' | 'protocol';

/** A PDF in a list of documents. */
export type ListedPdf = RecordPdf & {
  /** Names the document. */
  title: string;
  /** What the link to it does, where it names the document by itself. Default: 'Download', and the title, which is heard. */
  label?: string;
};

/** A line of content's list of PDFs. */
type PdfLine = { kind: PdfKind; id: string; locale: Locale; file: string; pages: number; bytes: number };

let list: PdfLine[] | undefined;

const readList = (): PdfLine[] =>
  JSON.parse(
    readFileSync(
      createRequire(import.meta.url)
        .resolve('@longcovid/content/package.json')
        .replace(/package\.json$/, 'files/pdf/documents.json'),
      'utf8',
    ),
  ) as PdfLine[];

/** The PDF of a record in a language; null when none was made. Server only. */
export function pdfOf(locale: Locale, kind: PdfKind, id: string): RecordPdf | null {
  list ??= readList();
  const found = list.find((pdf) => pdf.kind === kind && pdf.id === id && pdf.locale === locale);
  return found ? { href: `/pdf/${locale}/${found.file}`, pages: found.pages, bytes: found.bytes } : null;
}

/** The PDF of a record in a list of documents; undefined when none was made. Server only. */
export function listedPdf(
  locale: Locale,
  kind: PdfKind,
  { id, title, downloadLabel }: { id: string; title: string; downloadLabel?: string },
): ListedPdf | undefined {
  const pdf = pdfOf(locale, kind, id);
  return pdf ? { ...pdf, title, ...(downloadLabel !== undefined && { label: downloadLabel }) } : undefined;
}
