import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearPlace, normalizePlaceName, placeTables, resolvePlace, searchStudySites } from './index.ts';
import type { StudySite } from '../index.ts';
import type { Place, PlaceTables, ResolvedPlace, TownShard, Zip3Table, ZipShard } from './index.ts';
import { shards, states, tables } from '../../test/place-tables.ts';

const label = (resolved: ResolvedPlace) => (resolved.kind === 'place' ? resolved.label : resolved.kind);

const studySites = (
  JSON.parse(readFileSync(new URL('../../datasets/study-sites.json', import.meta.url), 'utf8')) as (Omit<
    StudySite,
    'name'
  > & { name: { en: string } })[]
).map((studySite) => ({ ...studySite, name: studySite.name.en }));

test.each(['Canada', 'canadá', ' CANADA '])('finds the study sites of the country by “%s”', async (typed) => {
  const place = await resolvePlace(typed, tables, 'es');
  expect(place).toMatchObject({ kind: 'place', label: 'Canadá', precision: 'state', country: 'CA' });
  const ours = place.kind === 'place' ? searchStudySites(studySites, nearPlace(place, 10)).matches : [];
  const canadian = studySites.filter(({ country }) => country === 'CA').map(({ id }) => id);
  expect(ours.map(({ studySite }) => studySite.id).sort()).toEqual(canadian.sort());
});

test.each([
  ['', { kind: 'empty' }],
  [' \t\n ', { kind: 'empty' }],
  [
    '99999',
    { kind: 'unknown', reason: 'postal_code', guesses: [{ label: '999', precision: 'near', state: 'AK' }] },
  ],
  ['00000', { kind: 'unknown', reason: 'postal_code' }],
  ['8710', { kind: 'unknown', reason: 'postal_code' }],
  ['Z9Z 9Z9', { kind: 'unknown', reason: 'postal_code' }],
  ['<script>', { kind: 'unknown', reason: 'not_found' }],
  ['😀', { kind: 'unknown', reason: 'not_found' }],
  ['x'.repeat(300), { kind: 'unknown', reason: 'too_long' }],
  ['x'.repeat(1_000_000), { kind: 'unknown', reason: 'too_long' }],
  ['constructor', { kind: 'unknown', reason: 'not_found' }],
  [
    'Nowhere, TX',
    { kind: 'unknown', reason: 'not_found', guesses: [{ label: 'Texas', precision: 'state' }] },
  ],
  ['TX', { kind: 'place', label: 'Texas', precision: 'state', state: 'TX', country: 'US' }],
  ['mt', { kind: 'place', label: 'Montana', precision: 'state', state: 'MT' }],
  ['Texas', { kind: 'place', label: 'Texas', precision: 'state' }],
  ['00901', { kind: 'place', label: 'San Juan, PR 00901', precision: 'point', state: 'PR' }],
  ['871', { kind: 'place', label: '871', precision: 'near', state: 'NM' }],
  ['tx 77030', { kind: 'place', label: 'Houston, TX 77030', precision: 'point' }],
  ['M5G 1X8', { kind: 'place', label: 'M5G, ON', precision: 'near', state: 'ON', country: 'CA' }],
  ['Mayagüez', { kind: 'place', label: 'Mayagüez, PR', precision: 'point', state: 'PR' }],
  ['mayaguez', { kind: 'place', label: 'Mayagüez, PR', precision: 'point', state: 'PR' }],
  ['Mayagu\u0308ez', { kind: 'place', label: 'Mayagüez, PR' }],
  // Without its comma it is spelled like Newtonia, Missouri.
  ['Newton, IA', { kind: 'place', label: 'Newton, IA', state: 'IA' }],
  ['New York state', { kind: 'place', label: 'New York', precision: 'state' }],
  ['provincia de Quebec', { kind: 'place', label: 'Quebec', precision: 'state', state: 'QC' }],
])('"%.30s"', async (typed, expected) => {
  expect(await resolvePlace(typed, tables)).toMatchObject(expected);
});

