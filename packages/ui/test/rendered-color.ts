import { page } from 'vitest/browser';

/** A computed color, `rgb(…)`, as six-digit hex, for `contrastRatio`. */
export const hex = (computed: string): string => {
  const channels = (computed.match(/[\d.]+/g) ?? []).slice(0, 3);
  return `#${channels.map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0')).join('')}`;
};

/** The color behind everything on the page, as six-digit hex. */
export const pageColor = (): string => hex(getComputedStyle(document.body).backgroundColor);

/** For `emulateMedia`: the colors of a page by day and at night, and those of a reader. */
export const themes = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** Those of a reader are light or dark as well. */
export const palettes = [...themes, { colorScheme: 'light', forcedColors: 'active' }] as const;

/**
 * The color that is painted on the screen at a place of an element, as `rgb(r, g, b)`.
 * `across` and `down` are parts of its width and height, 0 to 1. For what getComputedStyle cannot tell:
 * parts that the browser draws itself, and forced colors.
 */
export async function paintedColor(element: Element, across: number, down = 0.5): Promise<string> {
  const base64 = await page.screenshot({ element, save: false });
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!canvas) throw new Error('This browser has no canvas to read the screenshot with.');
  canvas.drawImage(picture, 0, 0);
  const x = Math.min(picture.width - 1, Math.floor(picture.width * across));
  const y = Math.min(picture.height - 1, Math.floor(picture.height * down));
  const [red, green, blue] = canvas.getImageData(x, y, 1, 1).data;
  return `rgb(${red ?? ''}, ${green ?? ''}, ${blue ?? ''})`;
}
