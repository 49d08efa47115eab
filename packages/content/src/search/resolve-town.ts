import type { Locale } from '../index.ts';
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

/** Resolves a state, a town, or a town followed by its state; ignores a country after it and a street before it. */
export async function resolveTown(text: string, tables: PlaceTables, locale: Locale): Promise<ResolvedPlace> {
  let resolved = await resolveName(text, tables, locale);
  for (const reduce of [withoutCountry, withoutStreet]) {
    const rest = reduce(text);
    if (resolved.kind !== 'unknown' || rest === text) continue;
    text = rest;
    resolved = await resolveName(text, tables, locale);
  }
  return resolved;
}

async function resolveName(text: string, tables: PlaceTables, locale: Locale): Promise<ResolvedPlace> {
  // Both tables at once: a slow connection waits for one answer.
  const [table, towns] = await Promise.all([
    readTable(tables.states, (areas) => ({ areas, named: findState(text, areas) })),
    townsNear(text, tables),
  ]);
  if (!table.ok || table.value === null) return { kind: 'unavailable' };
  const { areas: states, named: state } = table.value;
  const place = (town: Town) => townPlace(town, states);
  if (towns === null) return state === undefined ? { kind: 'unavailable' } : statePlace(state, locale);

  const named = townsNamed(text, towns);
  if (state !== undefined) {
    // "TX" is the state, and "LA" as well a large town of another.
    const isCode = text.replace(/[^a-z]/gi, '').length <= 2;
    const towns = isCode ? named.filter((town) => town[1] !== state.code && town[4] >= LARGE) : named;
    return stateOrTowns(statePlace(state, locale), towns, place);
  }
  // "Newton, IA" is no other spelling of Newtonia: a town with its state comes first.
  const split = splits(text, states);
  for (const { town, area } of split) {
    const there = townsNamed(town, towns).filter(([, code]) => code === area.code);
    if (there.length > 0) return pickLargest(there, place);
  }
  if (named.length > 0) return pickLargest(named, place);
  const [guess] = split;
  return guess === undefined
    ? { kind: 'unknown', reason: 'not_found' }
    : { kind: 'unknown', reason: 'not_found', guesses: [statePlace(guess.area, locale)] };
}

/** "123 Main St, Houston, TX": the street is before the first comma. */
const withoutStreet = (text: string) => text.replace(/^[^,]*\d[^,]*,\s*(?=[^,\s])/, '');

const COUNTRY =
  /[\s,.;(]+(?:(?:the )?(?:u\. ?s\.?(?: ?a\.?)?|usa?|united states(?: of america)?|america)|e{1,2}[. ]*u{1,2}[. ]*a?\.?|estados unidos(?: de am[eé]rica)?|can(?:\.|ad[aá])?)\)?$/i;
const withoutCountry = (text: string) => text.replace(COUNTRY, '');

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

const townsNamed = (text: string, towns: TownsByName): Town[] =>
  [...(towns.get(normalizePlaceName(text)) ?? [])].sort(([, , , , a], [, , , , b]) => b - a);

/** Every way to split the text into a town and the state after it, the longest state first. */
function splits(text: string, states: readonly StateArea[]): { town: string; area: StateArea }[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}.'’]+/u).filter((word) => word !== '');
  const longest = Math.min(6, words.length - 1);
  return Array.from({ length: Math.max(0, longest) }, (_, index) => longest - index).flatMap((length) => {
    const area = findState(words.slice(-length).join(' '), states);
    return area === undefined ? [] : [{ town: words.slice(0, -length).join(' '), area }];
  });
}

function pickLargest(towns: Town[], place: (town: Town) => Place): ResolvedPlace {
  const [largest, ...others] = towns;
  if (largest === undefined) return { kind: 'unknown', reason: 'not_found' };
  const [second] = others;
  if (second === undefined) return place(largest);
  const byFar = largest[4] >= LARGE && largest[4] >= second[4] * BY_FAR;
  if (!byFar) return { kind: 'ambiguous', choices: towns.map(place) };
  return { ...place(largest), others: others.map(place) };
}

/** "New York" is ambiguous, a city and a state; "Texas" is the state, despite small towns of that name. */
function stateOrTowns(state: Place, towns: Town[], place: (town: Town) => Place): ResolvedPlace {
  const [largest] = towns;
  if (largest === undefined) return state;
  if (largest[4] < LARGE) return { ...state, others: towns.map(place) };
  const [city, ...others] = towns.map(place);
  return { kind: 'ambiguous', choices: [...(city === undefined ? [] : [city]), state, ...others] };
}

function townPlace([name, state, lat, long]: Town, states: readonly StateArea[]): Place {
  const country = states.find(({ code }) => code === state)?.country ?? 'US';
  return { kind: 'place', label: `${name}, ${state}`, lat, long, precision: 'point', state, country };
}
