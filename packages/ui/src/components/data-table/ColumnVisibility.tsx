'use client';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import * as styles from './DataTable.css.ts';
import { useDataTable } from './useDataTable.ts';

/** A control for the `toolbar` of DataTable: lets a reader choose the columns. Nothing when none can be hidden. */
export function ColumnVisibility() {
  const { tableId, messages, hideableColumns, hiddenColumns, setHiddenColumns } = useDataTable();
  if (hideableColumns.length === 0) return null;
  const ids = hideableColumns.map(({ id }) => id);
  return (
    <div className={styles.columnVisibility}>
      <Disclosure summary={messages.columns}>
        <CheckboxGroup
          legend={messages.columnsLegend}
          name={`${tableId}-columns`}
          options={hideableColumns.map(({ id, name }) => ({ value: id, label: name }))}
          value={ids.filter((id) => !hiddenColumns.includes(id))}
          onValueChange={(shown, details) =>
            setHiddenColumns(
              ids.filter((id) => !shown.includes(id)),
              details,
            )
          }
        />
      </Disclosure>
    </div>
  );
}
