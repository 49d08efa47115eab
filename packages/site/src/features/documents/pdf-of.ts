import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Locale } from '@longcovid/content';

/** A PDF of a record, as the site serves it. */
export type RecordPdf = { href: string; pages: number; bytes: number };

/** A line of content's list of PDFs. */
type ListedPdf = { kind: string; id: string; locale: Locale; file: string; pages: number; bytes: number };

let list: ListedPdf[] | undefined;

const readList = (): ListedPdf[] =>
  JSON.parse(
    readFileSync(
      createRequire(import.meta.url)
        .resolve('@longcovid/content/package.json')
        .replace(/package\.json$/, 'files/pdf/documents.json'),
      'utf8',
    ),
  ) as ListedPdf[];

/** The PDF of a record in a language; null when none was made. Server only. */
export function pdfOf(
  locale: Locale,
  kind: 'study-material' | 'newsletter' | 'protocol',
  id: string,
): RecordPdf | null {
  list ??= readList();
  const found = list.find((pdf) => pdf.kind === kind && pdf.id === id && pdf.locale === locale);
  return found ? { href: `/pdf/${locale}/${found.file}`, pages: found.pages, bytes: found.bytes } : null;
}
