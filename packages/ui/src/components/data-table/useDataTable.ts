import { useMemo, useState } from 'react';
import { type CellText, createCellFormatter, formatLine } from './cell-text.ts';
import { type DataColumn, type DataColumnOrGroup, leafColumns, withoutHidden } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { Entry } from './row-ids.ts';
import { foldCase, matcher } from './filter.ts';
import type { Locale } from '../../i18n/known-locale.ts';
import { memoize } from './memoize.ts';
import { computeRanks } from './sort.ts';
import { type Sort, sortedTable } from './sorted-table.ts';
import type { CellValue } from './cell-value.ts';

/** Puts a value of the column with this id into words. */
export type WriteCell = (columnId: string) => (value: CellValue) => CellText;

/** What the reader has asked of the table, and what follows from it. */
export function useDataTable<Row>(props: {
  columns: readonly DataColumnOrGroup<Row>[];
  entries: readonly Entry<Row>[];
  defaultSort: Sort | undefined;
  locale: Locale;
  messages: DataTableMessages;
}) {
  const { columns, entries, defaultSort, locale, messages: words } = props;
  const [sort, setSort] = useState(defaultSort);
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const [query, setQuery] = useState('');

  const leaves = useMemo(() => leafColumns(columns), [columns]);
  const shown = useMemo(() => withoutHidden(columns, hiddenIds), [columns, hiddenIds]);
  const visible = useMemo(() => leafColumns(shown), [shown]);
  const write = useMemo<WriteCell>(() => {
    const byId = new Map(leaves.map((column) => [column.id, column]));
    return memoize((id) => createCellFormatter(byId.get(id) ?? {}, locale, words));
  }, [leaves, locale, words]);

  const texts = useMemo(() => {
    const getText = ({ row }: Entry<Row>) =>
      foldCase(visible.map(({ id, value }) => formatLine(write(id)(value(row)))).join('\n'));
    return memoize(getText);
  }, [visible, write]);
  const data = useMemo(() => {
    if (query.trim() === '') return entries;
    const isMatch = matcher(query);
    return entries.filter((entry) => isMatch(texts(entry)));
  }, [entries, query, texts]);

  const ranks = useMemo(() => {
    const getValues = ({ value }: DataColumn<Row>) => entries.map(({ row }) => value(row));
    return memoize((column: DataColumn<Row>) =>
      computeRanks(getValues(column), column.kind ?? 'text', locale),
    );
  }, [entries, locale]);
  const { rows, headerRows } = useMemo(
    () => sortedTable(shown, ranks, data, sort),
    [shown, ranks, data, sort],
  );

  return {
    leaves,
    visible,
    write,
    headerRows,
    /** The rows that match, in their order. */
    found: rows,
    sort,
    setSort,
    query,
    setQuery,
    setHiddenIds,
  };
}
