import type { Locale } from '@longcovid/content';
import { resolvePlace, type PlaceTables, type ResolvedPlace } from '@longcovid/content/search';

import { loadPlaceSuggester } from './place-suggestions.ts';

/** Adds the likeliest of the suggestions as a guess to a place that was not found. The names must load for it. */
export async function addGuess(
  place: ResolvedPlace,
  near: string,
  tables: PlaceTables,
  locale: Locale,
): Promise<ResolvedPlace> {
  if (!needsGuess(place)) return place;
  try {
    const suggest = await loadPlaceSuggester(tables, locale);
    const [label = ''] = suggest(near, 1);
    const guess = await resolvePlace(label, tables, locale);
    return guess.kind === 'place' ? { ...place, near: guess } : place;
  } catch (error) {
    console.warn(error);
    return place;
  }
}

/** A name that nothing is known about, not even its state. */
const needsGuess = (place: ResolvedPlace): place is Extract<ResolvedPlace, { kind: 'unknown' }> =>
  place.kind === 'unknown' && place.reason === 'not_found' && place.near === undefined;
