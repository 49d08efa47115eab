import type { Locale } from '../index.ts';
import { countErrors } from './edit-distance.ts';
import { normalizePlaceName } from '../search/normalize-place-name.ts';
import { unpackZips, type PlaceNames } from '../search/place-names.ts';
import type { StateArea } from '../search/place-tables.ts';
import { getFullStateName, getStateKeys } from '../search/place.ts';

/**
 * Suggests places for what has been typed so far: states, larger towns and postal codes, likeliest first, at most
 * `limit`, default 7, all of which are in view at once. Each is a text that `resolvePlace` resolves to that place, such as
 * 'Santa Fe, NM'. For a suggestion itself, that alone. Empty for less than two characters, for what is no beginning of a
 * known place, and for a complete postal code.
 */
export type PlaceSuggester = (typed: string, limit?: number) => string[];

/** A state or town that can be suggested. */
type Candidate = {
  label: string;
  /** Its normalized names: of a state in both languages. */
  keys: readonly string[];
  /** Other names, normalized; their beginnings come after those of names. */
  aliases: readonly string[];
  /** Where each further part begins in the first of them: 3 in 'lasvegas'. */
  partStarts: readonly number[];
  state: string;
  /** Larger places come first; a state is larger than any town. */
  size: number;
};

/** How well a place fits, best first. */
const EXACT = 0;
const BEGINNING = 1;
const LATER_PART = 2;
/** And the number of errors on top. */
const MISSPELLED = 3;
const NO_MATCH = 100;

const STATE_SIZE = 10;
/** Shorter texts begin many names, and are too short to be recognized as misspelled. */
const MIN_LENGTH = 2;
const MIN_MISSPELLED = 4;
/** One error in a short name, two in a longer one. */
const getMaxErrors = (length: number): number => (length < 7 ? 1 : 2);

/** A town of about 100,000 people makes the name of its state ambiguous. */
const LARGE_TOWN_SIZE = 5;

const LIMIT = 7;

/**
 * Creates a suggester, in several short tasks, so that somebody can type meanwhile. `names` is the table `names.json`,
 * `states` is `states.json`.
 */
export async function createPlaceSuggester(
  names: PlaceNames,
  states: readonly StateArea[],
  locale: Locale,
): Promise<PlaceSuggester> {
  const towns = await createTowns(names);
  const areas = createStates(states, towns, locale);
  const candidates = [...areas, ...towns];
  const stateKeys = states.map((state) => ({ code: state.code, keys: getStateKeys(state) }));

  return (typed, limit = LIMIT) => {
    const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
    if (text.length < MIN_LENGTH) return [];
    if (/^\d/.test(text)) return suggestZips(text, names, limit);
    if (/^[a-z]\d/i.test(text)) return suggestFsas(text.toUpperCase(), names, limit);
    // No key begins with 'state of' or 'province of': it would come first for all that begins like it.
    const whole = (text.includes(',') ? towns : areas).find(({ label }) => isSame(label, text));
    return whole ? [whole.label] : suggestNames(readTyped(text, stateKeys), candidates, limit);
  };
}

const isSame = (label: string, text: string): boolean =>
  label.length === text.length && label.toLowerCase() === text.toLowerCase();

type Typed = {
  /** The keys of the text as a name alone. */
  whole: readonly string[];
  /** The keys of the town before a state, and the states that it may be; undefined without a state. */
  before?: { town: readonly string[]; states: ReadonlySet<string>; isTownWhole: boolean } | undefined;
};

/** 'St' may be the abbreviation of 'Saint', or the beginning of 'Station' or 'Stockton'. */
function toKeys(typed: string): string[] {
  const asBeginning = normalizePlaceName(`${typed}x`).slice(0, -1);
  return [...new Set([normalizePlaceName(typed), asBeginning])].filter((key) => key !== '');
}

