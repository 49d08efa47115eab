import { useMemo } from 'react';
import { type CellText, createCellFormatter, formatLine } from './cell-text.ts';
import { type DataColumn, type DataColumnOrGroup, leafColumns, withoutHidden } from './columns.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { Entry } from './row-ids.ts';
import { foldText } from '../../internal/fold-text.ts';
import { createMatcher } from './match-query.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { memoize } from './memoize.ts';
import { computeRanks } from './sort.ts';
import { createHeaderRows } from './header-rows.ts';
import { type Sort, sortEntries } from './sort-entries.ts';
import type { CellValue } from './cell-value.ts';

/** Returns what formats a value of the column with this id. */
export type GetCellFormatter = (columnId: string) => (value: CellValue) => CellText;

/** Returns what takes the separators of thousands out of a text: people type 1234 for 1,234. */
function createPlainNumbers(locale: string): (text: string) => string {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345);
  const separator = parts.find(({ type }) => type === 'group')?.value ?? ',';
  const between = new RegExp(`(\\d)[${separator}](?=\\d{3})`, 'g');
  return (text) => text.replace(between, '$1');
}

const noColumns: readonly string[] = [];

/** The state of a table, and the rows and headers that follow from it. */
export function useTableState<Row>(
  props: {
    columns: readonly DataColumnOrGroup<Row>[];
    entries: readonly Entry<Row>[];
    sort: Sort | null | undefined;
    defaultSort: Sort | null | undefined;
    filter: string | undefined;
    defaultFilter: string | undefined;
    hiddenColumns: readonly string[] | undefined;
    defaultHiddenColumns: readonly string[] | undefined;
    locale: string;
  } & ResolvedMessages<DataTableMessages>,
) {
  const { columns, entries, locale, messages, getLang } = props;
  const [sort, setSort] = useControllableState(props.sort, props.defaultSort ?? null);
  const [filter, setFilter] = useControllableState(props.filter, props.defaultFilter ?? '');
  const [hiddenColumns, setHiddenColumns] = useControllableState(
    props.hiddenColumns,
    props.defaultHiddenColumns ?? noColumns,
  );

  const leaves = useMemo(() => leafColumns(columns), [columns]);
  const shown = useMemo(() => withoutHidden(columns, hiddenColumns), [columns, hiddenColumns]);
  const visible = useMemo(() => leafColumns(shown), [shown]);
  const getFormatter = useMemo<GetCellFormatter>(() => {
    const findColumn = (id: string) => leaves.find((column) => column.id === id) ?? {};
    return memoize((id) => createCellFormatter(findColumn(id), { locale, messages, getLang }));
  }, [leaves, locale, messages, getLang]);

  const getTexts = useMemo(() => {
    const toPlainNumbers = createPlainNumbers(locale);
    const getText = ({ row }: Entry<Row>) => {
      const lines = visible.flatMap(({ id, kind, getValue }) => {
        const value = getValue(row);
        const line = formatLine(getFormatter(id)(value));
        return kind === 'date' && typeof value === 'string' ? [line, value] : [line, toPlainNumbers(line)];
      });
      return foldText(lines.join('\n'));
    };
    let texts: readonly string[] | undefined;
    // Prepared at the first filter, not before: most tables are never filtered.
    return () => (texts ??= entries.map(getText));
  }, [entries, visible, getFormatter, locale]);
  const matching = useMemo(() => {
    if (filter.trim() === '') return entries;
    const isMatch = createMatcher(filter);
    const texts = getTexts();
    return entries.filter((_, index) => isMatch(texts[index] ?? ''));
  }, [entries, filter, getTexts]);

  const ranks = useMemo(() => {
    const getValues = ({ getValue }: DataColumn<Row>) => entries.map(({ row }) => getValue(row));
    return memoize((column: DataColumn<Row>) =>
      computeRanks(getValues(column), column.kind ?? 'text', locale),
    );
  }, [entries, locale]);
  const headerRows = useMemo(() => createHeaderRows(shown), [shown]);
  const matches = useMemo(() => {
    // The order stays when the column is hidden.
    const column = leaves.find(({ id }) => id === sort?.columnId);
    return sort && column ? sortEntries(matching, ranks(column), sort.direction) : matching;
  }, [leaves, ranks, matching, sort]);

  return {
    leaves,
    visible,
    getFormatter,
    headerRows,
    /** The rows that match, in their order. */
    matches,
    sort,
    setSort,
    filter,
    setFilter,
    hiddenColumns,
    setHiddenColumns,
  };
}
