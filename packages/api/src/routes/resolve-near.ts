import type { Locale } from '@longcovid/content';
import { nearPlace, resolvePlace } from '@longcovid/content/search';
import type { PlaceTables, StudySiteQuery, UnknownReason } from '@longcovid/content/search';
import { refusalOf } from '../problems/problem.ts';
import { RefusedError } from '../problems/http-problem-error.ts';
import type { SearchRefusal } from '../problems/search-problem.ts';
import type { SearchErrorCode } from '../problems/messages.ts';

/** What is to be searched, or why it cannot be. */
export type Resolved = { search: StudySiteQuery } | { refusal: SearchRefusal };

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
export async function searchNear(
  near: string,
  { radius, ...filters }: StudySiteQuery,
  tables: PlaceTables,
  locale: Locale,
): Promise<Resolved> {
  const place = await resolvePlace(near, tables, locale);
  switch (place.kind) {
    case 'place':
      return { search: { ...nearPlace(place, radius), ...filters } };
    case 'empty':
      return { search: filters };
    case 'ambiguous':
      return refused('ambiguous_place', place.choices);
    case 'unknown':
      return refused(CODES[place.reason], place.near === undefined ? undefined : [place.near]);
    case 'unavailable':
      throw new RefusedError(refusalOf(503));
  }
}

const refused = (code: SearchErrorCode, choices: SearchRefusal['choices']): Resolved => ({
  refusal: { errors: [{ field: 'near', code }], ...(choices && { choices }) },
});
