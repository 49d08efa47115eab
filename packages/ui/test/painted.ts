import { page } from 'vitest/browser';

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
