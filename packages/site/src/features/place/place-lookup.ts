import type { Locale } from '@longcovid/content';
import { placeTables, type PlaceTables, type ResolvedPlace } from '@longcovid/content/search';

import { FETCH_TIMEOUT, fetchInTime } from '../../navigation/fetch-in-time.ts';

/** A table by its file; null when there is none. The URL has only the first two or three characters of a place. */
async function readTable(file: string): Promise<unknown> {
  const response = await fetchInTime(`/geo/${file}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/geo/${file} returned ${response.status}.`);
  return response.json();
}

let tables: PlaceTables | undefined;

/** The tables of places, each loaded once. */
export const getPlaceTables = (): PlaceTables => (tables ??= placeTables(readTable));

/** Resolves a typed place on the visitor's device. The code for it is fetched with the field's first focus or search. */
export async function lookUpPlace(near: string, locale: Locale): Promise<ResolvedPlace> {
  // One search may read several tables, and each may stall.
  const late = new Promise<ResolvedPlace>((resolve) => {
    setTimeout(resolve, FETCH_TIMEOUT, { kind: 'unavailable' });
  });
  const read = async () => (await import('./place-reader.ts')).readPlace(near, getPlaceTables(), locale);
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    console.warn(error);
    return { kind: 'unavailable' };
  }
}
