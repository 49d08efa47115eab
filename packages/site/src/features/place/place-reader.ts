import type { Locale } from '@longcovid/content';
import { resolvePlace, type PlaceTables, type ResolvedPlace } from '@longcovid/content/search';
import { addGuesses } from '@longcovid/content/suggestions';

import { mayPrefetch } from '../../navigation/prefetch.ts';

export { loadPlaceSuggester } from '@longcovid/content/suggestions';

/** Resolves a typed place on the visitor's device, with guesses for one that was not found; data saver has none. */
export async function readPlace(near: string, tables: PlaceTables, locale: Locale): Promise<ResolvedPlace> {
  const place = await resolvePlace(near, tables, locale);
  if (!mayPrefetch()) return place;
  try {
    return await addGuesses(place, near, tables, locale);
  } catch (error) {
    console.warn(error);
    return place;
  }
}
