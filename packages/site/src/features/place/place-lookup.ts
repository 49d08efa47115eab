import type { Locale } from '@longcovid/content';
import { placeTables, type PlaceTables, type ResolvedPlace } from '@longcovid/content/search';

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

/** Resolves a typed place on the visitor's device. The code for it is fetched with the field's first focus or search. */
export async function lookUpPlace(near: string, locale: Locale): Promise<ResolvedPlace> {
  try {
    const { readPlace } = await import('./place-reader.ts');
    return await readPlace(near, getPlaceTables(), locale);
  } catch (error) {
    console.warn(error);
    return { kind: 'unavailable' };
  }
}
