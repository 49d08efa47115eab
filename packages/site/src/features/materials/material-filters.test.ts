import { MATERIAL_COHORTS, MATERIAL_TYPES } from '@longcovid/content';
import { loadMessages } from '@longcovid/content/load';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';

import { countWith, formatFilters, matchMaterials, readFilters } from './material-filters.ts';

const materials = [
  { id: 'a', type: 'enrollment', cohort: 'adult' },
  { id: 'b', type: 'enrollment', cohort: 'autopsy' },
  { id: 'c', type: 'educational', cohort: 'adult' },
] as const;
const read = (query: string) => readFilters(new URLSearchParams(query));
const ids = (query: string) => matchMaterials(materials, read(query)).map(({ id }) => id);

test('returns every material in order without a filter', () => {
  expect(ids('')).toEqual(['a', 'b', 'c']);
});

test('filters by type, by group and by both', () => {
  expect(ids('type=enrollment')).toEqual(['a', 'b']);
  expect(ids('group=adult')).toEqual(['a', 'c']);
  expect(ids('type=enrollment&group=adult')).toEqual(['a']);
  expect(ids('type=educational&group=autopsy')).toEqual([]);
});

test.each(['type=', 'type=flyer', 'group=dogs', 'group=toString', 'cohort=adult', 'type=Enrollment'])(
  'ignores the filter “%s”',
  (query) => {
    expect(ids(query)).toEqual(['a', 'b', 'c']);
  },
);

test('reads every type and every group from a URL', () => {
  for (const type of MATERIAL_TYPES) expect(read(formatFilters({ type }))).toEqual({ type });
  for (const group of MATERIAL_COHORTS) expect(read(formatFilters({ group }))).toEqual({ group });
});

test('counts the matches of each option with the other filter', () => {
  expect(countWith(materials, { group: 'autopsy' }, { type: 'enrollment' })).toBe(1);
  expect(countWith(materials, { group: 'autopsy' }, { type: 'educational' })).toBe(0);
  expect(countWith(materials, { type: 'educational' }, { type: 'enrollment' })).toBe(2);
});

const format = (locale: 'en' | 'es', id: string, count: number) =>
  createIntl({ locale, messages: loadMessages(locale) }).formatMessage({ id: `materials.${id}` }, { count });

test.each([
  ['en', 0, 'No study materials', 'No study materials match.'],
  ['en', 1, '1 study material', '1 study material matches.'],
  ['en', 20, '20 study materials', '20 study materials match.'],
  ['es', 0, 'Ningún material', 'No hay ningún material en la lista.'],
  ['es', 1, '1 material', 'Hay 1 material en la lista.'],
  ['es', 20, '20 materiales', 'Hay 20 materiales en la lista.'],
] as const)('%s, %i: “%s”', (locale, count, heading, sentence) => {
  expect(format(locale, 'heading', count)).toBe(heading);
  expect(format(locale, 'count', count)).toBe(sentence);
});
