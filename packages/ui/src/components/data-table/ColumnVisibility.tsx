'use client';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { Message } from '../../i18n/Message.tsx';
import * as styles from './DataTable.css.ts';
import { useDataTable } from './useDataTable.ts';

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
