import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/index.ts';
import { LOCALES } from '../../src/index.ts';
import { PDF_FOLDER } from './pdf-list.ts';
import type { PdfFile } from './pdf-list.ts';

/** Folder of the thumbnails in the package, with a subfolder per language. */
export const THUMBNAIL_FOLDER = 'files/thumbnails';

/** Size of a letter page in pixels, for a device pixel ratio of 2, and WebP quality. */
export const THUMBNAIL = { width: 240, height: 310, quality: 70 };

/** The thumbnail of a PDF's first page. */
export type Thumbnail = {
  locale: Locale;
  /** The PDF, in the folder of its language. */
  pdf: string;
  /** The thumbnail, in the folder of its language. */
  file: string;
  /** Digest of the PDF and the rendering options. */
  source: string;
};

/** An expected thumbnail; without a source when its PDF is missing. */
type Wanted = Omit<Thumbnail, 'source'> & { source: string | null };

const listFile = (root: string) => join(root, THUMBNAIL_FOLDER, 'thumbnails.json');

/** The rendered thumbnails; none before the first run. */
export function readThumbnailList(root: string): Thumbnail[] {
  const file = listFile(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Thumbnail[]) : [];
}

export function writeThumbnailList(root: string, list: readonly Thumbnail[]): void {
  writeFileSync(listFile(root), `${JSON.stringify(list, null, 2)}\n`);
}

/** The expected thumbnail of a PDF; its source is null when the PDF is missing. */
export function getExpectedThumbnail(
  root: string,
  { locale, file }: Pick<PdfFile, 'locale' | 'file'>,
): Wanted {
  const pdf = join(root, PDF_FOLDER, locale, file);
  const source = existsSync(pdf)
    ? createHash('sha256')
        .update(readFileSync(pdf))
        .update(JSON.stringify(THUMBNAIL))
        .digest('hex')
        .slice(0, 16)
    : null;
  return { locale, pdf: file, file: file.replace(/\.pdf$/, '.webp'), source };
}

/** Whether the thumbnail exists and was rendered from the current PDF. */
export function isDrawn(root: string, list: readonly Thumbnail[], wanted: Wanted): boolean {
  const { locale, file, source } = wanted;
  return (
    existsSync(join(root, THUMBNAIL_FOLDER, locale, file)) &&
    list.some((known) => known.locale === locale && known.file === file && known.source === source)
  );
}

/** The thumbnails of a language without a PDF. */
export function strayThumbnails(root: string, locale: Locale, wanted: readonly Wanted[]): string[] {
  const folder = join(root, THUMBNAIL_FOLDER, locale);
  const files = wanted.filter((each) => each.locale === locale).map(({ file }) => file);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !files.includes(file)) : [];
}

/** One message per invalid thumbnail of these PDFs, with what to do. */
export function thumbnailProblems(root: string, pdfs: readonly Pick<PdfFile, 'locale' | 'file'>[]): string[] {
  const list = readThumbnailList(root);
  const wanted = pdfs.map((pdf) => getExpectedThumbnail(root, pdf));
  const old = wanted
    .filter((each) => !isDrawn(root, list, each))
    .map(({ locale, file }) => `${THUMBNAIL_FOLDER}/${locale}/${file}: it is missing or older than its PDF.`);
  const stray = LOCALES.flatMap((locale) =>
    strayThumbnails(root, locale, wanted).map(
      (file) => `${THUMBNAIL_FOLDER}/${locale}/${file}: no PDF has this thumbnail.`,
    ),
  );
  return [...old, ...stray].map((problem) => `${problem} Run node packages/content/tools/make-pdfs.ts.`);
}
