'use client';
import { TextField } from '../text-field/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableToolProps } from './tools.ts';

/** A tool of DataTable: a field that filters the rows by their words, and how many match. */
export function GlobalFilter({ tableId, messages, counts, filter }: DataTableToolProps) {
  const { found, total } = counts;
  return (
    <>
      <div className={styles.filter}>
        <TextField name={`${tableId}-filter`} label={messages.filter} onValueChange={filter} />
      </div>
      <p className={styles.matches} data-part="count">
        {found === total ? messages.rows(total) : messages.matching({ shown: found, total })}
      </p>
    </>
  );
}
