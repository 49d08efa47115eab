import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/index.ts';
import { LOCALES } from '../../src/index.ts';
import { PDF_FOLDER } from './pdf-list.ts';
import type { PdfFile } from './pdf-list.ts';

/** Folder of the thumbnails in the package; in it one folder for each language. */
export const THUMBNAIL_FOLDER = 'files/thumbnails';

/** How the first page of letter paper is drawn: pixels, two to each that it takes on the screen, and WebP quality. */
export const THUMBNAIL = { width: 240, height: 310, quality: 70 };

/** The picture of a PDF's first page. */
export type Thumbnail = {
  locale: Locale;
  /** The PDF, in the folder of its language. */
  pdf: string;
  /** The picture's name in the folder of its language. */
  file: string;
  /** Fingerprint of the PDF and of how it was drawn. */
  source: string;
};

/** A thumbnail as it has to be, or the PDF that is not there to draw it from. */
type Wanted = Omit<Thumbnail, 'source'> & { source: string | null };

const listFile = (root: string) => join(root, THUMBNAIL_FOLDER, 'thumbnails.json');

/** The thumbnails that were drawn; none before the first time. */
export function readThumbnailList(root: string): Thumbnail[] {
  const file = listFile(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Thumbnail[]) : [];
}

/** Keeps the list of what was drawn. */
export function writeThumbnailList(root: string, list: readonly Thumbnail[]): void {
  writeFileSync(listFile(root), `${JSON.stringify(list, null, 2)}\n`);
}

/** The thumbnail that a PDF has to have; its source is null while the PDF is not there. */
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

/** Whether the picture is there and was drawn from the PDF as it is now. */
export function isDrawn(root: string, list: readonly Thumbnail[], wanted: Wanted): boolean {
  const { locale, file, source } = wanted;
  return (
    existsSync(join(root, THUMBNAIL_FOLDER, locale, file)) &&
    list.some((known) => known.locale === locale && known.file === file && known.source === source)
  );
}

/** The thumbnails of a language that no PDF has. */
export function strayThumbnails(root: string, locale: Locale, wanted: readonly Wanted[]): string[] {
  const folder = join(root, THUMBNAIL_FOLDER, locale);
  const files = wanted.filter((each) => each.locale === locale).map(({ file }) => file);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !files.includes(file)) : [];
}

/** What is wrong with the thumbnails of these PDFs, a sentence for each that says what to do. */
export function thumbnailProblems(root: string, pdfs: readonly Pick<PdfFile, 'locale' | 'file'>[]): string[] {
  const list = readThumbnailList(root);
  const wanted = pdfs.map((pdf) => getExpectedThumbnail(root, pdf));
  const old = wanted
    .filter((each) => !isDrawn(root, list, each))
    .map(
      ({ locale, file }) => `${THUMBNAIL_FOLDER}/${locale}/${file}: it is older than its PDF, or not there.`,
    );
  const stray = LOCALES.flatMap((locale) =>
    strayThumbnails(root, locale, wanted).map(
      (file) => `${THUMBNAIL_FOLDER}/${locale}/${file}: no PDF has this picture any more.`,
    ),
  );
  return [...old, ...stray].map((problem) => `${problem} Run node packages/content/tools/make-pdfs.ts.`);
}
