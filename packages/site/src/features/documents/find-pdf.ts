import type { Locale } from '@longcovid/content';

import { contentFileList } from './content-files.ts';

/** A PDF of a record, as the site serves it. */
export type RecordPdf = {
  href: string;
  pages: number;
  bytes: number;
  /** A picture of its first page. Left out where none was drawn. */
  thumbnail?: string;
};

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

/** A line of content's list of thumbnails. */
type ThumbnailLine = { locale: Locale; pdf: string; file: string };

/** The PDF of a record in a language; null when none was made. Server only. */
export function findPdf(locale: Locale, kind: PdfKind, id: string): RecordPdf | null {
  const pdfs = contentFileList('pdf/documents.json') as PdfLine[];
  const thumbnails = contentFileList('thumbnails/thumbnails.json') as ThumbnailLine[];
  const found = pdfs.find((pdf) => pdf.kind === kind && pdf.id === id && pdf.locale === locale);
  if (!found) return null;
  const { file, pages, bytes } = found;
  const drawn = thumbnails.find((each) => each.locale === locale && each.pdf === file);
  return {
    href: `/pdf/${locale}/${file}`,
    pages,
    bytes,
    ...(drawn && { thumbnail: `/thumbnails/${locale}/${drawn.file}` }),
  };
}

/** The PDF of a record in a list of documents; undefined when none was made. Server only. */
export function findListedPdf(
  locale: Locale,
  kind: PdfKind,
  { id, title, downloadLabel }: { id: string; title: string; downloadLabel?: string },
): ListedPdf | undefined {
  const pdf = findPdf(locale, kind, id);
  return pdf ? { ...pdf, title, ...(downloadLabel !== undefined && { label: downloadLabel }) } : undefined;
}
