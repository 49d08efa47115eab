import { foldText } from '../../internal/fold-text.ts';

/** Creates a test whether a folded text contains every word of a query, in any order. An empty query matches everything. */
export function createMatcher(query: string): (foldedText: string) => boolean {
  const words = foldText(query.trim()).split(/\s+/);
  return (foldedText) => words.every((word) => foldedText.includes(word));
}
