import type { Page } from 'playwright';

/** Pictures of a page, as a program looks at them: `window.pictures`, each with its pixels as RGBA bytes. */
export type Pictures = readonly { width: number; height: number; data: Uint8ClampedArray }[];

/** Higher pages are looked at to here: a picture of more takes longer than it tells. */
export const MAX_HEIGHT_PX = 8000;

/** A picture of the page as far as 8000 px, without its caret, each animation at its end. */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX) },
    animations: 'disabled',
    caret: 'hide',
  });
}

/**
 * Runs `look` where the pixels of the pictures can be read: in an empty page beside the one that is tested, whose
 * content security policy has no say there. `look` runs in that page and sees `window.pictures`.
 */
export async function measurePixels<Given, Seen>(
  page: Page,
  pictures: readonly Buffer[],
  look: (given: Given) => Seen,
  given: Given,
): Promise<Seen> {
  const desk = await page.context().newPage();
  try {
    await desk.goto('about:blank');
    await desk.evaluate(
      async (encoded) => {
        const decode = async (base64: string) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const { width, height } = bitmap;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (!context) throw new Error('This browser draws no picture without a window.');
          context.drawImage(bitmap, 0, 0);
          return { width, height, data: context.getImageData(0, 0, width, height).data };
        };
        window.pictures = await Promise.all(encoded.map(decode));
        const linear = (byte: number) => {
          const part = byte / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        };
        const luminance = ([red, green, blue]: readonly number[]) =>
          0.2126 * linear(red ?? 0) + 0.7152 * linear(green ?? 0) + 0.0722 * linear(blue ?? 0);
        window.contrast = (one, other) => {
          const [a, b] = [luminance(one), luminance(other)];
          return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        };
      },
      pictures.map((picture) => picture.toString('base64')),
    );
    return await desk.evaluate(look as (given: unknown) => Seen, given);
  } finally {
    await desk.close();
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    pictures: Pictures;
    /** Contrast ratio of two colours of red, green and blue from 0 to 255, by WCAG 2.2: 1 to 21. */
    contrast: (one: readonly number[], other: readonly number[]) => number;
  }
}
