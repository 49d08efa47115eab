import { expect, test } from 'vitest';

import { buildContent } from '../compiler/build-content.ts';
import { PACKAGE } from './content-copy.ts';

/** Fields with the same text in both languages, and why. */
const SAME: readonly (readonly [place: RegExp, why: string])[] = [
  [/^articles\..+\.publisher:/, 'names of journals'],
  [/^facts\..+\.source:/, 'for editors; no page shows it'],
  [/^facts\..+\.value\.\d+: Puerto Rico$/, 'a name of a place that tests look for'],
  [/^messages\/.*shell\.language\./, 'each language is named in itself'],
  [/^states\..+\.name:/, 'names of places'],
  [/^studySites\..+\.city:/, 'names of places'],
];
/** Two words or more; single ones are mostly ids. */
const SENTENCE_PATTERN = /\p{L}{2}.*\s.*\p{L}{2}/u;

/** The paths of fields with the same text in both languages, such as `articles.publisher`. */
function sameIn(english: unknown, spanish: unknown, place: readonly string[]): string[] {
  if (typeof english === 'string')
    return english === spanish && SENTENCE_PATTERN.test(english) ? [`${place.join('.')}: ${english}`] : [];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    sameIn(value, (spanish as Record<string, unknown> | undefined)?.[key], [...place, key]),
  );
}

test('has no Spanish field equal to the English one, except names', () => {
  const { files } = buildContent(PACKAGE);
  const same = [...files].flatMap(([file, english]) => {
    const name = /^en\/(.*)\.json$/.exec(file)?.[1];
    return name ? sameIn(english, files.get(`es/${name}.json`), [name]) : [];
  });
  expect(same.filter((field) => !SAME.some(([place]) => place.test(field)))).toEqual([]);
});
