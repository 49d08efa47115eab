'use client';
import { Button } from '../button/index.ts';
import { csvFileName, formatCsv } from './csv.ts';
import * as styles from './DataTable.css.ts';
import { downloadText } from './download.ts';
import type { DataTableToolProps } from './tools.ts';

/** A tool of DataTable: saves the rows that match, in their order, as a CSV file in the reader's language. */
export function CsvExport({ caption, messages, written }: DataTableToolProps) {
  const save = () => downloadText(csvFileName(caption), written(formatCsv), 'text/csv;charset=utf-8');
  return (
    <div className={styles.needsScript}>
      <Button onClick={save}>{messages.download}</Button>
    </div>
  );
}
