import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StudySite } from '../src/index.ts';
import { nearPlace, parseSearch, resolvePlace, searchStudySites } from '../src/search/index.ts';
import type { ResolvedPlace } from '../src/search/index.ts';
import { bruteForce, findPoint } from './brute-force.ts';
import type { From } from './brute-force.ts';
import { PACKAGE } from './content-copy.ts';
import { tables } from './place-tables.ts';

/** A query and its expected result; the tests of service and page use the same table. */
type Query = {
  place: string;
  /** The query of the page's URL. */
  search: string;
  expect: {
    kind: ResolvedPlace['kind'];
    /** Of a place. */
    label?: string;
    /** Of a place; default 'point'. */
    precision?: string;
    /** Number of other places that the input could mean. */
    others?: number;
    /** Of an ambiguous place: the number of options, and the first three. */
    choices?: number;
    firstChoices?: string[];
    /** Of an unknown place, and the label of the guess. */
    reason?: string;
    near?: string;
    /** With or without a place: the number of matches, and the first three. */
    total?: number;
    first?: string[];
    goal?: 'all-full';
  };
};

const read = (file: string): unknown => JSON.parse(readFileSync(join(PACKAGE, file), 'utf8'));
const queries = read('test/queries.json') as Query[];
const studySites = (read('datasets/study-sites.json') as (StudySite & { name: { en: string } })[]).map(
  (record): StudySite => ({ ...record, name: record.name.en }),
);

test('has 200 distinct queries', () => {
  expect(new Set(queries.map(({ place, search }) => `${place}?${search}`)).size).toBe(200);
});

describe.each(queries)('"$place" ?$search', ({ place, expect: expected }) => {
  test('resolves the place', async () => {
    const resolved = await resolvePlace(place, tables);
    expect({ ...toExpectation(resolved), ...results(expected) }).toEqual(expected);
  });
});

describe.each(queries.filter(({ expect: { total } }) => total !== undefined))(
  '"$place" ?$search',
  ({ place, search, expect: expected }) => {
    test('finds the expected study sites, which brute force confirms', async () => {
      const resolved = await resolvePlace(place, tables);
      const { radius, ...filters } = parseSearch(new URLSearchParams(search));
      const found = searchStudySites(studySites, {
        ...filters,
        ...(resolved.kind === 'place' ? nearPlace(resolved, radius) : {}),
      });
      const ids = found.matches.map(({ studySite }) => studySite.id);
      const { total, goal } = found;
      expect({ total, first: ids.slice(0, 3), ...(goal === null ? {} : { goal }) }).toEqual(
        results(expected),
      );
      const from: From = expected.label === undefined ? null : findPoint(expected.label);
      expect(ids).toEqual(bruteForce(studySites, plain(search), from));
    });
  },
);

/** The expected study sites. */
function results({ total, first, goal }: Query['expect']): Partial<Query['expect']> {
  if (total === undefined || first === undefined) return {};
  return { total, first, ...(goal === undefined ? {} : { goal }) };
}

function toExpectation(resolved: ResolvedPlace): Query['expect'] {
  switch (resolved.kind) {
    case 'place':
      return {
        kind: 'place',
        label: resolved.label,
        ...(resolved.precision === 'point' ? {} : { precision: resolved.precision }),
        ...(resolved.others === undefined ? {} : { others: resolved.others.length }),
      };
    case 'ambiguous':
      return {
        kind: 'ambiguous',
        choices: resolved.choices.length,
        firstChoices: resolved.choices.slice(0, 3).map(({ label }) => label),
      };
    case 'unknown':
      return {
        kind: 'unknown',
        reason: resolved.reason,
        ...(resolved.guesses && { near: resolved.guesses[0]?.label }),
      };
    default:
      return resolved;
  }
}

/** The valid filters of a URL, read without `parseSearch`. */
function plain(search: string) {
  const known: Record<string, string> = {
    cohort: '^(adult|pediatric|pregnancy|autopsy)$',
    condition: '^[234]$',
    status: '^(open|full)$',
    offSite: '^(true|false)$',
    specialty: '^[0-4]$',
    radius: '^(10|25|50|100|200|500)$',
    sort: '^(distance|name|status)$',
  };
  const values: Record<string, string | number | boolean> = {};
  for (const pair of search.split('&')) {
    const [name = '', value = ''] = pair.split('=');
    const pattern = known[name];
    if (pattern === undefined || name in values || !new RegExp(pattern).test(value)) continue;
    values[name] = /^\d+$/.test(value)
      ? Number(value)
      : /^(true|false)$/.test(value)
        ? value === 'true'
        : value;
  }
  return values;
}