test.each([
  ['68198', 'Omaha, NE 68198', 41.26, -95.94],
  ['87131', 'Albuquerque, NM 87131', 35.04, -106.67],
  ['94143', 'San Francisco, CA 94143', 37.76, -122.46],
  ['00901', 'San Juan, PR 00901', 18.47, -66.11],
  ['Santa Fe, NM', 'Santa Fe, NM', 35.69, -105.94],
  ['Montreal', 'Montréal, QC', 45.51, -73.59],
])('resolves %s to its point', async (typed, name, lat, long) => {
  const place = (await resolvePlace(typed, tables)) as Place;
  expect(place.label).toBe(name);
  expect(Math.abs(place.lat - lat) + Math.abs(place.long - long)).toBeLessThan(0.03);
});

describe('names of several places', () => {
  const choices = async (typed: string) => {
    const resolved = await resolvePlace(typed, tables);
    return resolved.kind === 'ambiguous' ? resolved.choices.map((choice) => choice.label) : resolved.kind;
  };

  test('lists each Springfield once with its state, largest first', async () => {
    const springfields = await choices('Springfield');
    expect(springfields.slice(0, 4)).toEqual([
      'Springfield, MO',
      'Springfield, MA',
      'Springfield, IL',
      'Springfield, OR',
    ]);
    expect(new Set(springfields).size).toBe(springfields.length);
  });

  test('treats New York as ambiguous: the city or the state', async () => {
    expect(await choices('New York')).toEqual(['New York, NY', 'New York']);
    expect(await choices('nueva york')).toEqual(['New York, NY', 'New York']);
  });

  test('assumes a much larger town and lists the others', async () => {
    expect(await resolvePlace('San Juan', tables)).toMatchObject({
      label: 'San Juan, PR',
      others: [{ label: 'San Juan, TX' }],
    });
  });

  test('prefers a state to a small town of its name', async () => {
    expect(await resolvePlace('Indiana', tables)).toMatchObject({
      label: 'Indiana',
      precision: 'state',
      others: [{ label: 'Indiana, PA' }],
    });
  });
});

test('names a state in the language of the visitor', async () => {
  expect(label(await resolvePlace('New Mexico', tables, 'es'))).toBe('Nuevo México');
  expect(label(await resolvePlace('nuevo mexico', tables, 'en'))).toBe('New Mexico');
});

/** The first of the choices of an ambiguous place counts as well: it asks. */
const labels = (resolved: ResolvedPlace) =>
  resolved.kind === 'ambiguous' ? resolved.choices.map(label) : [label(resolved)];

