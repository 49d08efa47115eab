import type { Locale } from '@longcovid/content';
import { placeTables, resolvePlace, type PlaceTables, type ResolvedPlace } from '@longcovid/content/search';

import { mayPrefetch } from '../../navigation/prefetch.ts';

/** A table by its file; null when there is none. The URL has only the first two or three characters of a place. */
async function readTable(file: string): Promise<unknown> {
  const response = await fetch(`/geo/${file}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/geo/${file} returned ${response.status}.`);
  return response.json();
}

let tables: PlaceTables | undefined;

/** The tables of places, each loaded once. */
export const getPlaceTables = (): PlaceTables => (tables ??= placeTables(readTable));

/** Resolves a typed place on the visitor's device, with a guess for one that was not found; data saver has none. */
export async function lookUpPlace(near: string, locale: Locale): Promise<ResolvedPlace> {
  const tables = getPlaceTables();
  const place = await resolvePlace(near, tables, locale);
  if (place.kind !== 'unknown' || !mayPrefetch()) return place;
  try {
    const { addGuess } = await import('./place-guess.ts');
    return await addGuess(place, near, tables, locale);
  } catch (error) {
    console.warn(error);
    return place;
  }
}