/** 'Springfield, il', 'springfield illinois', 'springfield, i', 'springfield i' */
function readTyped(text: string, states: readonly StateKeys[]): Typed {
  const whole = toKeys(text);
  const [, beforeComma, rest] = /^(.+),([^,]*)$/.exec(text) ?? [];
  if (beforeComma !== undefined && rest !== undefined) {
    const town = toKeys(beforeComma);
    return { whole, before: { town, states: findStatesBegun(rest, states), isTownWhole: false } };
  }
  const words = text.split(' ');
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const named = findStates(words.slice(-length).join(' '), states, (name, key) => name === key);
    const town = toKeys(words.slice(0, -length).join(' '));
    if (named.size > 0) return { whole, before: { town, states: named, isTownWhole: false } };
  }
  const [last = '', ...others] = words.toReversed();
  if (others.length === 0) return { whole };
  const town = toKeys(others.toReversed().join(' '));
  // 'o' begins a state after a whole town alone: 'portland o', but not 'san o'.
  return { whole, before: { town, states: findStatesBegun(last, states), isTownWhole: true } };
}

type StateKeys = { code: string; keys: readonly string[] };

/** The codes of states by name or code. "MT" is Montana, and 'mount' in the normalized name of a town. */
function findStates(
  text: string,
  states: readonly StateKeys[],
  fits: (name: string, key: string) => boolean,
): ReadonlySet<string> {
  const letters = text.replace(/[^a-z]/gi, '').toUpperCase();
  const key = normalizePlaceName(text);
  return new Set(
    states
      .filter(({ code, keys }) => fits(code, letters) || keys.some((name) => fits(name, key)))
      .map(({ code }) => code),
  );
}

const findStatesBegun = (text: string, states: readonly StateKeys[]) =>
  findStates(text, states, (name, key) => name.startsWith(key));

function suggestNames(typed: Typed, candidates: readonly Candidate[], limit: number): string[] {
  const find = (getRank: (candidate: Candidate) => number): string[] => {
    const found: { candidate: Candidate; rank: number }[] = [];
    for (const candidate of candidates) {
      const rank = getRank(candidate);
      if (rank < NO_MATCH) found.push({ candidate, rank });
    }
    found.sort((a, b) => a.rank - b.rank || compare(a.candidate, b.candidate));
    return found.slice(0, limit).map(({ candidate }) => candidate.label);
  };
  const { whole, before } = typed;
  const isInState = ({ state, size }: Candidate) => before?.states.has(state) && size < STATE_SIZE;
  const rankInState = (candidate: Candidate): number => {
    if (!before || !isInState(candidate)) return NO_MATCH;
    const rank = rankMatch(before.town, candidate);
    return before.isTownWhole && rank !== EXACT ? NO_MATCH : rank;
  };
  const matches = find((candidate) => Math.min(rankMatch(whole, candidate), rankInState(candidate)));
  if (matches.length > 0) return matches;
  return find((candidate) =>
    Math.min(
      rankMisspelled(whole, candidate),
      before && isInState(candidate) ? rankMisspelled(before.town, candidate) : NO_MATCH,
    ),
  );
}

function rankMatch(typed: readonly string[], { keys, aliases, partStarts }: Candidate): number {
  let best = NO_MATCH;
  for (const key of typed) {
    if (keys.includes(key) || aliases.includes(key)) return EXACT;
    if (keys.some((name) => name.startsWith(key))) best = BEGINNING;
    else if (
      best > LATER_PART &&
      (partStarts.some((start) => keys[0]?.startsWith(key, start)) ||
        aliases.some((name) => name.startsWith(key)))
    )
      best = LATER_PART;
  }
  return best;
}

/**
 * The rank of a name that the text nearly is, or nearly begins: the fewer errors the better, a whole name before a beginning.
 * One of the first two letters is right, which makes the rest quick.
 */
function rankMisspelled(typed: readonly string[], { keys, aliases }: Candidate): number {
  let best = NO_MATCH;
  for (const key of typed) {
    if (key.length < MIN_MISSPELLED) continue;
    const max = getMaxErrors(key.length);
    for (const name of [...keys, ...aliases]) {
      if (name[0] !== key[0] && name[1] !== key[0] && name[0] !== key[1] && name[1] !== key[1]) continue;
      const { whole, beginning } = countErrors(key, name, max);
      best = Math.min(best, MISSPELLED + Math.min(2 * whole, 2 * beginning + 1));
    }
  }
  return best;
}

