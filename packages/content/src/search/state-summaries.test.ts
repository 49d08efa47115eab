import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StudySite } from '../index.ts';
import { searchStudySites, stateSummaries } from './index.ts';
import { PACKAGE } from '../../test/content-copy.ts';
import { states } from '../../test/place-tables.ts';

const studySites = (
  JSON.parse(readFileSync(join(PACKAGE, 'datasets/study-sites.json'), 'utf8')) as (StudySite & {
    name: { en: string };
  })[]
).map((record): StudySite => ({ ...record, name: record.name.en }));
const albuquerque = { lat: 35.08, long: -106.65 };

test('has every study site in the summary of its state only', () => {
  const { matches } = searchStudySites(studySites, {});
  const summaries = stateSummaries(matches, states);
  expect(summaries.map(({ state }) => state).toSorted()).toEqual(
    [...new Set(studySites.map(({ state }) => state))].toSorted(),
  );
  for (const { state, total, open } of summaries) {
    const there = studySites.filter((site) => site.state === state);
    expect([total, open]).toEqual([
      there.length,
      there.filter(({ cohorts }) => cohorts.some(({ status }) => status === 'open')).length,
    ]);
  }
  expect(summaries.every(({ nearest, nearestOpen }) => nearest === null && nearestOpen === null)).toBe(true);
  const totals = summaries.map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
});

test('has New Mexico first from Albuquerque, with its nearest, its nearest open study site and its neighbors', () => {
  const { matches } = searchStudySites(studySites, albuquerque);
  const [first, second] = stateSummaries(matches, states);
  expect(first).toMatchObject({
    state: 'NM',
    total: 3,
    nearest: { studySite: { id: 'sample-118' } },
    neighbours: [{ state: 'TX', total: 13 }, { state: 'AZ' }, { state: 'CO' }, { state: 'OK' }],
  });
  expect(first?.nearestOpen?.studySite.cohorts).toContainEqual(expect.objectContaining({ status: 'open' }));
  expect(second?.nearest?.distanceMiles).toBeGreaterThan(first?.nearest?.distanceMiles ?? Infinity);
});

test('counts study sites that are open for the chosen group', () => {
  const { matches } = searchStudySites(studySites, { cohort: 'adult' });
  const open = stateSummaries(matches, states, 'adult').reduce((sum, state) => sum + state.open, 0);
  expect(open).toBe(searchStudySites(studySites, { cohort: 'adult', status: 'open' }).total);
});

test('returns nothing without results', () => {
  expect(stateSummaries([], states)).toEqual([]);
});
