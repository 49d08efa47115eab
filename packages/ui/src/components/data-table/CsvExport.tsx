'use client';
import { saveFile } from '../../internal/save-file.ts';
import { Button } from '../button/index.ts';
import { csvFileName, formatCsv } from './csv.ts';
import * as styles from './DataTable.css.ts';
import { useDataTable } from './useDataTable.ts';

/** A control for the `toolbar` of DataTable: saves the rows that match, in their order, as a CSV file in the reader's language. */
export function CsvExport() {
  const { caption, messages, getLang, serialize } = useDataTable();
  const save = () =>
    saveFile(new Blob([serialize(formatCsv)], { type: 'text/csv;charset=utf-8' }), csvFileName(caption));
  return (
    <div className={styles.needsScript}>
      <Button lang={getLang('download')} onClick={save}>
        {messages.download}
      </Button>
    </div>
  );
}
