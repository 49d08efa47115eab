/** One answer. The label is what is read, typed and sent; two options must not share one. */
export type ComboboxOption = { value: string; label: string };

/**
 * Ignores case and accents in every language. English rules on purpose: those of Spanish hold ñ for a letter of its
 * own, and whoever has no ñ on the keyboard must find “España” too.
 */
const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Whether a label has a text anywhere in it. Slices have the text's length, which NFC makes safe. */
function contains(label: string, text: string): boolean {
  for (let start = 0; start + text.length <= label.length; start++) {
    if (collator.compare(label.slice(start, start + text.length), text) === 0) return true;
  }
  return false;
}

/** The options that have a text anywhere in their label, in their order; all of them for an empty text. */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const wanted = plain(text);
  return wanted === '' ? options : options.filter(({ label }) => contains(plain(label), wanted));
}

/**
 * The option whose label a text is, whatever its case, accents and spaces; undefined when it is none.
 * A form sends the text, with and without script: read it with this function.
 */
export function findOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const wanted = plain(text);
  return options.find(({ label }) => collator.compare(plain(label), wanted) === 0);
}
