import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COHORT_IDS } from '../src/index.ts';
import { stateRecordSchema, studySiteRecordSchema } from '../src/schema/index.ts';
import { PACKAGE } from './content-copy.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(join(PACKAGE, 'datasets', name), 'utf8'));
const studySites = studySiteRecordSchema.array().parse(read('study-sites.json'));
const states = stateRecordSchema.array().parse(read('states.json'));

test('there are 200 study sites, each marked as a sample, in both countries', () => {
  expect(studySites).toHaveLength(200);
  expect(studySites.every(({ sample }) => sample)).toBe(true);
  expect(new Set(studySites.map(({ country }) => country))).toEqual(new Set(['US', 'CA']));
});

test('every group can be tried; open and full ones are there wherever the group has both', () => {
  const statuses = (id: string) =>
    new Set(
      studySites.flatMap(({ cohorts }) =>
        cohorts.filter(({ cohort }) => cohort === id).map(({ status }) => status),
      ),
    );
  for (const id of COHORT_IDS)
    expect(statuses(id)).toEqual(new Set(id === 'autopsy' ? ['open'] : ['full', 'open']));
});

test('three study sites far apart have a website, and it is an example', () => {
  const websites = studySites.flatMap(({ state, website }) => (website === null ? [] : [{ state, website }]));
  expect(websites.map(({ state }) => state)).toEqual(['HI', 'MA', 'NM']);
  expect(websites.every(({ website }) => website.startsWith('https://example.org/'))).toBe(true);
});

test('50 states, the District of Columbia, Puerto Rico and 13 provinces and territories have names', () => {
  expect(states.filter(({ country }) => country === 'US')).toHaveLength(52);
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
])('%s is %s and %s', (code, en, es) => {
  expect(states.find((state) => state.code === code)?.name).toEqual({ en, es });
});
