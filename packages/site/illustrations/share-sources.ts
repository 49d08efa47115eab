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

export const REDRAW = 'Run node packages/site/scripts/make-share-pictures.ts, and commit its output.';

/** Each picture in each language, with the content of its text. */
const all = (pictures: readonly SharePicture[]) =>
  LOCALES.flatMap((locale) => pictures.map((picture) => ({ content: loadContent(locale), picture })));

/** Records the current content as the source of the pictures. */
export function writeDrawnSources(): void {
  const sources = all(SHARE_PICTURES).map(({ content, picture }) => [
    sharePicturePath(content.locale, picture),
    shareSource(content, picture),
  ]);
  const file = new URL('../src/shell/share-sources.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sources), null, 2)}\n`);
}

/** Paths of missing or outdated pictures. Pages show another one until they are rendered. */
export const oldPictures = (pictures: readonly SharePicture[] = SHARE_PICTURES): string[] =>
  all(pictures)
    .filter(({ content, picture }) => !isDrawn(content, picture))
    .map(({ content, picture }) => sharePicturePath(content.locale, picture));
