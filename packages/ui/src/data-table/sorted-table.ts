import {
  type ColumnDef,
  constructTable,
  createSortedRowModel,
  type HeaderGroup,
  rowSortingFeature,
  type TableFeatures,
} from '@tanstack/react-table';
import { type DataColumn, type DataColumnOrGroup, isGroup } from './columns.ts';
import type { SortDirection } from './DataTable.messages.ts';
import type { Entry } from './entries.ts';
import type { Ranks } from './sort.ts';

/** Which column the rows are sorted by, and how. */
export type Sort = { columnId: string; direction: SortDirection };

type Reactivity = NonNullable<TableFeatures['coreReactivityFeature']>;

const heardByNobody = () => ({ unsubscribe: () => undefined });

/**
 * A table that is made anew whenever something changes has nothing to listen to: React keeps its state. That saves
 * the 3 kB of the signals that useTable brings along.
 */
const still: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  untrack: (read) => read(),
  batch: (write) => write(),
  schedule: (later) => later(),
  createWritableAtom: (value) => ({ get: () => value, set: () => undefined, subscribe: heardByNobody }),
  createReadonlyAtom: (get) => ({ get, subscribe: heardByNobody }),
};

type Features = {
  coreReactivityFeature: Reactivity;
  rowSortingFeature: typeof rowSortingFeature;
  sortedRowModel: ReturnType<typeof createSortedRowModel>;
};
const features: Features = {
  coreReactivityFeature: still,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
};

/** The rows of headers, from the top. */
export type HeaderRows<Row> = HeaderGroup<Features, Entry<Row>>[];

type Ranked = { getValue: (columnId: string) => unknown };

/** Blank values have no rank and never come here. */
const byRank = (a: Ranked, b: Ranked, columnId: string): number =>
  (a.getValue(columnId) as number) - (b.getValue(columnId) as number);

/** The columns in the way TanStack wants them; a value there is its rank. */
export function columnDefs<Row>(
  columns: readonly DataColumnOrGroup<Row>[],
  ranks: (column: DataColumn<Row>) => Ranks,
): ColumnDef<Features, Entry<Row>>[] {
  return columns.map((column) => {
    const { id, header } = column;
    if (isGroup(column)) return { id, header, columns: columnDefs(column.columns, ranks) };
    return {
      id,
      header,
      accessorFn: ({ index }: Entry<Row>) => ranks(column)[index],
      sortFn: byRank,
      sortUndefined: 'last',
    };
  });
}

/** The rows in their order, and the headers with their spans. */
export function sortedTable<Row>(
  columns: ColumnDef<Features, Entry<Row>>[],
  entries: readonly Entry<Row>[],
  sort: Sort | undefined,
): { rows: Entry<Row>[]; headerRows: HeaderRows<Row> } {
  const sorting = sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : [];
  const table = constructTable<Features, Entry<Row>>({
    features,
    columns,
    data: [...entries],
    state: { sorting },
    getRowId: ({ id }) => id,
  });
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    headerRows: table.getHeaderGroups(),
  };
}
