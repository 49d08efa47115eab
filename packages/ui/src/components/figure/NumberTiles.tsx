import { cellAt, isNumber, type FigureRecord, type Series } from './data/record.ts';
import { formatReading } from './data/formats.ts';
import { type FigureLocale, getTextLang, localize } from './data/phrases.ts';
import * as styles from './NumberTiles.css.ts';

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
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
    <ul role="list" aria-label={localize(series.label, locale)} className={styles.tiles}>
      {figure.categories.map((category) => {
        const cell = cellAt(series, category);
        if (!isNumber(cell)) return null;
        return (
          <li
            key={category.id}
            data-part="tile"
            data-category={category.id}
            data-series={series.id}
            className={styles.tile}
          >
            <strong lang={cell.reading.range && lang} data-part="tile-number" className={styles.number}>
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
    <div data-part="tiles" className={styles.groups}>
      {figure.series.map((series) => (
        <div key={series.id}>
          {figure.series.length > 1 && (
            <p lang={getTextLang(series.label, locale)} className={styles.series}>
              {localize(series.label, locale)}
            </p>
          )}
          {drawTiles(series)}
        </div>
      ))}
    </div>
  );
}
