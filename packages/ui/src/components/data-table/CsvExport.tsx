'use client';
import { Button } from '../button/index.ts';
import { csvFileName, formatCsv } from './csv.ts';
import * as styles from './DataTable.css.ts';
import { downloadText } from './download.ts';
import { useDataTable } from './useDataTable.ts';

/** A control for the `toolbar` of DataTable: saves the rows that match, in their order, as a CSV file in the reader's language. */
export function CsvExport() {
  const { caption, messages, getLang, serialize } = useDataTable();
  const save = () => downloadText(csvFileName(caption), serialize(formatCsv), 'text/csv;charset=utf-8');
  return (
    <div className={styles.needsScript}>
      <Button lang={getLang('download')} onClick={save}>
        {messages.download}
      </Button>
    </div>
  );
}
