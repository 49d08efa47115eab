import type { SortDirection } from './DataTable.messages.ts';
import type { Entry } from './row-ids.ts';
import type { Ranks } from './sort.ts';

/** The column that the rows are sorted by, and the direction. */
export type Sort = { columnId: string; direction: SortDirection };

/**
 * Rows by their ranks, those of one rank in the order of the data. A row without a rank is last in both directions: a
 * reader looks for the highest and the lowest value, not for a missing one.
 */
export function sortEntries<Row>(
  entries: readonly Entry<Row>[],
  ranks: Ranks,
  direction: SortDirection,
): Entry<Row>[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...entries].sort(({ index: a }, { index: b }) => {
    const [rankA, rankB] = [ranks[a], ranks[b]];
    if (rankA === undefined || rankB === undefined)
      return Number(rankA === undefined) - Number(rankB === undefined);
    return (rankA - rankB) * sign;
  });
}