describe('reads a place as people write it', () => {
  test.each([
    ['St.Louis, MO', 'St. Louis, MO'],
    ['ST.PAUL MN', 'Saint Paul, MN'],
    ['Ft.Worth, TX', 'Fort Worth, TX'],
    ['Mt.Vernon, NY', 'Mount Vernon, NY'],
    ['Sacré-Cœur, QC', 'Sacré-Coeur, QC'],
    ['Boston, Mass.', 'Boston, MA'],
    ['Los Angeles, Calif.', 'Los Angeles, CA'],
    ['Montreal, PQ', 'Montréal, QC'],
    ['Santa Fe, Nuevo Méjico', 'Santa Fe, NM'],
    ['St. John’s, Newfoundland', "St. John's, NL"],
    ['P.E.I.', 'Prince Edward Island'],
    ['Tejas', 'Texas'],
    ['NY, NY', 'New York, NY'],
    ['N.Y., N.Y.', 'New York, NY'],
    ['LA, CA', 'Los Angeles, CA'],
    ['L.A.', 'Los Angeles, CA'],
    ['SF', 'San Francisco, CA'],
    ['DC', 'District of Columbia'],
    ['Guam', 'Guam'],
    ['USVI', 'U.S. Virgin Islands'],
    ['Islas Vírgenes de los Estados Unidos', 'U.S. Virgin Islands'],
    ['Charlotte Amalie, VI', 'Charlotte Amalie, VI'],
    ['Pago Pago, American Samoa', 'Pago Pago, AS'],
    ['Saipan, MP', 'Saipan, MP'],
    ['Austin, Texas, United States of America', 'Austin, TX'],
    ['Austin, Texas (USA)', 'Austin, TX'],
    ['Austin, Texas, EE. UU.', 'Austin, TX'],
    ['Austin (TX)', 'Austin, TX'],
    ['Toronto, ON, CAN', 'Toronto, ON'],
    ['9 0 2 1 0', 'Beverly Hills, CA 90210'],
  ])('%s', async (typed, expected) => {
    expect(labels(await resolvePlace(typed, tables))).toContain(expected);
  });

  test.each([
    ['11234 Anderson St, Loma Linda, California', 'Loma Linda, CA'],
    ['12345 Elm Street, Houston, TX', 'Houston, TX'],
    ['14500 Katy Fwy, Houston, TX, USA', 'Houston, TX'],
    ['PO Box 12345, Denver, CO', 'Denver, CO'],
    ['123 Main St, Apt 4, Houston, TX', 'Houston, TX'],
    ['123 Main St, Suite B, Houston, TX', 'Houston, TX'],
    ['General Hospital, Houston, TX', 'Houston, TX'],
    ['12345 Elm Street, Houston, TX 77030', 'Houston, TX 77030'],
    ['77030 Houston, TX', 'Houston, TX 77030'],
    ['77030, Houston, TX', 'Houston, TX 77030'],
    ['Houston 77030, Texas', 'Houston, TX 77030'],
    ['10001 New York, New York', 'New York, NY 10001'],
    ['Houston TX 77030, USA', 'Houston, TX 77030'],
  ])('%s', async (typed, expected) => {
    expect(labels(await resolvePlace(typed, tables))).toEqual([expected]);
  });

  test.each([
    ['11234 Anderson St, Springfield', 'Springfield, MO'],
    ['123 Main St, Nowhere, TX', 'unknown'],
  ])('%s begins with %s', async (typed, expected) => {
    expect(labels(await resolvePlace(typed, tables))[0]).toBe(expected);
  });

  test.each([
    ['Ontario, Canada', ['Ontario']],
    ['Ontario (Canadá)', ['Ontario']],
    ['Vancouver, Canada', ['Vancouver, BC']],
    ['Hamilton, Canada', ['Hamilton, ON']],
    ['Vancouver, USA', ['Vancouver, WA']],
    ['Toronto, Canada', ['Toronto, ON']],
    ['Houston, Canada', ['Houston, BC']],
    // A town that is not there is still offered.
    ['Albuquerque, Canada', ['Albuquerque, NM']],
  ])('%s is in this country', async (typed, expected) => {
    expect(labels(await resolvePlace(typed, tables))).toEqual(expected);
  });

  test('asks whether “L.A.” is the city or Louisiana', async () => {
    expect(labels(await resolvePlace('L.A.', tables))).toEqual(['Los Angeles, CA', 'Louisiana']);
  });

  test.each(['KIA 0B1', 'k1aob1', '9O21O', '2139', '0213'])('answers %s as a postal code', async (typed) => {
    expect(await resolvePlace(typed, tables)).toEqual({ kind: 'unknown', reason: 'postal_code' });
  });
});

