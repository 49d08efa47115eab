import type { Country, Locale } from '../index.ts';
import { normalizePlaceName, getTownShard } from './normalize-place-name.ts';
import { readTable } from './read-table.ts';
import type { PlaceTables, StateArea, TownShard } from './place-tables.ts';
import { findState, statePlace } from './place.ts';
import type { Place, ResolvedPlace } from './place.ts';

/** A town this large makes a state of the same name ambiguous: New York, Washington, Ontario, Québec. */
const LARGE = 100_000;

/** Of towns with one name, the largest is assumed when it is this many times as large as the next. */
const BY_FAR = 10;

type Town = TownShard[number];
type TownsByName = ReadonlyMap<string, Town[]>;

/**
 * Resolves a state, a town, or a town followed by its state; ignores a street before it. With a country after it only
 * places there are meant, if there are any.
 * @param country Without one, places of every country.
 */
export async function resolveTown(
  text: string,
  tables: PlaceTables,
  locale: Locale,
  country: Country | '' = '',
): Promise<ResolvedPlace> {
  const resolved = await resolveName(text, tables, locale, country);
  if (resolved.kind !== 'unknown') return resolved;
  let rest = text.replace(COUNTRY, '');
  if (rest === text) rest = text.replace(STREET, '');
  else {
    const there = await resolveTown(rest, tables, locale, /can\S*$/i.test(text) ? 'CA' : 'US');
    if (there.kind !== 'unknown') return there;
  }
  return rest === text ? resolved : resolveTown(rest, tables, locale, country);
}

async function resolveName(
  text: string,
  tables: PlaceTables,
  locale: Locale,
  country: Country | '',
): Promise<ResolvedPlace> {
  // Both tables at once: a slow connection waits for one answer.
  const [table, towns] = await Promise.all([
    readTable(tables.states, (all) => {
      const states = all.filter((area) => area.country.includes(country));
      return { states, state: findState(text, states) };
    }),
    townsNear(text, tables),
  ]);
  if (!table.ok || table.value === null) return { kind: 'unavailable' };
  const { states, state } = table.value;
  const place = (town: Town) => townPlace(town, states);
  if (towns === null) return state === undefined ? { kind: 'unavailable' } : statePlace(state, locale);

  const named = townsNamed(text, towns, states);
  if (state !== undefined) {
    // "TX" is the state, and "LA" as well a large town of another.
    const isCode = text.replace(/[^a-z]/gi, '').length <= 2;
    const towns = isCode ? named.filter((town) => town[1] !== state.code && town[4] >= LARGE) : named;
    return stateOrTowns(statePlace(state, locale), towns, place);
  }
  // "Newton, IA" is no other spelling of Newtonia: a town with its state comes first.
  const split = splits(text, states);
  for (const found of [...split.map(({ town, area }) => townsNamed(town, towns, [area])), named])
    if (found.length > 0) return pickLargest(found, place);
  return {
    kind: 'unknown',
    reason: 'not_found',
    ...(split[0] && { guesses: [statePlace(split[0].area, locale)] }),
  };
}

/** "123 Main St, Apt B, Houston, TX": a part with a digit, and what comes before a town and its state. */
const STREET = /^[^,]*(?:\d[^,]*,|,(?=[^,]*,))/;

/** Of the United States, in letters: "U.S.A.", "EE. UU.", "EUA". */
const COUNTRY =
  /[\s,.;(]+(?:the )?(?:[eu]{1,2}[. ]*[su]{1,2}[. ]*a?\.?|(?:united states|estados unidos)(?: (?:of|de) am[eé]rica)?|america|can(?:\.|ad[aá])?)\)?$/i;

/** The towns in the table of this text, by normalized name; null when it cannot be loaded. */
async function townsNear(text: string, tables: PlaceTables): Promise<TownsByName | null> {
  const key = normalizePlaceName(text);
  if (key.length < 2) return new Map();
  const table = await readTable(
    () => tables.towns(getTownShard(key)),
    (shard) => Map.groupBy(shard, ([name, , , , , alias]) => normalizePlaceName(alias ?? name)),
  );
  return table.ok ? (table.value ?? new Map<string, Town[]>()) : null;
}

const townsNamed = (text: string, towns: TownsByName, areas: readonly StateArea[]): Town[] =>
  (towns.get(normalizePlaceName(text)) ?? [])
    .filter(([, state]) => areas.some(({ code }) => code === state))
    .sort(([, , , , a], [, , , , b]) => b - a);

/** Every way to split the text into a town and the state after it, the longest state first. */
function splits(text: string, states: readonly StateArea[]): { town: string; area: StateArea }[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}.'’]+/u).filter((word) => word !== '');
  return words.flatMap((_, index) => {
    const area = findState(words.slice(index).join(' '), states);
    return area === undefined ? [] : [{ town: words.slice(0, index).join(' '), area }];
  });
}

function pickLargest(towns: Town[], place: (town: Town) => Place): ResolvedPlace {
  const [largest, second] = towns as [Town, Town?];
  const [first, ...others] = towns.map(place) as [Place, ...Place[]];
  if (second === undefined) return first;
  if (largest[4] < LARGE || largest[4] < second[4] * BY_FAR)
    return { kind: 'ambiguous', choices: [first, ...others] };
  return { ...first, others };
}

/** "New York" is ambiguous, a city and a state; "Texas" is the state, despite small towns of that name. */
function stateOrTowns(state: Place, towns: Town[], place: (town: Town) => Place): ResolvedPlace {
  const [largest, ...others] = towns.map(place);
  if (largest === undefined) return state;
  if ((towns[0]?.[4] ?? 0) < LARGE) return { ...state, others: [largest, ...others] };
  return { kind: 'ambiguous', choices: [largest, state, ...others] };
}

function townPlace([name, state, lat, long]: Town, states: readonly StateArea[]): Place {
  const country = states.find(({ code }) => code === state)?.country ?? 'US';
  return { kind: 'place', label: `${name}, ${state}`, lat, long, precision: 'point', state, country };
}
