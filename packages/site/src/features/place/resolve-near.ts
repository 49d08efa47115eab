import type { Locale } from '@longcovid/content';
import { loadPlaceTables } from '@longcovid/content/load';
import { resolvePlace, type ResolvedPlace } from '@longcovid/content/search';
import { addGuesses } from '@longcovid/content/suggestions';

/** Longer texts of places are truncated and reported as too long. */
const MAX_NEAR = 300;

/** The place in a URL's query, where it is without script, and its resolution. Server only. */
export async function resolveNear(
  { searchParams }: URL,
  locale: Locale,
): Promise<{ near: string; place: ResolvedPlace }> {
  const near = (searchParams.get('near') ?? '').slice(0, MAX_NEAR);
  const tables = loadPlaceTables();
  const place = await resolvePlace(near, tables, locale);
  return { near, place: await addGuesses(place, near, tables, locale) };
}
