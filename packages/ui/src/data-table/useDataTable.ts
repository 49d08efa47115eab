import {
  columnVisibilityFeature,
  type ColumnDef,
  createSortedRowModel,
  type HeaderGroup,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { type CellWords, cellWriter, lineOf } from './cell-words.ts';
import { type DataColumn, type DataColumnOrGroup, isGroup, leafColumns } from './columns.ts';
import type { DataTableMessages, SortDirection } from './DataTable.messages.ts';
import type { Entry } from './entries.ts';
import { folded, matcher } from './filter.ts';
import type { Locale } from './known-locale.ts';
import { type Ranks, ranksOf } from './sort.ts';
import type { CellValue } from './values.ts';

/** Which column the rows are sorted by, and how. */
export type Sort = { columnId: string; direction: SortDirection };

/** Puts a value of the column with this id into words. */
export type WriteCell = (columnId: string) => (value: CellValue) => CellWords;

// Rows are filtered before they come here: by what they say in the reader's language, not by their values.
const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

export type HeaderRows<Row> = HeaderGroup<Features, Entry<Row>>[];

type Ranked = { getValue: (columnId: string) => unknown };

/** Blank values have no rank and never come here. */
const byRank = (a: Ranked, b: Ranked, columnId: string): number =>
  (a.getValue(columnId) as number) - (b.getValue(columnId) as number);

function columnDefs<Row>(
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

/** Calls `make` when a key is first asked for, and remembers what it gave. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** What the reader has asked of the table, and what follows from it. */
export function useDataTable<Row>(props: {
  columns: readonly DataColumnOrGroup<Row>[];
  entries: readonly Entry<Row>[];
  defaultSort: Sort | undefined;
  locale: Locale;
  words: DataTableMessages;
}) {
  const { columns, entries, defaultSort, locale, words } = props;
  const [sort, setSort] = useState(defaultSort);
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const [query, setQuery] = useState('');

  const leaves = useMemo(() => leafColumns(columns), [columns]);
  const visible = useMemo(() => leaves.filter(({ id }) => !hiddenIds.includes(id)), [leaves, hiddenIds]);
  const write = useMemo<WriteCell>(() => {
    const byId = new Map(leaves.map((column) => [column.id, column]));
    return remembered((id) => cellWriter(byId.get(id) ?? {}, locale, words));
  }, [leaves, locale, words]);

  const texts = useMemo(() => {
    const textOf = ({ row }: Entry<Row>) =>
      folded(visible.map(({ id, value }) => lineOf(write(id)(value(row)))).join('\n'));
    return remembered(textOf);
  }, [visible, write]);
  const data = useMemo(() => {
    if (query.trim() === '') return entries;
    const isMatch = matcher(query);
    return entries.filter((entry) => isMatch(texts(entry)));
  }, [entries, query, texts]);

  const defs = useMemo(() => {
    const ranks = remembered(({ value, kind = 'text' }: DataColumn<Row>) =>
      ranksOf(
        entries.map(({ row }) => value(row)),
        kind,
        locale,
      ),
    );
    return columnDefs(columns, ranks);
  }, [columns, entries, locale]);
  const state = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : [],
      columnVisibility: Object.fromEntries(hiddenIds.map((id) => [id, false])),
    }),
    [sort, hiddenIds],
  );
  const table = useTable<Features, Entry<Row>>({
    features,
    columns: defs,
    data: data as Entry<Row>[],
    state,
    getRowId: ({ id }) => id,
  });

  return {
    leaves,
    visible,
    write,
    headerRows: table.getHeaderGroups(),
    /** The rows that match, in their order. */
    found: table.getRowModel().rows.map(({ original }) => original),
    sort,
    setSort,
    query,
    setQuery,
    setHiddenIds,
  };
}
