'use client';
import { createContext, useContext } from 'react';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { saveFile } from '../../internal/save-file.ts';
import { Message } from '../../i18n/Message.tsx';
import type { FieldChange } from '../field/index.ts';
import { Button } from '../button/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import {
  type Sort,
  type CsvTable,
  getSortKeys,
  type SortKey,
  toSort,
  csvFileName,
  formatCsv,
} from './columns.ts';
import type { ColumnKind, DataTableMessages } from './DataTable.messages.ts';
import type { ColumnFilterValues, SortChange } from './useTableModel.ts';
import * as styles from './DataTable.css.ts';

/** What a control in the toolbar reads of its table, and what it can change. */
export type DataTableState = ResolvedMessages<DataTableMessages> & {
  /** Id of the table, with which the ids of its controls begin. */
  tableId: string;
  caption: string;
  /** Rows that match the filters, all rows, and those that are selected. */
  counts: { matching: number; total: number; selected: number };
  /** The columns that hold values, with the names that they have outside of the table. */
  columns: readonly { id: string; name: string; kind: ColumnKind; isSortDisabled: boolean }[];
  /** The order of the rows; null for that of the data. */
  sort: Sort | null;
  setSort: (sort: Sort, details: SortChange) => void;
  /** The text that the shown rows contain; '' shows all rows. */
  filter: string;
  setFilter: (filter: string, details: FieldChange) => void;
  /** Values by the ids of columns: the shown rows have the value in the column. '' shows all rows. */
  columnFilters: ColumnFilterValues;
  setColumnFilters: (filters: ColumnFilterValues, details: FieldChange) => void;
  /** What a filter by a column offers, in order; nothing for a column that the table does not have. */
  findFilterOptions: (columnId: string) => readonly { value: string; label: string }[];
  /** The columns that can be hidden: all but the row header. */
  hideableColumns: readonly { id: string; name: string }[];
  /** Ids of the hidden columns. */
  hiddenColumns: readonly string[];
  setHiddenColumns: (ids: readonly string[], details: FieldChange) => void;
  /** Calls `format` with the columns that are shown and the selected rows, or without any those that match, in their order. */
  serialize: (format: <Row>(table: CsvTable<Row>) => string) => string;
};

export const DataTableContext = createContext<DataTableState | undefined>(undefined);

/** The table around a control of its `toolbar`. Throws outside of a DataTable. */
export function useDataTable(): DataTableState {
  const state = useContext(DataTableContext);
  if (state) return state;
  throw new Error(
    '[@longcovid/ui] DataTable: a control is outside of a table. It would filter, hide or save nothing. ' +
      'Render it in the `toolbar` of a DataTable.',
  );
}

/** How many rows match. A second one in a toolbar is not shown. */
function MatchCount() {
  const { messages, getLang, counts } = useDataTable();
  const { matching, total } = counts;
  return (
    <p lang={getLang('rows')} className={styles.matches} data-part="count">
      {matching === total ? messages.rows(total) : messages.matching({ shown: matching, total })}
    </p>
  );
}

/** A control for the `toolbar` of DataTable: a field that filters the rows by their text, and how many match. */
export function GlobalFilter() {
  const { tableId, messages, getLang, filter, setFilter } = useDataTable();
  return (
    <>
      <div className={styles.filter}>
        <TextField
          name={`${tableId}-filter`}
          label={<Message lang={getLang('filter')}>{messages.filter}</Message>}
          value={filter}
          onValueChange={setFilter}
        />
      </div>
      <MatchCount />
    </>
  );
}

/**
 * A control for the `toolbar` of DataTable: a native select for each column, that leaves the rows with one value in it.
 * Without script it is not shown: a page that filters at its server prints a form of its own before the table.
 */
export function ColumnFilters({ columnIds }: { columnIds: readonly string[] }) {
  const { tableId, messages, getLang, columns, columnFilters, setColumnFilters, findFilterOptions } =
    useDataTable();
  return (
    <>
      {columns
        .filter(({ id }) => columnIds.includes(id))
        .map(({ id, name }) => (
          <div key={id} className={styles.choice}>
            <Select
              name={`${tableId}-filter-${id}`}
              label={name}
              // Its options have no languages of their own.
              lang={getLang('allValues')}
              placeholder={messages.allValues}
              options={findFilterOptions(id)}
              value={columnFilters[id] ?? ''}
              onValueChange={(value, details) => setColumnFilters({ ...columnFilters, [id]: value }, details)}
            />
          </div>
        ))}
      <MatchCount />
    </>
  );
}

