import { foldText } from '../../internal/fold-text.ts';

/** One option. Its label is shown, typed and sent; two options must not share one. */
export type ComboboxOption = { value: string; label: string };

/**
 * Ignores case, accents and repeated spaces in every language. In Spanish rules ñ is a letter of its own; people without
 * ñ on their keyboard must find “España” too.
 */
const toKey = (text: string) => foldText(text).trim().replace(/\s+/g, ' ');

/** The keys of a list of options, made once: a letter more must not fold 10,000 labels again. */
const keys = new WeakMap<readonly ComboboxOption[], readonly string[]>();

function getKeys(options: readonly ComboboxOption[]): readonly string[] {
  let known = keys.get(options);
  if (!known) {
    known = options.map(({ label }) => toKey(label));
    keys.set(options, known);
  }
  return known;
}

/** The options whose label contains a text, in their order; all of them for an empty text. Keep the array while it stays. */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const query = toKey(text);
  if (query === '') return options;
  const known = getKeys(options);
  return options.filter((_, index) => known[index]?.includes(query));
}

/**
 * The option with this label, whatever the case, accents and spaces of the text; undefined when there is none.
 * A form sends the text, with and without script: read it with this function.
 */
export function findOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  return options[getKeys(options).indexOf(toKey(text))];
}

/**
 * What a person requests of the list: the options that match the text, all of them, all with the chosen one active,
 * or its first or last option.
 */
export type ListRequest = 'matches' | 'all' | 'chosen' | 'first' | 'last';

/** What to show as soon as the list is there, for which text. */
export type InitialRequest = { what: ListRequest; text: string };
