import { COHORT_IDS, COHORT_STATUSES, COVID_CONDITIONS, SPECIALTIES } from '../index.ts';
import { RADIUS_CHOICES, SORTS } from './study-site-query.ts';
import type { RadiusChoice, StudySiteQuery } from './study-site-query.ts';

/** The filters in a page's URL. The place is never part of it, since it is personal data. */
export type SearchFilters = Pick<
  StudySiteQuery,
  'cohort' | 'condition' | 'status' | 'offSite' | 'specialty' | 'sort'
> & { radius?: RadiusChoice };

/** The values of each filter, in the order of the URL. */
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
 * Reads the filters of a URL. Ignores invalid values and other parameters; of several values for one filter the first
 * valid one counts.
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

/** Formats filters for a URL, in a fixed order. `parseSearch` reads them back. */
export function formatSearch(filters: SearchFilters): URLSearchParams {
  return new URLSearchParams(
    NAMES.flatMap((name): [string, string][] =>
      filters[name] === undefined ? [] : [[name, String(filters[name])]],
    ),
  );
}
