'use client';
import { Button } from '../button/index.ts';
import { csvFileName, csvOf } from './csv.ts';
import * as styles from './DataTable.css.ts';
import { downloadText } from './download.ts';
import type { DataTableToolProps } from './tools.ts';

/** A tool of DataTable: saves the rows that match, in their order, as a CSV file in the reader's language. */
export function CsvDownload({ caption, words, written }: DataTableToolProps) {
  const save = () => downloadText(csvFileName(caption), written(csvOf), 'text/csv;charset=utf-8');
  return (
    <div className={styles.needsScript}>
      <Button onClick={save}>{words.download}</Button>
    </div>
  );
}