/**
 * A control for the `toolbar` of DataTable: native selects by which a reader sorts by a column, and rows that are equal
 * in it by another. In a header the same is a press with Shift, which nobody finds and a phone does not have.
 */
export function SortKeys() {
  const { tableId, messages, getLang, columns, sort, setSort } = useDataTable();
  const sortable = columns.filter(({ isSortDisabled }) => !isSortDisabled);
  const keys = getSortKeys(sort);
  const directions = ['ascending', 'descending'] as const;
  return [...keys, undefined].slice(0, sortable.length).map((key, index) => {
    const options = sortable
      .filter(({ id }) => keys.slice(0, index).every(({ columnId }) => columnId !== id))
      .flatMap(({ id, name, kind }) =>
        directions.map((direction) => ({
          value: `${direction} ${id}`,
          label: `${name}, ${messages.order[kind][direction]}`,
        })),
      );
    const label = index === 0 ? 'sortBy' : 'thenBy';
    return (
      <div key={index} className={styles.choice}>
        <Select
          name={`${tableId}-sort-${index + 1}`}
          label={<Message lang={getLang(label)}>{messages[label]}</Message>}
          lang={getLang('noColumn')}
          // The order of the data cannot be chosen again, as in the headers.
          placeholder={index === 0 && key ? undefined : messages.noColumn}
          options={options}
          value={key ? `${key.direction} ${key.columnId}` : ''}
          onValueChange={(value, details) => {
            const [direction, ...id] = value.split(' ');
            const chosen: SortKey[] =
              direction === 'ascending' || direction === 'descending'
                ? [{ columnId: id.join(' '), direction }]
                : [];
            const next = keys
              .toSpliced(index, 1, ...chosen)
              .filter(({ columnId }, at, all) => all.findIndex((each) => each.columnId === columnId) === at);
            const order = toSort(next);
            if (order) setSort(order, details);
          }}
        />
      </div>
    );
  });
}

/** A control for the `toolbar` of DataTable: lets a reader choose the columns. Nothing when none can be hidden. */
export function ColumnVisibility() {
  const { tableId, messages, getLang, hideableColumns, hiddenColumns, setHiddenColumns } = useDataTable();
  if (hideableColumns.length === 0) return null;
  const ids = hideableColumns.map(({ id }) => id);
  return (
    <div className={styles.columnVisibility}>
      <Disclosure summary={<Message lang={getLang('columns')}>{messages.columns}</Message>}>
        <CheckboxGroup
          legend={<Message lang={getLang('columnsLegend')}>{messages.columnsLegend}</Message>}
          name={`${tableId}-columns`}
          options={hideableColumns.map(({ id, name }) => ({ value: id, label: name }))}
          value={ids.filter((id) => !hiddenColumns.includes(id))}
          onValueChange={(shown, details) =>
            setHiddenColumns(
              // A hidden column that the table does not have now stays hidden.
              [...ids, ...hiddenColumns.filter((id) => !ids.includes(id))].filter(
                (id) => !shown.includes(id),
              ),
              details,
            )
          }
        />
      </Disclosure>
    </div>
  );
}

/** A control for the `toolbar` of DataTable: saves the selected rows, or without any those that match, in their order, as a CSV file in the reader's language. */
export function CsvExport() {
  const { caption, counts, messages, getLang, serialize } = useDataTable();
  const save = () =>
    saveFile(new Blob([serialize(formatCsv)], { type: 'text/csv;charset=utf-8' }), csvFileName(caption));
  return (
    <div className={styles.needsScript}>
      {counts.selected === 0 ? (
        <Button lang={getLang('download')} onClick={save}>
          {messages.download}
        </Button>
      ) : (
        <Button lang={getLang('downloadSelected')} onClick={save}>
          {messages.downloadSelected(counts.selected)}
        </Button>
      )}
    </div>
  );
}
