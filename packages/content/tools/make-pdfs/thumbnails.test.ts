import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PACKAGE } from '../../test/content-copy.ts';
import { drawThumbnail } from './draw-thumbnail.ts';
import { makeThumbnails } from './make-thumbnails.ts';
import { PDF_FOLDER, readPdfList } from './pdf-list.ts';
import {
  readThumbnailList,
  THUMBNAIL_FOLDER,
  getExpectedThumbnail,
  thumbnailProblems,
} from './thumbnail-list.ts';

type Canvas = {
  getContext: (kind: '2d') => {
    drawImage: (image: { width: number; height: number }, x: number, y: number) => void;
    getImageData: (x: number, y: number, width: number, height: number) => { data: Uint8ClampedArray };
  };
};
type CanvasLibrary = {
  createCanvas: (width: number, height: number) => Canvas;
  loadImage: (bytes: Buffer) => Promise<{ width: number; height: number }>;
};
const canvas = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))(
  '@napi-rs/canvas',
) as CanvasLibrary;

/** Size of an image, and its share of dark pixels. */
async function readPicture(picture: Buffer) {
  const image = await canvas.loadImage(picture);
  const { width, height } = image;
  const context = canvas.createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const dark = data.filter((value, index) => index % 4 === 0 && value < 200 && data[index + 3] === 255);
  return { width, height, dark: dark.length / (width * height) };
}

test('every PDF has an up-to-date thumbnail of its first page of at most 12 kB', async () => {
  const pdfs = readPdfList(PACKAGE);
  const list = readThumbnailList(PACKAGE);
  const misses: string[] = [];
  let total = 0;
  for (const { locale, file } of pdfs) {
    const wanted = getExpectedThumbnail(PACKAGE, { locale, file });
    const found = list.find((each) => each.locale === locale && each.pdf === file);
    if (!found || found.source !== wanted.source) {
      misses.push(`${locale}/${file}: no thumbnail of this PDF`);
      continue;
    }
    const picture = readFileSync(join(PACKAGE, THUMBNAIL_FOLDER, locale, found.file));
    total += picture.length;
    const { width, height, dark } = await readPicture(picture);
    // Letter paper, 8.5 by 11 inches, rounded down.
    if (height !== Math.floor((width * 11) / 8.5)) misses.push(`${found.file}: ${width} by ${height}`);
    if (picture.length > 12_000) misses.push(`${locale}/${found.file}: ${picture.length} bytes`);
    if (dark < 0.02 || dark > 0.3) misses.push(`${locale}/${found.file}: ${dark} of it is dark`);
  }
  expect(misses).toEqual([]);
  expect(pdfs.filter(({ locale }) => locale === 'es')).toHaveLength(pdfs.length / 2);
  expect(total).toBeLessThan(800_000);
});

describe('when PDFs change', () => {
  const pdf = { locale: 'es', file: 'adult-join.pdf' } as const;
  const bytes = readFileSync(join(PACKAGE, PDF_FOLDER, 'es/adult-join.pdf'));
  const picture = () => readFileSync(join(root, 'files/thumbnails/es/adult-join.webp'));
  let root = '';
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'longcovid-thumbnails-'));
    mkdirSync(join(root, PDF_FOLDER, 'es'), { recursive: true });
    writeFileSync(join(root, PDF_FOLDER, 'es/adult-join.pdf'), bytes);
    await makeThumbnails(root, [pdf]);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const old = 'files/thumbnails/es/adult-join.webp: it is missing or older than its PDF.';
  const todo = ' Run node packages/content/tools/make-pdfs.ts.';

  test('renders deterministically and skips an unchanged PDF', async () => {
    expect(thumbnailProblems(root, [pdf])).toEqual([]);
    expect(await makeThumbnails(root, [pdf])).toBe(0);
    expect((await drawThumbnail(bytes)).equals(picture())).toBe(true);
  });

  test('reports and renders the thumbnail of a changed PDF', async () => {
    appendFileSync(join(root, PDF_FOLDER, 'es/adult-join.pdf'), '\n% printed since');
    expect(thumbnailProblems(root, [pdf])).toEqual([old + todo]);
    expect(await makeThumbnails(root, [pdf])).toBe(1);
    expect(thumbnailProblems(root, [pdf])).toEqual([]);
  });

  test('reports a missing thumbnail and a missing PDF', () => {
    rmSync(join(root, 'files/thumbnails/es/adult-join.webp'));
    expect(thumbnailProblems(root, [pdf])).toEqual([old + todo]);
    rmSync(join(root, PDF_FOLDER, 'es/adult-join.pdf'));
    expect(thumbnailProblems(root, [pdf])).toEqual([old + todo]);
  });

  test('reports and deletes a thumbnail without a PDF', async () => {
    expect(thumbnailProblems(root, [])).toEqual([
      `files/thumbnails/es/adult-join.webp: no PDF has this thumbnail.${todo}`,
    ]);
    await makeThumbnails(root, []);
    expect(thumbnailProblems(root, [])).toEqual([]);
  });
});
