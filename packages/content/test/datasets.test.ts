import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COHORT_IDS } from '../src/index.ts';
import { stateRecordSchema, studySiteRecordSchema } from '../src/schema/index.ts';
import { PACKAGE } from './content-copy.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(join(PACKAGE, 'datasets', name), 'utf8'));
const studySites = studySiteRecordSchema.array().parse(read('study-sites.json'));
const states = stateRecordSchema.array().parse(read('states.json'));

test('has 200 study sites in both countries, all marked as samples', () => {
  expect(studySites).toHaveLength(200);
  expect(studySites.every(({ sample }) => sample)).toBe(true);
  expect(new Set(studySites.map(({ country }) => country))).toEqual(new Set(['US', 'CA']));
});

test('has study sites of every group, open and full where the group has both', () => {
  const statuses = (id: string) =>
    new Set(
      studySites.flatMap(({ cohorts }) =>
        cohorts.filter(({ cohort }) => cohort === id).map(({ status }) => status),
      ),
    );
  for (const id of COHORT_IDS)
    expect(statuses(id)).toEqual(new Set(id === 'autopsy' ? ['open'] : ['full', 'open']));
});

test('has three distant study sites with an example website', () => {
  const websites = studySites.flatMap(({ state, website }) => (website === null ? [] : [{ state, website }]));
  expect(websites.map(({ state }) => state)).toEqual(['HI', 'MA', 'NM']);
  expect(websites.every(({ website }) => website.startsWith('https://example.org/'))).toBe(true);
});

test('names 50 states, the District of Columbia, Puerto Rico, 4 territories, and 13 provinces and territories of Canada', () => {
  expect(states.filter(({ country }) => country === 'US')).toHaveLength(56);
  expect(states.filter(({ country }) => country === 'CA')).toHaveLength(13);
});

test.each([
  ['NM', 'New Mexico', 'Nuevo México'],
  ['PA', 'Pennsylvania', 'Pensilvania'],
  ['NC', 'North Carolina', 'Carolina del Norte'],
  ['NY', 'New York', 'Nueva York'],
  ['DC', 'District of Columbia', 'Distrito de Columbia'],
  ['PR', 'Puerto Rico', 'Puerto Rico'],
  ['ON', 'Ontario', 'Ontario'],
  ['QC', 'Quebec', 'Quebec'],
])('names %s as %s and %s', (code, en, es) => {
  expect(states.find((state) => state.code === code)?.name).toEqual({ en, es });
});
