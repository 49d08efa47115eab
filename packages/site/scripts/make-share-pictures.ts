/**
 * Renders the pictures for shared links to `public/share/<locale>/`, and writes their sources to
 * `src/shell/share-sources.json`. Run it before a release, after building the content, and commit its output. Needs
 * Chromium and ffmpeg. Until then a page with a changed heading shows the common picture. `--check` only lists outdated
 * pictures.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { LOCALES } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';

import { SHARE_PICTURES, SHARE_SIZE, sharePicturePath, shareSource } from '../src/shell/share-pictures.ts';
import { buildStills } from '../illustrations/build-stills.ts';
import { openCamera } from '../illustrations/camera.ts';
import { withFewColors } from '../illustrations/ffmpeg.ts';
import { shareCardHtml } from '../illustrations/share-card.ts';
import { oldPictures, REDRAW, writeDrawnSources } from '../illustrations/share-sources.ts';

if (process.argv.includes('--check')) {
  const old = oldPictures();
  for (const path of old) console.error(`${path} is missing or older than its text. ${REDRAW}`);
  process.exit(old.length > 0 ? 1 : 0);
}

const folder = fileURLToPath(new URL('../public', import.meta.url));
const mark = await readFile(`${folder}/icon.svg`, 'utf8');
const { svg, css } = await buildStills();
const camera = await openCamera();
await rm(`${folder}/share`, { recursive: true, force: true });

let bytes = 0;
for (const locale of LOCALES) {
  for (const picture of SHARE_PICTURES) {
    const source = shareSource(loadContent(locale), picture);
    if (!source)
      throw new Error(
        `The table of pictures for shared links has '${picture.id}', which is not a page of content.`,
      );
    const { brand, heading } = source;
    const html = shareCardHtml({ locale, brand, heading, drawing: svg(picture.still), mark, css });
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
