/** One option. Its label is shown, typed and sent; two options must not share one. */
export type ComboboxOption = { value: string; label: string };

/**
 * Ignores case and accents in every language. English rules on purpose: in Spanish rules ñ is a letter of its own,
 * and people without ñ on their keyboard must find “España” too.
 */
const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });

const normalize = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Whether a label contains a text. Slices have the text's length, which NFC makes safe. */
function contains(label: string, text: string): boolean {
  for (let start = 0; start + text.length <= label.length; start++) {
    if (collator.compare(label.slice(start, start + text.length), text) === 0) return true;
  }
  return false;
}

/** The options whose label contains a text, in their order; all of them for an empty text. */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const query = normalize(text);
  return query === '' ? options : options.filter(({ label }) => contains(normalize(label), query));
}

/**
 * The option with this label, whatever the case, accents and spaces of the text; undefined when there is none.
 * A form sends the text, with and without script: read it with this function.
 */
export function findOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const query = normalize(text);
  return options.find(({ label }) => collator.compare(normalize(label), query) === 0);
}
