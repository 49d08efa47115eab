import { COHORT_IDS, COHORT_STATUSES, COVID_CONDITIONS, SPECIALTIES } from '../index.ts';
import { RADIUS_CHOICES, SORTS } from './study-site-query.ts';
import type { RadiusChoice, StudySiteQuery } from './study-site-query.ts';

/** The filters that stand in a page's address. A place never does: what a visitor typed is theirs. */
export type SearchFilters = Pick<
  StudySiteQuery,
  'cohort' | 'condition' | 'status' | 'offSite' | 'specialty' | 'sort'
> & { radius?: RadiusChoice };

/** The values that each filter can have, in the order in which filters stand in an address. */
const VALUES = {
  cohort: COHORT_IDS,
  condition: COVID_CONDITIONS,
  status: COHORT_STATUSES,
  offSite: [true, false],
  specialty: SPECIALTIES,
  radius: RADIUS_CHOICES,
  sort: SORTS,
} as const;
const NAMES = Object.keys(VALUES) as (keyof typeof VALUES)[];

/**
 * Reads the filters of an address. A value that does not exist is dropped, and so is every other parameter; of several
 * values for one filter the first that exists counts.
 */
export function parseSearch(query: URLSearchParams): SearchFilters {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query
        .getAll(name)
        .map((text) => VALUES[name].find((known) => String(known) === text))
        .find((known) => known !== undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The filters as they stand in an address, always in the same order. `parseSearch` reads them back. */
export function formatSearch(filters: SearchFilters): URLSearchParams {
  return new URLSearchParams(
    NAMES.flatMap((name): [string, string][] =>
      filters[name] === undefined ? [] : [[name, String(filters[name])]],
    ),
  );
}
