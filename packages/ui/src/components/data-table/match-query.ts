const diacritics = /\p{Diacritic}/gu;

/** A text without accents and capitals, for comparing. */
export const foldCase = (text: string): string => text.normalize('NFD').replace(diacritics, '').toLowerCase();

/** Creates a test whether a folded text contains every word of a query, in any order. An empty query matches everything. */
export function createMatcher(query: string): (foldedText: string) => boolean {
  const words = foldCase(query.trim()).split(/\s+/);
  return (foldedText) => words.every((word) => foldedText.includes(word));
}
