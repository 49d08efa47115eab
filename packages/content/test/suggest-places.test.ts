import fc from 'fast-check';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { resolvePlace } from '../src/search/index.ts';
import type { PlaceNames } from '../src/search/index.ts';
import { createPlaceSuggester, type PlaceSuggester } from '../src/suggestions/index.ts';
import { unpackZips } from '../src/search/place-names.ts';
import { shards, states, tables } from './place-tables.ts';

const names = shards['names.json'] as PlaceNames;
const townLabels = Object.entries(names.towns).flatMap(([state, lines = '']) =>
  lines.split('\n').map((name) => `${name}, ${state}`),
);

let suggest: PlaceSuggester;
let suggestSpanish: PlaceSuggester;
beforeAll(async () => {
  suggest = await createPlaceSuggester(names, states, 'en');
  suggestSpanish = await createPlaceSuggester(names, states, 'es');
});

test('has less than 60 kB of names, compressed', () => {
  expect(brotliCompressSync(JSON.stringify(names)).byteLength).toBeLessThan(60_000);
});

describe('first suggests', () => {
  test.each([
    ['the largest of towns with the same beginning', 'albu', 'Albuquerque, NM'],
    ['a state by its name', 'tex', 'Texas'],
    ['a state by its code', 'NM', 'New Mexico'],
    ['a town by a later word', 'vegas', 'Las Vegas, NV'],
    ['a town without its accents', 'mayaguez', 'Mayagüez, PR'],
    ['a town by an abbreviation', 'st louis', 'St. Louis, MO'],
    ['a town by the beginning of a later word that looks abbreviated', 'college st', 'College Station, TX'],
    ['a town by its other name', 'philly', 'Philadelphia, PA'],
    ['a town before the beginning of a state', 'portland, m', 'Portland, ME'],
    ['the same without a comma', 'Portland m', 'Portland, ME'],
    ['a town before a whole state', 'springfield illinois', 'Springfield, IL'],
    ['a town despite a wrong letter', 'honalulu', 'Honolulu, HI'],
    ['a town despite an added letter', 'Alburquerque', 'Albuquerque, NM'],
    ['a town despite swapped letters, before its state', 'pheonix, az', 'Phoenix, AZ'],
    ['a postal code', '8710', '87101, NM'],
    ['a postal code that begins with zero', '0071', '00714, PR'],
    ['a Canadian postal code', 'm5', 'M5A, ON'],
  ])('%s: %s', (_what, typed, label) => {
    expect(suggest(typed)[0]).toBe(label);
  });

  test('a state by its Spanish name, in Spanish', () => {
    expect(suggestSpanish('nuevo m')).toEqual(['Nuevo México']);
    expect(suggest('nuevo m')).toEqual(['New Mexico']);
  });
});

test('tells a state from a large town of the same name', () => {
  expect(suggest('new york').slice(0, 2)).toEqual(['New York state', 'New York, NY']);
  expect(suggestSpanish('quebec').slice(0, 2)).toEqual(['provincia de Quebec', 'Québec, QC']);
});

test.each([
  ...['', ' ', 'a', '8', '871', 'x9', '!!', 'qqqqqq', 'albuquerque 5 miles'],
  // Complete: a list would only be in the way.
  ...['87101', '99999', 'm5g 1x8', 'Santa Fe, NM', 'los ranchos de albuquerque, nm'],
])('suggests nothing for “%s”', (typed) => expect(suggest(typed)).toEqual([]));

test('takes “st” for an abbreviation and for a beginning', () => {
  expect(suggest('st')).toEqual(expect.arrayContaining(['St. Louis, MO', 'Stockton, CA']));
});

test('suggests as many as asked for, each once', () => {
  expect(suggest('san', 20)).toHaveLength(20);
  expect(suggest('san')).toHaveLength(8);
  for (const typed of ['san', 'spring', 'st', '1000', 'new']) {
    const labels = suggest(typed, 50);
    expect(labels).toEqual([...new Set(labels)]);
  }
});

/** A quarter of the labels: all of them take seconds. */
const offset = 1;

/** A chosen suggestion leads to the same answer as the same text without suggestions. */
describe('every suggestion resolves to its place', () => {
  const resolveLabel = async (label: string) => {
    const place = await resolvePlace(label, tables);
    return place.kind === 'place' ? place.state : place.kind;
  };

  test('of a town', async () => {
    const lost = [];
    for (const label of townLabels.filter((_, index) => index % 4 === offset))
      if ((await resolveLabel(label)) !== label.slice(-2)) lost.push(label);
    expect(lost).toEqual([]);
  });

  test.each(['en', 'es'] as const)('of a state, %s', async (locale) => {
    for (const { code, name } of states) {
      const [label = ''] = (locale === 'en' ? suggest : suggestSpanish)(name[locale].slice(0, -1));
      expect([label, await resolveLabel(label)]).toEqual([label, code]);
    }
  });

  test('of a postal code', async () => {
    for (const [state, packed = ''] of Object.entries(names.zips))
      for (const zip of unpackZips(packed).filter((_, index) => index % 200 === offset)) {
        expect(suggest(zip.slice(0, 4), 10)).toContain(`${zip}, ${state}`);
        expect([zip, await resolveLabel(`${zip}, ${state}`)]).toEqual([zip, state]);
      }
  });
});

test('finds every town by a beginning of its name and state', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...townLabels),
      fc.double({ min: 0.6, max: 1, noNaN: true }),
      (label, part) => {
        const [town = '', state = ''] = label.split(/, (?=[A-Z]{2}$)/);
        const typed = `${town.slice(0, Math.max(3, Math.ceil(town.length * part)))}, ${state}`;
        if (!townLabels.includes(typed)) expect(suggest(typed, 100)).toContain(label);
      },
    ),
    { numRuns: 300 },
  );
});

test('answers any text with labels, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      for (const label of suggest(typed)) expect(label).toMatch(/^\S.*\S$/);
    }),
    { numRuns: 500 },
  );
});
