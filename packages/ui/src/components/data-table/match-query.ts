import { foldText } from '../../internal/fold-text.ts';

/** Creates a test whether a folded text contains every word of a query, in any order. An empty query matches everything. */
export function createMatcher(query: string): (foldedText: string) => boolean {
  const words = foldText(query.trim()).split(/\s+/);
  return (foldedText) => words.every((word) => foldedText.includes(word));
}

/** Returns what takes the separators of thousands out of a text: people type 1234 for 1,234. */
export function createPlainNumbers(locale: string): (text: string) => string {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345);
  const separator = parts.find(({ type }) => type === 'group')?.value ?? ',';
  const between = new RegExp(`(\\d)[${separator}](?=\\d{3})`, 'g');
  return (text) => text.replace(between, '$1');
}
