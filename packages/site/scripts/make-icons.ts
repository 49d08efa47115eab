/**
 * Renders `public/icon.svg` to the PNG icons for phones. Needs Chromium and ffmpeg. Run it in the package's folder after a change
 * of the SVG, and commit its output.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { APPLE_TOUCH_ICON, MANIFEST_ICONS } from '../src/shell/icons.ts';
import { openCamera } from '../illustrations/camera.ts';
import { withoutPrediction } from '../illustrations/ffmpeg.ts';
import { iconSvg } from '../illustrations/icon-svg.ts';

const folder = fileURLToPath(new URL('../public', import.meta.url));
const svg = await readFile(`${folder}/icon.svg`, 'utf8');
const camera = await openCamera();

for (const { src, size, background } of [...MANIFEST_ICONS, APPLE_TOUCH_ICON]) {
  const html = `<!doctype html><style>body{margin:0}svg{display:block;width:100vw}</style>${iconSvg(svg, background)}`;
  const shot = await camera.take(html, { width: size, height: size }, { isOpaque: background !== 'rounded' });
  const png = withoutPrediction(shot);
  await writeFile(folder + src, png);
  console.log(`${src}: ${size} px, ${png.length} bytes`);
}
await camera.close();
