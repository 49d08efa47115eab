import type { Locale } from '../index.ts';
import { resolvePlace, type Place, type PlaceTables, type ResolvedPlace } from '../search/index.ts';
import { createPlaceSuggester, type PlaceSuggester } from './suggest-places.ts';

const suggesters = new WeakMap<PlaceTables, Map<Locale, Promise<PlaceSuggester>>>();

/**
 * The suggester of a language, created once for these tables. All names are loaded at once, whatever is typed, so
 * nothing that is typed leaves the device.
 *
 * @throws when the names cannot be loaded; another call tries again.
 */
export function loadPlaceSuggester(tables: PlaceTables, locale: Locale): Promise<PlaceSuggester> {
  const ofTables = suggesters.get(tables) ?? new Map<Locale, Promise<PlaceSuggester>>();
  suggesters.set(tables, ofTables);
  const known = ofTables.get(locale);
  if (known) return known;
  const loading = createSuggester(tables, locale);
  ofTables.set(locale, loading);
  loading.catch(() => ofTables.delete(locale));
  return loading;
}

async function createSuggester(tables: PlaceTables, locale: Locale): Promise<PlaceSuggester> {
  const [names, states] = await Promise.all([tables.names(), tables.states()]);
  if (!names || !states)
    throw new Error('/geo/names.json or /geo/states.json is missing: write all geoShards().');
  return createPlaceSuggester(names, states, locale);
}

/** How many guesses there are: few enough to be read aloud. */
const MAX_GUESSES = 3;

/**
 * Adds the likeliest places to a text that is no place: a postal code that it nearly is, or those that it nearly names,
 * before the state that it ends with.
 *
 * @throws when the names cannot be loaded.
 */
export async function addGuesses(
  place: ResolvedPlace,
  typed: string,
  tables: PlaceTables,
  locale: Locale,
): Promise<ResolvedPlace> {
  if (place.kind !== 'unknown' || place.reason === 'too_long') return place;
  const texts =
    place.reason === 'postal_code'
      ? repairPostalCode(typed)
      : (await loadPlaceSuggester(tables, locale))(typed, MAX_GUESSES);
  const found = await Promise.all(texts.map((text) => resolvePlace(text, tables, locale)));
  const meant = found.filter((guess): guess is Place => guess.kind === 'place');
  const guesses = [...meant, ...(place.guesses ?? [])].slice(0, MAX_GUESSES);
  return guesses.length > 0 ? { ...place, guesses } : place;
}

const replaceEach = (text: string, signs: string, by: string): string =>
  text.replace(/./g, (sign) => by[signs.indexOf(sign)] ?? sign);

/** What was meant by a text that is nearly a postal code: a letter for a digit, a digit for a letter, a lost zero. */
function repairPostalCode(text: string): string[] {
  const typed = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{4}$/.test(typed)) return [`0${typed}`];
  if (!/^(?=.*\d)[A-Z\d]{5,6}$/.test(typed)) return [];
  const digits = replaceEach(typed, 'OQDILZSGB', '000112568');
  if (/\d.*\d/.test(typed) && /^\d{5}$/.test(digits)) return [digits];
  const letters = replaceEach(typed, '12568', 'LZSGB');
  const canadian = typed.replace(/./g, (_, index: number) =>
    (index % 2 === 0 ? letters : digits).charAt(index),
  );
  return /^([A-Z]\d){3}$/.test(canadian) ? [canadian] : [];
}
