'use client';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableToolProps } from './tools.ts';

/** A tool of DataTable: lets a reader choose the columns. Nothing when there is no choice. */
export function ColumnVisibility({ tableId, messages, hideable, hide }: DataTableToolProps) {
  if (hideable.length === 0) return null;
  const ids = hideable.map(({ id }) => id);
  return (
    <div className={styles.columnChoice}>
      <Disclosure summary={messages.columns}>
        <CheckboxGroup
          legend={messages.columnsLegend}
          name={`${tableId}-columns`}
          options={hideable.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={ids}
          onValueChange={(shown) => hide(ids.filter((id) => !shown.includes(id)))}
        />
      </Disclosure>
    </div>
  );
}
