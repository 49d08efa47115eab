import type { Locale } from '@longcovid/content';
import { nearPlace, resolvePlace } from '@longcovid/content/search';
import type { PlaceTables, StudySiteQuery, UnknownReason } from '@longcovid/content/search';
import { getStatusProblem } from '../problems/problem.ts';
import { HttpProblemError } from '../problems/http-problem-error.ts';
import type { SearchProblem } from '../problems/search-problem.ts';
import type { SearchErrorCode } from '../problems/messages.ts';

/** What is to be searched, or why it cannot be. */
export type ResolvedSearch = { search: StudySiteQuery } | { problem: SearchProblem };

const CODES: Record<UnknownReason, SearchErrorCode> = {
  postal_code: 'unknown_postal_code',
  not_found: 'unknown_place',
  too_long: 'too_long',
};

/**
 * Puts the place that the words mean into a search. Words that mean several places, or none, are refused: the list
 * around a wrong place looks like the right one. A state that is asked for by its code counts more than that of the
 * words.
 */
export async function resolveNear(
  near: string,
  { radius, ...filters }: StudySiteQuery,
  tables: PlaceTables,
  locale: Locale,
): Promise<ResolvedSearch> {
  const place = await resolvePlace(near, tables, locale);
  switch (place.kind) {
    case 'place':
      return { search: { ...nearPlace(place, radius), ...filters } };
    case 'empty':
      return { search: filters };
    case 'ambiguous':
      return rejectSearch('ambiguous_place', place.choices);
    case 'unknown':
      return rejectSearch(CODES[place.reason], place.near === undefined ? undefined : [place.near]);
    case 'unavailable':
      throw new HttpProblemError(getStatusProblem(503));
  }
}

const rejectSearch = (code: SearchErrorCode, choices: SearchProblem['choices']): ResolvedSearch => ({
  problem: { errors: [{ field: 'near', code }], ...(choices && { choices }) },
});
