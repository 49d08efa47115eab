import type { Locale } from '@longcovid/content';
import type { PlaceTables } from '@longcovid/content/search';
import { createPlaceSuggester, type PlaceSuggester } from '@longcovid/content/suggestions';

const suggesters = new Map<Locale, Promise<PlaceSuggester>>();

/**
 * The suggester of a language. All names are loaded at once, whatever is typed, so nothing that is typed leaves the device.
 * @throws when the names cannot be loaded; another call tries again.
 */
export function loadPlaceSuggester(tables: PlaceTables, locale: Locale): Promise<PlaceSuggester> {
  const known = suggesters.get(locale);
  if (known) return known;
  const loading = createSuggester(tables, locale);
  suggesters.set(locale, loading);
  loading.catch(() => suggesters.delete(locale));
  return loading;
}

async function createSuggester(tables: PlaceTables, locale: Locale): Promise<PlaceSuggester> {
  const [names, states] = await Promise.all([tables.names(), tables.states()]);
  if (!names || !states)
    throw new Error('/geo/names.json or /geo/states.json is missing: write all geoShards().');
  return createPlaceSuggester(names, states, locale);
}
