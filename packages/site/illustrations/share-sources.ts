import { writeFileSync } from 'node:fs';

import { LOCALES } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';

import {
  isDrawn,
  SHARE_PICTURES,
  sharePicturePath,
  shareSource,
  type SharePicture,
} from '../src/shell/share-pictures.ts';

/** What to do when a picture is missing or old. */
export const REDRAW = 'Run node packages/site/scripts/make-share-pictures.ts, and commit what it writes.';

/** Each picture in each language, with the content that it takes its words from. */
const all = (pictures: readonly SharePicture[]) =>
  LOCALES.flatMap((locale) => pictures.map((picture) => ({ content: loadContent(locale), picture })));

/** Notes that the pictures have been drawn of what content says now. */
export function writeDrawnSources(): void {
  const sources = all(SHARE_PICTURES).map(({ content, picture }) => [
    sharePicturePath(content.locale, picture),
    shareSource(content, picture),
  ]);
  const file = new URL('../src/shell/share-sources.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sources), null, 2)}\n`);
}

/** Addresses of the pictures that are not drawn, or whose words have changed since. Pages show another until then. */
export const oldPictures = (pictures: readonly SharePicture[] = SHARE_PICTURES): string[] =>
  all(pictures)
    .filter(({ content, picture }) => !isDrawn(content, picture))
    .map(({ content, picture }) => sharePicturePath(content.locale, picture));
