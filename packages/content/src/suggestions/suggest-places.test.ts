import fc from 'fast-check';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatChoice, resolvePlace } from '../search/index.ts';
import { testSeed } from '../../../../scripts/draw.mjs';
import type { PlaceNames } from '../search/index.ts';
import { addGuesses } from './guess-places.ts';
import { createPlaceSuggester, type PlaceSuggester } from './suggest-places.ts';
import { unpackZips } from '../search/place-names.ts';
import { shards, states, tables } from '../../test/place-tables.ts';

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
  // Each of these parts is given nearly the population of its town.
  ['west', 'West Palm Beach, FL', 'West Raleigh, NC'],
  ['sandy', 'Sandy Springs, GA', 'Sandy Hills, UT'],
])('ranks a part of a town below larger towns: %s', (typed, town, part) => {
  const labels = suggest(typed, 200);
  expect(labels).toContain(part);
  expect(labels.indexOf(town)).toBeLessThan(labels.indexOf(part));
});

test('suggests a known part of a town before small towns of its name', () => {
  expect(suggest('harlem').slice(0, 2)).toEqual(['Harlem, NY', 'Harlem, FL']);
});

test.each([
  ...['', ' ', 'a', '8', '871', 'x9', '!!', 'qqqqqq', 'albuquerque 5 miles'],
  // Complete: a list would only be in the way.
  ...['8710', '87101', '99999', 'm5g 1x8'],
])('suggests nothing for “%s”', (typed) => expect(suggest(typed)).toEqual([]));

test('takes “st” for an abbreviation and for a beginning', () => {
  expect(suggest('st')).toEqual(expect.arrayContaining(['St. Louis, MO', 'Stockton, CA']));
});

test('suggests as many as asked for, each once', () => {
  expect(suggest('san', 20)).toHaveLength(20);
  expect(suggest('san')).toHaveLength(7);
  for (const typed of ['san', 'spring', 'st', '1000', 'new']) {
    const labels = suggest(typed, 50);
    expect(labels).toEqual([...new Set(labels)]);
  }
});

/** Another part of the labels in each run, as all of them take seconds. */
const offset = testSeed % 4;

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
    expect(lost, `TEST_SEED=${testSeed}`).toEqual([]);
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
        expect([zip, await resolveLabel(`${zip}, ${state}`)], `TEST_SEED=${testSeed}`).toEqual([zip, state]);
      }
  });
});

describe('suggests a suggestion itself, alone,', () => {
  const draw = <Value>(values: readonly Value[], count: number) =>
    fc.sample(fc.constantFrom(...values), count);

  test.each(['en', 'es'] as const)('of each state, %s', (locale) => {
    const suggestHere = locale === 'en' ? suggest : suggestSpanish;
    for (const { name } of states) {
      const [label = ''] = suggestHere(name[locale].slice(0, -1));
      expect(suggestHere(label)).toEqual([label]);
      // The name alone, where a large town has it too, is no end of the list.
      expect(suggestHere(name[locale]).length).toBeGreaterThan(0);
      expect(suggestHere(name.en).length).toBeGreaterThan(0);
      expect(suggestHere(name.es).length).toBeGreaterThan(0);
    }
  });

  test('of 200 towns, however it is written', () => {
    for (const label of draw(townLabels, 200)) {
      expect(suggest(label)).toEqual([label]);
      expect(suggestSpanish(label.toLowerCase())).toEqual([label]);
    }
  });

  test('of postal codes', () => {
    const zips = Object.entries(names.zips).flatMap(([state, packed = '']) =>
      unpackZips(packed).map((zip) => `${zip}, ${state}`),
    );
    const fsas = Object.entries(names.fsas).flatMap(([province, codes = '']) =>
      codes.split(' ').map((fsa) => `${fsa}, ${province}`),
    );
    for (const label of [...draw(zips, 50), ...draw(fsas, 50)]) expect(suggest(label)).toEqual([label]);
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

/** A name with one error: a letter that is missing, added, wrong, or swapped with the next. */
const misspelled = fc
  .tuple(
    fc.constantFrom(...townLabels.filter((label) => label.length > 8)),
    fc.nat(),
    fc.constantFrom('missing', 'added', 'wrong', 'swapped'),
    fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  )
  .map(([label, place, kind, letter]) => {
    const town = label.slice(0, -4);
    const at = place % (town.length - 1);
    const [before, here, after] = [town.slice(0, at), town.charAt(at), town.slice(at + 1)];
    const wrong = {
      missing: after,
      added: `${letter}${here}${after}`,
      wrong: `${letter}${after}`,
      swapped: `${after.charAt(0)}${here}${after.slice(1)}`,
    }[kind];
    return { label, typed: `${before}${wrong}${label.slice(-4)}` };
  });

test('guesses what was meant by nine in ten misspelled towns with their state, and by known examples', async () => {
  const tried = fc.sample(misspelled, 200);
  const missed = [];
  for (const { label, typed } of tried) {
    const resolved = await addGuesses(await resolvePlace(typed, tables), typed, tables, 'en');
    const offered =
      resolved.kind === 'unknown'
        ? (resolved.guesses ?? [])
        : resolved.kind === 'place'
          ? [resolved]
          : resolved.kind === 'ambiguous'
            ? resolved.choices
            : [];
    if (!offered.some((place) => place.label === label)) missed.push(`${typed} (${label})`);
  }
  expect(missed.length, `TEST_SEED=${testSeed}: ${missed.join('; ')}`).toBeLessThan(tried.length / 10);
});

test.each([
  ['Wimington', 'Wilmington, NC'],
  ['Cabridge', 'Cambridge, ON'],
  ['Thouasnd Oaks', 'Thousand Oaks, CA'],
  ['Cleawater', 'Clearwater, FL'],
  ['KIA 0B1', 'K1A, ON'],
  ['9O21O', 'Beverly Hills, CA 90210'],
  ['2139', 'Cambridge, MA 02139'],
])('guesses that %s is %s', async (typed, label) => {
  const resolved = await addGuesses(await resolvePlace(typed, tables), typed, tables, 'en');
  expect(resolved.kind === 'unknown' && resolved.guesses?.map((place) => place.label)).toContain(label);
});

test('answers any text with labels, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      for (const label of suggest(typed)) expect(label).toMatch(/^\S.*\S$/);
    }),
    { numRuns: 500 },
  );
});

describe.each(['en', 'es'] as const)('the question which place is meant, %s,', (locale) => {
  test.each(['washington', 'new york', 'ontario', 'quebec'])(
    'calls the state of “%s” as the suggestion does',
    async (typed) => {
      const suggestHere = locale === 'en' ? suggest : suggestSpanish;
      const place = await resolvePlace(typed, tables, locale);
      const choices = place.kind === 'ambiguous' ? place.choices : [];
      const state = choices.find(({ precision }) => precision === 'state');
      const name = state && formatChoice(state, locale);
      expect(suggestHere(typed)).toContain(name);
      expect(await resolvePlace(name ?? '', tables, locale)).toEqual(state);
    },
  );
});
