import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/index.ts';
import { drawThumbnail } from './draw-thumbnail.ts';
import { PDF_FOLDER } from './pdf-list.ts';
import type { PdfFile } from './pdf-list.ts';
import {
  isDrawn,
  readThumbnailList,
  strayThumbnails,
  THUMBNAIL_FOLDER,
  getExpectedThumbnail,
  writeThumbnailList,
} from './thumbnail-list.ts';
import type { Thumbnail } from './thumbnail-list.ts';

/**
 * Renders the thumbnails of changed PDFs, deletes those without a PDF, and writes the list. Returns the number
 * rendered. Throws when a PDF is missing.
 */
export async function makeThumbnails(
  root: string,
  pdfs: readonly Pick<PdfFile, 'locale' | 'file'>[],
): Promise<number> {
  const known = readThumbnailList(root);
  const list: Thumbnail[] = [];
  let drawn = 0;
  for (const pdf of pdfs) {
    const wanted = getExpectedThumbnail(root, pdf);
    const { locale, file, source } = wanted;
    if (source === null)
      throw new Error(
        `${PDF_FOLDER}/${locale}/${pdf.file} is missing, so it cannot be rendered. Print it first.`,
      );
    if (!isDrawn(root, known, wanted)) {
      const picture = await drawThumbnail(readFileSync(join(root, PDF_FOLDER, locale, pdf.file)));
      mkdirSync(join(root, THUMBNAIL_FOLDER, locale), { recursive: true });
      writeFileSync(join(root, THUMBNAIL_FOLDER, locale, file), picture);
      drawn += 1;
    }
    list.push({ ...wanted, source });
  }
  writeThumbnailList(root, list);
  for (const locale of LOCALES) {
    for (const file of strayThumbnails(root, locale, list))
      rmSync(join(root, THUMBNAIL_FOLDER, locale, file));
  }
  return drawn;
}
