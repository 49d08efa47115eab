import { readFileSync, writeFileSync } from 'node:fs';

import { LOCALES } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';

import { SHARE_PICTURES, sharePicturePath, sharePictureWords } from '../../src/shell/share-pictures.ts';

/** What to do when a picture is missing or old. */
export const REDRAW = 'Run node build/make-share-pictures.ts in packages/site, and commit what it writes.';

type Sources = Readonly<Record<string, string>>;

const file = new URL('./share-sources.json', import.meta.url);

/** What each picture for shared links was made of when it was drawn. */
const drawnSources = (): Sources => JSON.parse(readFileSync(file, 'utf8')) as Sources;

/** Notes that the pictures have been drawn of what content says now. */
export const writeDrawnSources = (): void => {
  writeFileSync(file, `${JSON.stringify(shareSources(), null, 2)}\n`);
};

/** What each picture is to be made of, by its address: its words and the name of its drawing. */
export const shareSources = (): Sources =>
  Object.fromEntries(
    LOCALES.flatMap((locale) =>
      SHARE_PICTURES.map((picture) => {
        const { brand, heading } = sharePictureWords(loadContent(locale), picture);
        return [sharePicturePath(locale, picture), `${brand} | ${heading} | ${picture.still}`];
      }),
    ),
  );

/**
 * Pictures whose words or drawing have changed since they were drawn, each with what to do. The build lets them pass,
 * so that an editor without Chromium can change a heading; the tests do not.
 */
export function oldPictures(sources: Sources = shareSources()): string[] {
  const drawn = drawnSources();
  return Object.keys(sources)
    .filter((path) => drawn[path] !== sources[path])
    .map((path) => `${path} is older than its words, '${sources[path]}'. ${REDRAW}`);
}
