import type { ColumnKind } from './columns.ts';
import type { Locale } from '../../i18n/known-locale.ts';
import { type CellValue, numberIn, normalizeValue, timeIn } from './cell-value.ts';

/** The place of each value among the others; undefined for what has no value, which stands last in both orders. */
export type Ranks = readonly (number | undefined)[];

/** Numbers in texts are compared as numbers; asked for only where there are some, since it is slower. */
function collatorFor(texts: Iterable<string>, locale: Locale): Intl.Collator {
  const numeric = [...texts].some((text) => /\d/.test(text));
  return new Intl.Collator(locale, { numeric });
}

/** Compares each text with others once, so that sorting again and the other way round compares numbers only. */
function textRanks(values: readonly CellValue[], locale: Locale): Ranks {
  const texts = values.map((value) => {
    const held = normalizeValue(value);
    if (typeof held === 'string') return held;
    return typeof held === 'number' ? String(held) : undefined;
  });
  const distinct = [...new Set(texts)].filter((text) => text !== undefined);
  const { compare } = collatorFor(distinct, locale);
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
export function computeRanks(values: readonly CellValue[], kind: ColumnKind, locale: Locale): Ranks {
  if (kind === 'number') return values.map(numberIn);
  if (kind === 'date') return values.map(timeIn);
  return textRanks(values, locale);
}
