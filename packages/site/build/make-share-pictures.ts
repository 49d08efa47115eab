/**
 * Draws the pictures that shared links show into `public/share/<locale>/`, and what they were made of into
 * `drawn/share-sources.json`. Needs Chromium and ffmpeg. Run it in the folder of the package when a test says that one is old, after the content is built, and commit what it writes.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { LOCALES } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';

import {
  SHARE_PICTURES,
  SHARE_SIZE,
  sharePicturePath,
  sharePictureWords,
} from '../src/shell/share-pictures.ts';
import { buildStills } from './drawn/build-stills.ts';
import { openCamera } from './drawn/camera.ts';
import { withFewColors } from './drawn/ffmpeg.ts';
import { shareCardHtml } from './drawn/share-card.ts';
import { writeDrawnSources } from './drawn/share-sources.ts';

const folder = fileURLToPath(new URL('../public', import.meta.url));
const mark = await readFile(`${folder}/icon.svg`, 'utf8');
const { svg, css } = await buildStills();
const camera = await openCamera();
await rm(`${folder}/share`, { recursive: true, force: true });

let bytes = 0;
for (const locale of LOCALES) {
  for (const picture of SHARE_PICTURES) {
    const words = sharePictureWords(loadContent(locale), picture);
    const html = shareCardHtml({ locale, ...words, drawing: svg(picture.still), mark, css });
    const png = withFewColors(await camera.take(html, SHARE_SIZE));
    const file = folder + sharePicturePath(locale, picture);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
    bytes += png.length;
    console.log(`${sharePicturePath(locale, picture)}: ${png.length} bytes`);
  }
}
await camera.close();
writeDrawnSources();
console.log(`Pictures for shared links: ${Math.round(bytes / 1000)} kB.`);
