import type { Locale } from '@longcovid/content';
import {
  placeTables,
  resolvePlace,
  type PlaceTables,
  type ResolvedPlace,
  type StateArea,
} from '@longcovid/content/search';

/** A table by its file; null when there is none. Only the first two or three characters of a place are in the address. */
async function readTable(file: string): Promise<unknown> {
  const response = await fetch(`/geo/${file}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/geo/${file} answered ${response.status}.`);
  return response.json();
}

let tables: PlaceTables | undefined;

/** Finds the place that a visitor typed, on their own device. */
export const lookUpPlace = (
  near: string,
  areas: readonly StateArea[],
  locale: Locale,
): Promise<ResolvedPlace> => resolvePlace(near, (tables ??= placeTables(readTable, areas)), locale);
