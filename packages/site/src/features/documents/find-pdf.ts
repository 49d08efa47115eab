import type { Locale } from '@longcovid/content';

import { contentFileList } from './content-files.ts';

/** A PDF of a record, as the site serves it. */
export type RecordPdf = {
  href: string;
  pages: number;
  bytes: number;
  /** Thumbnail of its first page. Absent for none. */
  thumbnail?: string;
};

/** A kind of record that has PDFs. */
export type PdfKind = 'study-material' | 'newsletter' | 'protocol';

/** A PDF in a list of documents. */
export type ListedPdf = RecordPdf & {
  /** Title of the document. */
  title: string;
  /** Text of the link. Default: 'Download', with the title for screen readers. */
  label?: string;
};

/** An item of content's index of PDFs. */
type PdfLine = { kind: PdfKind; id: string; locale: Locale; file: string; pages: number; bytes: number };

/** An item of content's index of thumbnails. */
type ThumbnailLine = { locale: Locale; pdf: string; file: string };

/** The PDF of a record in a language; null for none. Server only. */
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

/** The PDF of a record in a list of documents; undefined for none. Server only. */
export function findListedPdf(
  locale: Locale,
  kind: PdfKind,
  { id, title, downloadLabel }: { id: string; title: string; downloadLabel?: string },
): ListedPdf | undefined {
  const pdf = findPdf(locale, kind, id);
  return pdf ? { ...pdf, title, ...(downloadLabel !== undefined && { label: downloadLabel }) } : undefined;
}