test('knows no two states by one name', () => {
  const names = states.flatMap(({ code, name, aliases = [] }) =>
    [...new Set([code.toLowerCase(), ...[name.en, name.es, ...aliases].map(normalizePlaceName)])].map(
      (key) => key,
    ),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('has the state of every postal code and town among the states', () => {
  const codes = new Set(states.map(({ code }) => code));
  const strange = Object.entries(shards).flatMap(([file, table]) => {
    if (file.startsWith('town/')) return (table as TownShard).map(([, state]) => state);
    if (file.startsWith('zip/')) return (table as ZipShard).towns.map(([, state]) => state);
    return file === 'zip3.json' ? Object.values(table as Zip3Table).map((row) => row?.[2] ?? '') : [];
  });
  expect([...new Set(strange)].filter((code) => !codes.has(code))).toEqual([]);
});

test('resolves every town and every state by its label', async () => {
  const towns = Object.entries(shards)
    .filter(([file]) => file.startsWith('town/'))
    .flatMap(([, rows]) =>
      (rows as [string, string, number, number, number, string?][]).filter((row) => row[5] === undefined),
    );
  // All of them at night.
  const step = process.env['NIGHTLY'] ? 1 : 97;
  const sample = towns.filter((_, index) => index % step === 0).map(([name, state]) => `${name}, ${state}`);
  const places = [...sample, ...states.map(({ name }) => name.en)];
  const missed = [];
  for (const text of places) {
    const resolved = await resolvePlace(text, tables);
    if (!labels(resolved).includes(text)) missed.push(text);
  }
  expect(missed).toEqual([]);
});

describe('when tables cannot be loaded', () => {
  const failing = (broken: RegExp, how: () => Promise<unknown>) =>
    placeTables((file) => (broken.test(file) ? how() : Promise.resolve(shards[file] ?? null)));
  const offline = () => Promise.reject(new Error('offline'));

  test.each([
    ['rejects', offline],
    ['is missing', () => Promise.resolve(null)],
    ['is broken', () => Promise.resolve('<html>')],
    ['is another table', () => Promise.resolve({ towns: [], zips: { '02': [1, 2, 3] } })],
  ])('falls back to the first three digits for a table of postal codes that %s', async (_how, how) => {
    expect(await resolvePlace('87102', failing(/^zip\//, how))).toMatchObject({
      kind: 'place',
      label: '87102',
      precision: 'near',
      state: 'NM',
    });
  });

  test.each(['87102', '871', 'M5G 1X8', 'Albuquerque', 'Albuquerque, NM'])(
    '%s is unavailable without any table',
    async (typed) => {
      expect(await resolvePlace(typed, failing(/./, offline))).toEqual({ kind: 'unavailable' });
    },
  );

  test('resolves a state without the tables of towns', async () => {
    expect(label(await resolvePlace('Texas', failing(/^town/, offline)))).toBe('Texas');
  });

  test('is unavailable without the table of states', async () => {
    expect(await resolvePlace('Albuquerque, NM', failing(/^states/, offline))).toEqual({
      kind: 'unavailable',
    });
    const broken = failing(/^states/, () => Promise.resolve({ AL: 'Alabama' }));
    expect(await resolvePlace('Albuquerque, NM', broken)).toEqual({ kind: 'unavailable' });
  });

  test('is unavailable for a broken table of towns', async () => {
    const broken = failing(/^town/, () => Promise.resolve([[1, 2], null]));
    expect(await resolvePlace('Albuquerque', broken)).toEqual({ kind: 'unavailable' });
  });

  test('resolves the same input when the network is back', async () => {
    let [online, reads] = [false, 0];
    const flaky = placeTables((file) => {
      reads += 1;
      return online ? Promise.resolve(shards[file] ?? null) : offline();
    });
    expect(await resolvePlace('Albuquerque', flaky)).toEqual({ kind: 'unavailable' });
    online = true;
    expect(label(await resolvePlace('Albuquerque', flaky))).toBe('Albuquerque, NM');
    expect(label(await resolvePlace('albuquerque', flaky))).toBe('Albuquerque, NM');
    // Towns and states: both again after the failure, neither a third time.
    expect(reads).toBe(4);
  });
});

describe('any input', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -,')), maxLength: 14 }),
    fc
      .array(
        fc.constantFrom(
          'San',
          'Juan',
          'TX',
          'New',
          'York',
          '77030',
          'M5G',
          'St.',
          ',',
          'é',
          '-',
          'Quebec',
          'USA',
        ),
        {
          maxLength: 7,
        },
      )
      .map((text) => text.join(' ')),
  );

  test('never throws, and every place has a label and a point on Earth', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const resolved = await resolvePlace(text, tables);
        const places =
          resolved.kind === 'ambiguous' ? resolved.choices : resolved.kind === 'place' ? [resolved] : [];
        for (const place of places) {
          expect(place.label).toMatch(/\S/);
          expect(Math.abs(place.lat)).toBeLessThanOrEqual(90);
          expect(Math.abs(place.long)).toBeLessThanOrEqual(180);
        }
        if (resolved.kind === 'ambiguous') expect(places.length).toBeGreaterThan(1);
      }),
      { numRuns: 1000 },
    );
  });

  test('passes at most three safe characters to the tables', async () => {
    const asked: string[] = [];
    const noting: PlaceTables = {
      zip: (first3) => (asked.push(first3), tables.zip(first3)),
      zip3: tables.zip3,
      towns: (first2) => (asked.push(first2), tables.towns(first2)),
      fsa: tables.fsa,
      states: tables.states,
      names: tables.names,
    };
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        await resolvePlace(text, noting);
      }),
      { numRuns: 500 },
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((prefix) => !/^(?:\d{3}|[a-z]{2}|00)$/.test(prefix))).toEqual([]);
  });
});
