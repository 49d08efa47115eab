/**
 * Renders the video of each record that has one, in both languages, to `files/video/<locale>` of content: MP4, WebM and
 * its first slide as a poster; writes seconds and bytes of each to `files/video/videos.json`. Skips unchanged videos;
 * `--all` renders all. Needs Chromium and ffmpeg. Run it in the package's folder when a test reports an outdated video,
 * after building the content, and commit its output.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LOCALES } from '@longcovid/content';
import { loadRecords } from '@longcovid/content/load';

import { findListedVideos, type ListedVideo } from '../src/features/video/find-video.ts';
import { contentFolder } from '../prerender/content-folder.ts';
import { buildStills } from '../illustrations/build-stills.ts';
import { openCamera } from '../illustrations/camera.ts';
import { encodeFilm } from '../illustrations/encode-film.ts';
import { withFewColors } from '../illustrations/ffmpeg.ts';
import { FILM_COLORS, FILM_SIZE, fingerprint, slideHtml, createSlides } from '../illustrations/film.ts';

const folder = join(contentFolder, 'files/video');
const { svg, css } = await buildStills();
const camera = await openCamera(FILM_COLORS);
const known =
  process.argv.includes('--all') || !existsSync(join(folder, 'videos.json')) ? [] : findListedVideos();
const list: ListedVideo[] = [];

for (const locale of LOCALES) {
  await mkdir(join(folder, locale), { recursive: true });
  for (const record of loadRecords(locale, 'videos')) {
    if (record.file === null) continue;
    const name = record.file.replace(/\.mp4$/, '');
    const slides = createSlides(record);
    const source = fingerprint(locale, slides);
    const current = known.find((video) => video.locale === locale && video.source === source);
    if (current) {
      list.push(current);
      continue;
    }
    const shots = [];
    for (const { still, text, seconds } of slides) {
      const html = slideHtml({ locale, css, drawing: svg(still), text });
      shots.push({ png: await camera.take(html, FILM_SIZE), seconds });
    }
    const { mp4, webm } = await encodeFilm(shots);
    const poster = shots[0] ? withFewColors(shots[0].png) : Buffer.alloc(0);
    await writeFile(join(folder, locale, `${name}.mp4`), mp4);
    await writeFile(join(folder, locale, `${name}.webm`), webm);
    await writeFile(join(folder, locale, `${name}.png`), poster);
    list.push({
      id: record.id,
      locale,
      name,
      ...FILM_SIZE,
      seconds: slides.reduce((sum, { seconds }) => sum + seconds, 0),
      bytes: mp4.length,
      source,
    });
    console.log(`${locale}/${name}: mp4 ${mp4.length}, webm ${webm.length}, poster ${poster.length} bytes`);
  }
}
await camera.close();
await writeFile(join(folder, 'videos.json'), `${JSON.stringify(list, null, 2)}\n`);
