import type { Locale } from '@longcovid/content';
import { nearPlace, resolvePlace } from '@longcovid/content/search';
import { addGuesses } from '@longcovid/content/suggestions';
import type { PlaceTables, StudySiteQuery, UnknownReason } from '@longcovid/content/search';
import { getStatusProblem, HttpProblemError } from '../problems/problem.ts';
import type { SearchProblem } from '../problems/search-problem.ts';
import type { SearchErrorCode } from '../problems/messages.ts';

/** The search with its place resolved, or why it could not be. */
export type ResolvedSearch = { search: StudySiteQuery } | { problem: SearchProblem };

const CODES: Record<UnknownReason, SearchErrorCode> = {
  postal_code: 'unknown_postal_code',
  not_found: 'unknown_place',
  too_long: 'too_long',
};

/**
 * Resolves `near` to a place and adds it to a search. An ambiguous or unknown place is a problem, since the results for
 * a wrong place would look right. The parameter `state` overrides a state in `near`.
 */
export async function resolveNear(
  near: string,
  { radius, ...filters }: StudySiteQuery,
  tables: PlaceTables,
  locale: Locale,
): Promise<ResolvedSearch> {
  const place = await addGuesses(await resolvePlace(near, tables, locale), near, tables, locale);
  switch (place.kind) {
    case 'place':
      return { search: { ...nearPlace(place, radius), ...filters } };
    case 'empty':
      return { search: filters };
    case 'ambiguous':
      return rejectSearch('ambiguous_place', place.choices);
    case 'unknown':
      return rejectSearch(CODES[place.reason], place.guesses);
    case 'unavailable':
      throw new HttpProblemError(getStatusProblem(503));
  }
}

const rejectSearch = (code: SearchErrorCode, choices: SearchProblem['choices']): ResolvedSearch => ({
  problem: { errors: [{ field: 'near', code }], ...(choices && { choices }) },
});
