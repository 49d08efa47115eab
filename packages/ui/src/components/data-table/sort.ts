import type { ColumnKind } from './columns.ts';
import { type CellValue, toNumber, normalizeValue, toDate } from './cell-value.ts';

/** The position of each value among the others; undefined where there is no value, which is last in both orders. */
export type Ranks = readonly (number | undefined)[];

/** Compares the texts once, so that sorting again or in the other direction compares numbers only. */
function computeTextRanks(values: readonly CellValue[], locale: string): Ranks {
  const texts = values.map((value) => {
    const normalized = normalizeValue(value);
    return typeof normalized === 'object' ? undefined : String(normalized);
  });
  const distinct = [...new Set(texts)].filter((text) => text !== undefined);
  // Compares numbers in texts as numbers, only where there are some, since it is slower.
  const { compare } = new Intl.Collator(locale, { numeric: distinct.some((text) => /\d/.test(text)) });
  distinct.sort(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  distinct.forEach((text, index) => {
    const before = distinct[index - 1];
    if (before !== undefined && compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  return texts.map((text) => (text === undefined ? undefined : ranks.get(text)));
}

/** The ranks of a column's values: numbers and dates by size, texts as the reader's language orders them. */
export function computeRanks(values: readonly CellValue[], kind: ColumnKind, locale: string): Ranks {
  if (kind === 'number') return values.map(toNumber);
  if (kind === 'date') return values.map((value) => toDate(value)?.time);
  return computeTextRanks(values, locale);
}
