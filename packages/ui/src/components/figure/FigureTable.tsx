/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   WebKit drops the roles of a table whose parts are displayed as blocks, unless they are written out. */
import { Message } from '../../i18n/Message.tsx';
import type { FigureTable as TableData, TableCell } from './data/formats.ts';
import * as styles from './FigureTable.css.ts';

type FigureTableProps = {
  id: string;
  table: TableData;
  /** Language of what is no bare number, when it is not that of the page. */
  lang: string | undefined;
  /** The same for its title, its unit, and the head of its first column. */
  titleLang: string | undefined;
  unitLang: string | undefined;
  rowHeadLang: string | undefined;
};

const isBareNumber = (reading: TableCell['reading']) => reading.kind === 'number' && !reading.range;

/** The parentheses around the unit. */
const OPENING = ' (';
const CLOSING = ')';

const getTableStyle = (columns: number) => styles.tables[Math.max(0, columns - 1)] ?? styles.tables.at(-1);

/**
 * The numbers of a figure as a native table. Where its columns have no room each row becomes a block of lines, so that
 * nothing scrolls sideways; the roles are written out, since some browsers drop those of a table with other `display`.
 */
export function FigureTable({ id, table, lang, titleLang, unitLang, rowHeadLang }: FigureTableProps) {
  return (
    <div className={styles.frame}>
      <table id={id} role="table" data-part="table" className={getTableStyle(table.columns.length)}>
        <caption className={styles.caption}>
          <Message lang={titleLang}>{table.title}</Message>
          {OPENING}
          <Message lang={unitLang}>{table.unit}</Message>
          {CLOSING}
        </caption>
        <thead role="rowgroup" className={styles.heads}>
          <tr role="row" className={styles.row}>
            <th role="columnheader" scope="col" lang={rowHeadLang} className={styles.head}>
              {table.rowHead}
            </th>
            {table.columns.map(({ id: columnId, label, lang: labelLang }, index) => (
              <th
                key={index}
                role="columnheader"
                scope="col"
                lang={labelLang}
                className={styles.head}
                data-series={columnId}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {table.rows.map(({ id: rowId, label, lang: labelLang, cells }, index) => (
            <tr key={index} role="row" className={styles.row} data-category={rowId}>
              <th role="rowheader" scope="row" lang={labelLang} className={styles.rowHead}>
                {label}
              </th>
              {cells.map(({ seriesId, text, reading }, column) => (
                <td
                  key={column}
                  role="cell"
                  lang={isBareNumber(reading) ? undefined : lang}
                  className={styles.cell}
                  data-series={seriesId}
                  data-label={table.columns[column]?.label}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