const compare = (a: Candidate, b: Candidate): number => b.size - a.size || (a.label < b.label ? -1 : 1);

/** Its name alone, unless that is ambiguous: a large town has it as well. */
function createStates(
  states: readonly StateArea[],
  towns: readonly Candidate[],
  locale: Locale,
): Candidate[] {
  const large = new Set(towns.filter(({ size }) => size >= LARGE_TOWN_SIZE).flatMap(({ keys }) => keys));
  return states.map((state) => {
    const { code, name } = state;
    const [en = '', es = '', ...aliases] = getStateKeys(state);
    const label = large.has(en) || large.has(es) ? getFullStateName(state, locale) : name[locale];
    const full = normalizePlaceName(label);
    return {
      label,
      keys: [en, es, code.toLowerCase(), ...(full.startsWith(en) ? [full] : [])],
      aliases,
      partStarts: [],
      state: code,
      size: STATE_SIZE,
    };
  });
}

/** Towns after which a task ends. */
const TASK_SIZE = 1000;

async function createTowns({ towns, sizes, aliases }: PlaceNames): Promise<Candidate[]> {
  const aliasKeys = Map.groupBy(aliases, ([, label]) => label);
  const candidates: Candidate[] = [];
  let pauseAt = TASK_SIZE;
  for (const [state, lines = ''] of Object.entries(towns)) {
    for (const [index, name] of lines.split('\n').entries()) {
      const label = `${name}, ${state}`;
      const key = toKey(name);
      candidates.push({
        label,
        keys: [key],
        aliases: (aliasKeys.get(label) ?? []).map(([alias]) => normalizePlaceName(alias)),
        partStarts: findPartStarts(name, key),
        state,
        size: Number(sizes[state]?.[index]),
      });
    }
    if (candidates.length < pauseAt) continue;
    pauseAt = candidates.length + TASK_SIZE;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return candidates;
}

/** Normalizing each of eleven thousand names would hold the page up: nearly all have nothing to normalize. */
const isPlain = (name: string): boolean =>
  /^[A-Za-z ]+$/.test(name) && !/^[NSEW] |(?<![A-Za-z])(?:St|Ste|Ft|Mt)(?![A-Za-z])/.test(name);

const toKey = (name: string): string =>
  isPlain(name) ? name.toLowerCase().replaceAll(' ', '') : normalizePlaceName(name);

/** A key has the same end as the name that it is made of. */
const findPartStarts = (name: string, key: string): number[] =>
  [...name.matchAll(/[ -]/g)].map(({ index }) => key.length - toKey(name.slice(index + 1)).length);

/** Few digits begin too many postal codes; four would open a list that the fifth closes, and a screen reader says both. */
const ZIP_OF_STATE = /^\d{5}, ?[a-z]{2}$/i;

function suggestZips(text: string, { zips }: PlaceNames, limit: number): string[] {
  if (!ZIP_OF_STATE.test(text)) return [];
  const begun = toLabel(text);
  const found: string[] = [];
  for (const [state, packed = ''] of Object.entries(zips))
    for (const zip of unpackZips(packed)) {
      const label = `${zip}, ${state}`;
      if (label.startsWith(begun)) found.push(label);
    }
  return found.sort().slice(0, limit);
}

/** '87101,nm' as in a label: '87101, NM' */
const toLabel = (text: string): string => text.toUpperCase().replace(/, ?/, ', ');

function suggestFsas(text: string, { fsas }: PlaceNames, limit: number): string[] {
  if (!/^[A-Z]\d([A-Z](, ?[A-Z]{2})?)?$/.test(text)) return [];
  const begun = toLabel(text);
  return Object.entries(fsas)
    .flatMap(([province, codes = '']) => codes.split(' ').map((fsa) => `${fsa}, ${province}`))
    .filter((label) => label.startsWith(begun))
    .sort()
    .slice(0, limit);
}
