import type { Locale } from '@longcovid/content';
import { loadPlaceTables } from '@longcovid/content/load';
import { resolvePlace, type ResolvedPlace } from '@longcovid/content/search';

/** Longer texts of places are truncated and reported as too long. */
const MAX_NEAR = 300;

/** The place in a URL's query, where it is without script, and its resolution. Server only. */
export async function resolveNear(
  { searchParams }: URL,
  locale: Locale,
): Promise<{ near: string; place: ResolvedPlace }> {
  const near = (searchParams.get('near') ?? '').slice(0, MAX_NEAR);
  return { near, place: await resolvePlace(near, loadPlaceTables(), locale) };
}
