import type { Country, Locale } from '../index.ts';
import { normalizePlaceName } from './normalize-place-name.ts';
import type { StateArea } from './place-tables.ts';

/**
 * The precision of a place. `point`: a town or a postal code. `near`: the center of an area of some miles (a Canadian
 * postal area, a group of postal codes), to be shown as "near". `state`: a whole state or province, or without `state`
 * a whole country.
 */
export type PlacePrecision = 'point' | 'near' | 'state';

/** A resolved place; `lat` and `long` are degrees. */
export type Place = {
  kind: 'place';
  /** With its state, such as "Santa Fe, NM"; a state's name is in the visitor's language. */
  label: string;
  lat: number;
  long: number;
  precision: PlacePrecision;
  /** Code of the state, province or territory. */
  state?: string;
  country?: Country;
  /** The first three characters of the postal code that was typed. */
  postalArea?: string;
  /** Other meanings of the input, likeliest first; present only when one meaning is by far the likeliest. */
  others?: Place[];
};

/**
 * Why nothing was found. `postal_code`: an unknown postal code. `not_found`: no town or state has this name.
 * `too_long`: longer than any place.
 */
export type UnknownReason = 'postal_code' | 'not_found' | 'too_long';

export type ResolvedPlace =
  | Place
  /** Several places have this name: all of them, the largest first, each with its state. Ask which. */
  | { kind: 'ambiguous'; choices: Place[] }
  /** `guesses`, likeliest first, are to be offered, never to be used unasked. */
  | { kind: 'unknown'; reason: UnknownReason; guesses?: readonly Place[] }
  /** Nothing was typed. */
  | { kind: 'empty' }
  /** The tables could not be loaded; a retry may succeed. */
  | { kind: 'unavailable' };

/** The name of a state that nobody takes for a town: 'New York state', 'provincia de Quebec'. */
export const getFullStateName = ({ country, name }: StateArea, locale: Locale): string =>
  addKind(name[locale], country, locale);

function addKind(name: string, country: Country | undefined, locale: Locale): string {
  if (locale === 'es') return `${country === 'CA' ? 'provincia' : 'estado'} de ${name}`;
  return country === 'CA' ? `province of ${name}` : `${name} state`;
}

/** One of several places with the same name as its suggestion has it; `resolvePlace` resolves it to that place. */
export const formatChoice = ({ label, precision, country }: Place, locale: Locale): string =>
  precision === 'state' ? addKind(label, country, locale) : label;

/** The country whose study sites are few enough to be searched as a whole: about its middle. */
const CANADA = { name: { en: 'Canada', es: 'Canadá' }, lat: 56, long: -96 } as const;

/** Canada as a place, if that is what the text names. */
export function findCountry(text: string, locale: Locale): Place | undefined {
  if (!/^canad[aá]$/i.test(text)) return undefined;
  const { name, lat, long } = CANADA;
  return { kind: 'place', label: name[locale], lat, long, precision: 'state', country: 'CA' };
}

type Named = Pick<StateArea, 'code' | 'name' | 'aliases'>;

const statesByName = new WeakMap<readonly Named[], ReadonlyMap<string, Named>>();

/** The normalized names of a state in every language. */
export const getStateKeys = ({ name, aliases = [] }: Named): string[] =>
  [name.en, name.es, ...aliases].map(normalizePlaceName);

/** The state, territory or province of a name in any language, an abbreviation, or a code. */
export function findState<State extends Named>(text: string, states: readonly State[]): State | undefined {
  let byName = statesByName.get(states);
  if (byName === undefined) {
    byName = new Map(
      states.flatMap((state) =>
        [state.code.toLowerCase(), ...getStateKeys(state)].map((key) => [key, state] as const),
      ),
    );
    statesByName.set(states, byName);
  }
  const bare = text.replace(
    /^(?:(?:the )?(?:state|province) of|(?:el )?estado de|(?:la )?provincia de) | state$/i,
    '',
  );
  // Letters only for a code: "MT" is Montana here, and "mount" in a normalized name.
  const letters = bare.replace(/[^a-z]/gi, '').toLowerCase();
  return (byName.get(letters) ?? byName.get(normalizePlaceName(bare))) as State | undefined;
}

/** A state as a place: its center. */
export function statePlace({ code, country, name, lat, long }: StateArea, locale: Locale): Place {
  return { kind: 'place', label: name[locale], lat, long, precision: 'state', state: code, country };
}
