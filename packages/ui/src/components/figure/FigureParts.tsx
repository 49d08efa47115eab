import type { ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Anchor } from '../../internal/Anchor.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import {
  type FigureTable as TableData,
  type TableCell,
  formatReading,
  formatDate,
} from '../../figure-data/formats.ts';
import * as styles from './Figure.css.ts';
import {
  cellAt,
  isNumber,
  type FigureRecord,
  type Series,
  type LocalizedText,
} from '../../figure-data/record.ts';
import { type FigureLocale, getTextLang, localize } from '../../figure-data/phrases.ts';
import type { FigureMessages } from './Figure.messages.ts';

// The table

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   WebKit drops the roles of a table whose parts are displayed as blocks, unless they are written out. */

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
    <div className={styles.tableFrame}>
      <table id={id} role="table" data-part="table" className={getTableStyle(table.columns.length)}>
        <caption className={styles.tableCaption}>
          <Message lang={titleLang}>{table.title}</Message>
          {OPENING}
          <Message lang={unitLang}>{table.unit}</Message>
          {CLOSING}
        </caption>
        <thead role="rowgroup" className={styles.tableHeads}>
          <tr role="row" className={styles.tableRow}>
            <th role="columnheader" scope="col" lang={rowHeadLang} className={styles.tableHead}>
              {table.rowHead}
            </th>
            {table.columns.map(({ id: columnId, label, lang: labelLang }, index) => (
              <th
                key={index}
                role="columnheader"
                scope="col"
                lang={labelLang}
                className={styles.tableHead}
                data-series={columnId}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.tableBody}>
          {table.rows.map(({ id: rowId, label, lang: labelLang, cells }, index) => (
            <tr key={index} role="row" className={styles.tableRow} data-category={rowId}>
              <th role="rowheader" scope="row" lang={labelLang} className={styles.tableRowHead}>
                {label}
              </th>
              {cells.map(({ seriesId, text, reading }, column) => (
                <td
                  key={column}
                  role="cell"
                  lang={isBareNumber(reading) ? undefined : lang}
                  className={styles.tableCell}
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

// Number tiles

/** Between a number and its words, for speech and copied text. */
const SPACE = ' ';

type NumberTilesProps = {
  figure: FigureRecord;
  locale: FigureLocale;
  /** Language of a range, when it is not that of the page. */
  lang: string | undefined;
};

/** The numbers of each series, large, with their names. Where there is no number, the table has the reason. */
export function NumberTiles({ figure, locale, lang }: NumberTilesProps) {
  const drawTiles = (series: Series) => (
    <ul role="list" aria-label={localize(series.label, locale)} className={styles.numberTilesTiles}>
      {figure.categories.map((category) => {
        const cell = cellAt(series, category);
        if (!isNumber(cell)) return null;
        return (
          <li
            key={category.id}
            data-part="tile"
            data-category={category.id}
            data-series={series.id}
            className={styles.numberTilesTile}
          >
            <strong
              lang={cell.reading.range && lang}
              data-part="tile-number"
              className={styles.numberTilesNumber}
            >
              {formatReading(cell.reading, figure, locale)}
            </strong>
            {SPACE}
            <span lang={getTextLang(category.label, locale)}>{localize(category.label, locale)}</span>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div data-part="tiles" className={styles.numberTilesGroups}>
      {figure.series.map((series) => (
        <div key={series.id}>
          {figure.series.length > 1 && (
            <p lang={getTextLang(series.label, locale)} className={styles.numberTilesSeries}>
              {localize(series.label, locale)}
            </p>
          )}
          {drawTiles(series)}
        </div>
      ))}
    </div>
  );
}

// The origin of the numbers

type FigureOriginProps = ResolvedMessages<FigureMessages> & { figure: FigureRecord; locale: FigureLocale };

type EntryProps = { term: string; lang: string | undefined; part: string; children: ReactNode };

function Entry({ term, lang, part, children }: EntryProps) {
  const before = `${term}: `;
  return (
    <div data-part={part} className={styles.entry}>
      <dt lang={lang} className={styles.term}>
        {before}
      </dt>
      {children}
    </div>
  );
}

/** A text of the record. */
function Detail({
  text,
  locale,
  href,
}: {
  text: LocalizedText;
  locale: FigureLocale;
  href?: string | undefined;
}) {
  const shown = localize(text, locale);
  return (
    <dd lang={getTextLang(text, locale)} className={styles.detail}>
      {href === undefined ? shown : <Anchor href={href}>{shown}</Anchor>}
    </dd>
  );
}

/** Where the data come from, how old they are, and how they were made. */
export function FigureOrigin({ figure, locale, messages, getLang }: FigureOriginProps) {
  const { source, asOf, method, rangeLabel, notes = [] } = figure;
  return (
    <dl data-part="origin" className={styles.origin}>
      <Entry term={messages.source} lang={getLang('source')} part="source">
        <Detail text={source.label} href={source.href} locale={locale} />
      </Entry>
      {asOf !== null && (
        <Entry term={messages.asOf} lang={getLang('asOf')} part="as-of">
          <dd className={styles.detail}>
            <time dateTime={asOf}>{formatDate(asOf, locale)}</time>
          </dd>
        </Entry>
      )}
      {rangeLabel !== undefined && (
        <Entry term={messages.range} lang={getLang('range')} part="range-label">
          <Detail text={rangeLabel} locale={locale} />
        </Entry>
      )}
      {method !== undefined && (
        <Entry term={messages.method} lang={getLang('method')} part="method">
          <Detail text={method} locale={locale} />
        </Entry>
      )}
      {notes.length > 0 && (
        <Entry term={messages.notes} lang={getLang('notes')} part="notes">
          {notes.map((note, index) => (
            <Detail key={index} text={note} locale={locale} />
          ))}
        </Entry>
      )}
    </dl>
  );
}
