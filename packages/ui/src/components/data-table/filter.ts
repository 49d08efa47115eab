const marks = /\p{Diacritic}/gu;

/** A text in the form in which texts are compared: without accents, without capitals. */
export const foldCase = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

/** Tells whether a folded text has every word of a query, in any order. An empty query matches everything. */
export function matcher(query: string): (foldedText: string) => boolean {
  const wanted = foldCase(query.trim()).split(/\s+/);
  return (foldedText) => wanted.every((word) => foldedText.includes(word));
}
