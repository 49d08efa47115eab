import { createRequire } from 'node:module';
import { THUMBNAIL } from './thumbnail-list.ts';

type Canvas = { encode: (format: 'webp', quality: number) => Promise<Buffer> };
type CanvasLibrary = { createCanvas: (width: number, height: number) => Canvas };
type PdfPage = {
  getViewport: (options: { scale: number }) => { width: number };
  render: (options: { canvas: Canvas; viewport: { width: number } }) => { promise: Promise<void> };
};
type PdfJs = {
  getDocument: (source: { data: Uint8Array; verbosity: number; useSystemFonts: boolean }) => {
    promise: Promise<{ getPage: (number: number) => Promise<PdfPage> }>;
    destroy: () => Promise<void>;
  };
};

/**
 * Renders the first page of a PDF as a small WebP of `THUMBNAIL` pixels. Deterministic. Throws when the PDF is broken.
 */
export async function drawThumbnail(pdf: Uint8Array): Promise<Buffer> {
  const pdfjsFile = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs');
  // The canvas that pdf.js uses without a browser.
  const { createCanvas } = createRequire(pdfjsFile)('@napi-rs/canvas') as CanvasLibrary;
  const { getDocument } = (await import(pdfjsFile)) as PdfJs;
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const page = await (await task.promise).getPage(1);
  const canvas = createCanvas(THUMBNAIL.width, THUMBNAIL.height);
  const scale = THUMBNAIL.width / page.getViewport({ scale: 1 }).width;
  await page.render({ canvas, viewport: page.getViewport({ scale }) }).promise;
  const picture = await canvas.encode('webp', THUMBNAIL.quality);
  await task.destroy();
  return picture;
}
