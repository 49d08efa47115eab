import type { Page } from 'playwright';

/** Decoded screenshots, available as `window.screenshots`: RGBA bytes of each pixel. */
export type Screenshots = readonly { width: number; height: number; data: Uint8ClampedArray }[];

/** Height of screenshots; larger ones take too long. */
export const MAX_HEIGHT_PX = 8000;

/** Screenshot of the first 8000 px of a page, without the caret, with animations at their end. */
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
 * Runs `measure` in an empty page with `window.screenshots`. The tested page may have a content security policy that
 * blocks canvas or data URLs.
 */
export async function measurePixels<Given, Seen>(
  page: Page,
  screenshots: readonly Buffer[],
  measure: (given: Given) => Seen,
  given: Given,
): Promise<Seen> {
  const emptyPage = await page.context().newPage();
  try {
    await emptyPage.goto('about:blank');
    await emptyPage.evaluate(
      async (encoded) => {
        const decode = async (base64: string) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const { width, height } = bitmap;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (!context) throw new Error('This browser has no OffscreenCanvas.');
          context.drawImage(bitmap, 0, 0);
          return { width, height, data: context.getImageData(0, 0, width, height).data };
        };
        window.screenshots = await Promise.all(encoded.map(decode));
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
      screenshots.map((screenshot) => screenshot.toString('base64')),
    );
    return await emptyPage.evaluate(measure as (given: unknown) => Seen, given);
  } finally {
    await emptyPage.close();
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    screenshots: Screenshots;
    /** Contrast ratio of two colors of red, green and blue from 0 to 255, by WCAG 2.2: 1 to 21. */
    contrast: (one: readonly number[], other: readonly number[]) => number;
  }
}
