import {
  type ColumnDef,
  constructTable,
  createSortedRowModel,
  type HeaderGroup,
  rowSortingFeature,
  type SortFn,
  type TableFeatures,
} from '@tanstack/react-table';
import { type DataColumn, type DataColumnOrGroup, isGroup } from './columns.ts';
import type { SortDirection } from './DataTable.messages.ts';
import type { Entry } from './row-ids.ts';
import type { Ranks } from './sort.ts';

/** The column that the rows are sorted by, and the direction. */
export type Sort = { columnId: string; direction: SortDirection };

type Reactivity = NonNullable<TableFeatures['coreReactivityFeature']>;

const createNoopSubscription = () => ({ unsubscribe: () => undefined });

/**
 * A table that is constructed anew at each change has nothing to subscribe to: React keeps its state. That saves the
 * 3 kB of signals that useTable adds.
 */
const noReactivity: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  untrack: (read) => read(),
  batch: (write) => write(),
  schedule: (later) => later(),
  createWritableAtom: (value) => ({
    get: () => value,
    set: () => undefined,
    subscribe: createNoopSubscription,
  }),
  createReadonlyAtom: (get) => ({ get, subscribe: createNoopSubscription }),
};

type Features = {
  coreReactivityFeature: Reactivity;
  rowSortingFeature: typeof rowSortingFeature;
  sortedRowModel: ReturnType<typeof createSortedRowModel>;
};
const features: Features = {
  coreReactivityFeature: noReactivity,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
};

/** The rows of headers, from the top. */
export type HeaderRows<Row> = HeaderGroup<Features, Entry<Row>>[];

/**
 * Compares rows by their ranks alone: reading values through the table would take three times as long for 10,000
 * rows. A row without a rank is last in both directions, although TanStack inverts the result for one of them.
 */
const byRank =
  <Row>(ranks: Ranks, last: 1 | -1): SortFn<Features, Entry<Row>> =>
  ({ original: a }, { original: b }) => {
    const [rankA, rankB] = [ranks[a.index], ranks[b.index]];
    if (rankA === undefined) return rankB === undefined ? 0 : last;
    return rankB === undefined ? -last : rankA - rankB;
  };

function toColumnDefs<Row>(
  columns: readonly DataColumnOrGroup<Row>[],
  getRanks: (column: DataColumn<Row>) => Ranks,
  sort: Sort | null,
): ColumnDef<Features, Entry<Row>>[] {
  return columns.map((column) => {
    const { id, header } = column;
    if (isGroup(column)) return { id, header, columns: toColumnDefs(column.columns, getRanks, sort) };
    if (id !== sort?.columnId) return { id, header };
    const ranks = getRanks(column);
    return {
      id,
      header,
      accessorFn: ({ index }: Entry<Row>) => ranks[index],
      sortFn: byRank(ranks, sort.direction === 'ascending' ? 1 : -1),
      sortUndefined: false,
    };
  });
}

/** The rows in their order, and the headers with their spans. */
export function sortedTable<Row>(
  columns: readonly DataColumnOrGroup<Row>[],
  getRanks: (column: DataColumn<Row>) => Ranks,
  entries: readonly Entry<Row>[],
  sort: Sort | null,
): { rows: Entry<Row>[]; headerRows: HeaderRows<Row> } {
  const sorting = sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : [];
  const table = constructTable<Features, Entry<Row>>({
    features,
    columns: toColumnDefs(columns, getRanks, sort),
    data: [...entries],
    state: { sorting },
    getRowId: ({ id }) => id,
  });
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    headerRows: table.getHeaderGroups(),
  };
}
