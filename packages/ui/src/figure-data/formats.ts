import { DATE_FORMATS, type IsoDate, parseIsoDate } from '../internal/iso-date.ts';
import { toCsvField } from '../internal/csv-field.ts';
import {
  type Cell,
  type Reading,
  type FigureRecord,
  type Unit,
  allCells,
  cellAt,
  isNumber,
  type Category,
  type LocalizedText,
} from './record.ts';
import { type FigureLocale, findText, getTextLang, localize } from './phrases.ts';

// Numbers, units and dates

/** Most decimals that a figure shows; what is out of bounds falls to the nearest bound. */
const getDecimals = ({ decimals = 2 }: Pick<FigureRecord, 'decimals'>): number =>
  Number.isFinite(decimals) ? Math.min(6, Math.max(0, Math.trunc(decimals))) : 2;

/** A number as the figure shows it. */
export function roundShown(value: number, figure: Pick<FigureRecord, 'decimals'>): number {
  const rounded = Number(value.toFixed(getDecimals(figure)));
  return Object.is(rounded, -0) ? 0 : rounded;
}

/** From here on a number is in scientific notation: so many digits cannot be read. */
const TOO_MANY_DIGITS = 1e18;

/** A bare number in the reader's language: 116,572; −3; 12.4. */
export function formatNumber(
  value: number,
  figure: Pick<FigureRecord, 'decimals'>,
  locale: FigureLocale,
): string {
  const formatter = new Intl.NumberFormat(locale.tag, {
    maximumFractionDigits: getDecimals(figure),
    notation: Math.abs(value) < TOO_MANY_DIGITS ? 'standard' : 'scientific',
  });
  // The true minus sign is read as "minus"; the hyphen often is not read at all.
  return formatter.format(roundShown(value, figure)).replace('-', '−');
}

/** A number as a table shows it, under a head that names the unit: 55%; 116,572. */
export const formatValue = (value: number, figure: FigureRecord, locale: FigureLocale): string =>
  figure.unit === 'percent' ? `${formatNumber(value, figure, locale)}%` : formatNumber(value, figure, locale);

/** A round number as short as a mark beside a picture must be: 1.5M; 55%. */
export function formatCompact(value: number, figure: FigureRecord, locale: FigureLocale): string {
  const formatter = new Intl.NumberFormat(locale.tag, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return `${formatter.format(value).replace('-', '−')}${figure.unit === 'percent' ? '%' : ''}`;
}

/** The unit beside a number, by the plural rules of the language in which it is written. */
function pluralizeUnit(unit: Exclude<Unit, 'percent'>, value: number, locale: FigureLocale): string {
  const lang = getTextLang(unit.other, locale);
  const written = lang === undefined ? locale : { ...locale, tag: lang, language: lang };
  const rules = new Intl.PluralRules(written.tag, { maximumFractionDigits: 6 });
  return findText(unit[rules.select(Math.abs(value))], written) ?? localize(unit.other, written);
}

/** A number with its unit, as in a sentence: 55%; 116,572 surveys; 1 survey. */
export function formatAmount(value: number, figure: FigureRecord, locale: FigureLocale): string {
  const text = formatValue(value, figure, locale);
  return figure.unit === 'percent'
    ? text
    : `${text} ${pluralizeUnit(figure.unit, roundShown(value, figure), locale)}`;
}

/** How far two numbers are apart, without sign, in the figure's unit: 49 percentage points; 110,516 surveys. */
export function formatDifference(value: number, figure: FigureRecord, locale: FigureLocale): string {
  const size = Math.abs(value);
  if (figure.unit !== 'percent') return formatAmount(size, figure, locale);
  const messages = locale.phrases;
  const points = roundShown(size, figure) === 1 ? messages.percentPoint : messages.percentPoints;
  return `${formatNumber(size, figure, locale)} ${points}`;
}

/** A value as text, the same in table, picture and sentences: 12.4%, between 10.1% and 14.9%; No data. */
export function formatReading(reading: Reading, figure: FigureRecord, locale: FigureLocale): string {
  const messages = locale.phrases;
  if (reading.kind !== 'number') return messages[reading.kind];
  const value = formatValue(reading.value, figure, locale);
  if (!reading.range) return value;
  const { low, high } = reading.range;
  return messages.between(value, formatValue(low, figure, locale), formatValue(high, figure, locale));
}

/** What a cell is called in a sentence: its category, and its series when there are several. */
export function formatCellName(
  { category, series }: Cell,
  figure: FigureRecord,
  locale: FigureLocale,
): string {
  const label = localize(category.label, locale);
  return figure.series.length > 1 ? `${label} (${localize(series.label, locale)})` : label;
}

/** A cell as text, with its name: Asian: 6%; Asian (Children): No data. */
export const formatCell = (cell: Cell, figure: FigureRecord, locale: FigureLocale): string =>
  `${formatCellName(cell, figure, locale)}: ${formatReading(cell.reading, figure, locale)}`;

/** What the values count or measure, as text: percent; surveys. */
const formatUnit = ({ unit }: FigureRecord, locale: FigureLocale): string =>
  unit === 'percent' ? locale.phrases.percent : localize(unit.other, locale);

/** A day or month as `asOf` wants it; undefined for any other text. */
export function parseAsOf(asOf: string): IsoDate | undefined {
  const date = parseIsoDate(asOf);
  return date?.precision === 'year' ? undefined : date;
}

/** A day or month as text: May 31, 2025; mayo de 2025. What is neither is returned as it is. */
export function formatDate(asOf: string, locale: FigureLocale): string {
  const date = parseAsOf(asOf);
  return date ? new Intl.DateTimeFormat(locale.tag, DATE_FORMATS[date.precision]).format(date.time) : asOf;
}

/** Names in a row, the first three by name: A, B, and C; A, B, C, and 4 more. */
export function formatList(names: readonly string[], locale: FigureLocale): string {
  const shown = names.length <= 4 ? names : [...names.slice(0, 3), locale.phrases.more(names.length - 3)];
  return new Intl.ListFormat(locale.tag, { type: 'conjunction' }).format(shown);
}

// Goals

/** True when a bullet figure can be drawn: two series, the second the goals of the first, no ranges, none below zero. */
export const hasGoals = (figure: FigureRecord): boolean =>
  figure.kind === 'bullet' &&
  figure.series.length === 2 &&
  allCells(figure)
    .filter(isNumber)
    .every(({ reading }) => reading.value >= 0 && !reading.range);

/** What has been reached of a category, its goal, and the share of it as text. */
export type Progress = {
  value: Cell;
  goal: Cell;
  /** In percent, and as text: whole, rounded down, so that 100% is written of a goal that is reached only. */
  share: { percent: number; text: string } | undefined;
};

/** The progress of a category of a figure that `hasGoals`; undefined for any other. */
export function getProgress(
  figure: FigureRecord,
  category: Category,
  locale: FigureLocale,
): Progress | undefined {
  const [first, second] = figure.series;
  if (!first || !second) return undefined;
  const [value, goal] = [cellAt(first, category), cellAt(second, category)];
  return { value, goal, share: getShare(value, goal, locale) };
}

function getShare(value: Cell, goal: Cell, locale: FigureLocale): Progress['share'] {
  if (!isNumber(value) || !isNumber(goal) || goal.reading.value === 0) return undefined;
  const percent = (value.reading.value / goal.reading.value) * 100;
  // As a reader would compute it, but never all of a goal that is not reached.
  const rounded = percent < 100 ? Math.min(Math.round(percent), 99) : Math.round(percent);
  const whole = formatNumber(rounded, { decimals: 0 }, locale);
  return { percent, text: percent > 0 && percent < 1 ? '<1%' : `${whole}%` };
}

// The table

/** One cell as text, with its ids and its reading. */
export type TableCell = { seriesId: string; text: string; reading: Cell['reading'] };

/** Id of the column of shares of a goal. */
const SHARE = 'share-of-goal';

/** The share of a goal; a category without one is missing. */
function createShareCell(share: Progress['share'], { phrases }: FigureLocale): TableCell {
  if (!share) return { seriesId: SHARE, text: phrases.missing, reading: { kind: 'missing' } };
  return { seriesId: SHARE, text: share.text, reading: { kind: 'number', value: share.percent } };
}

/** A text, and 'en' where it falls back to English. */
type MarkedText = { label: string; lang: 'en' | undefined };

/** A figure as a table of text: one column for each series, one row for each category. */
export type FigureTable = {
  caption: string;
  /** The parts of the caption: what the figure is about, and what its values count or measure. */
  title: string;
  unit: string;
  rowHead: string;
  /** `lang` is 'en' where the label falls back to English. */
  columns: ({ id: string } & MarkedText)[];
  rows: ({ id: string; cells: TableCell[] } & MarkedText)[];
};

/**
 * The table of a figure. Its values are the same text as in the picture and the key points. A figure with goals has
 * their shares in one more column.
 */
export function createTable(figure: FigureRecord, locale: FigureLocale): FigureTable {
  const title = localize(figure.title, locale);
  const unit = formatUnit(figure, locale);
  const isShared = hasGoals(figure);
  const mark = (text: LocalizedText): MarkedText => ({
    label: localize(text, locale),
    lang: getTextLang(text, locale),
  });
  return {
    caption: `${title} (${unit})`,
    title,
    unit,
    rowHead: localize(figure.categoryLabel, locale),
    columns: [
      ...figure.series.map(({ id, label }) => ({ id, ...mark(label) })),
      ...(isShared ? [{ id: SHARE, label: locale.phrases.shareOfGoal, lang: undefined }] : []),
    ],
    rows: figure.categories.map((category) => ({
      id: category.id,
      ...mark(category.label),
      cells: [
        ...figure.series.map((series) => {
          const { reading } = cellAt(series, category);
          return { seriesId: series.id, text: formatReading(reading, figure, locale), reading };
        }),
        ...(isShared ? [createShareCell(getProgress(figure, category, locale)?.share, locale)] : []),
      ],
    })),
  };
}

// The CSV file

/** Begins the file, so that spreadsheets read its letters as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const getNumbers = (reading: Reading): [string, string, string] =>
  reading.kind === 'number'
    ? [String(reading.value), String(reading.range?.low ?? ''), String(reading.range?.high ?? '')]
    : ['', '', ''];

/**
 * The data of a figure as a CSV file (RFC 4180, UTF-8), one row for each value, heads in the reader's language. Numbers
 * are whole, not rounded, with a decimal point; a value that is not there has its reason in its note. Source, date and the
 * figure's notes are in each row, so that no number leaves without its origin.
 */
export function formatCsv(figure: FigureRecord, locale: FigureLocale): string {
  const text = locale.phrases;
  const heads = [
    localize(figure.categoryLabel, locale),
    text.csv.series,
    text.csv.value(formatUnit(figure, locale)),
    text.csv.low,
    text.csv.high,
    text.csv.note,
    text.csv.source,
    text.csv.asOf,
    text.csv.notes,
  ].map(toCsvField);
  const notes = (figure.notes ?? []).map((note) => localize(note, locale)).join(' ');
  const rows = figure.categories.flatMap((category) =>
    figure.series.map((series) => {
      const { reading } = cellAt(series, category);
      const { source = figure.source.label, asOf = figure.asOf, note } = series.origins?.[category.id] ?? {};
      const reason = reading.kind === 'number' ? [] : [text[reading.kind]];
      return [
        toCsvField(localize(category.label, locale)),
        toCsvField(localize(series.label, locale)),
        ...getNumbers(reading),
        ...[
          [...reason, ...(note === undefined ? [] : [localize(note, locale)])].join('. '),
          localize(source, locale),
          asOf === null ? '' : formatDate(asOf, locale),
          notes,
        ].map(toCsvField),
      ];
    }),
  );
  return BYTE_ORDER_MARK + [heads, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** Name of the CSV file of a figure: its id and language. */
export const getCsvFileName = ({ id }: FigureRecord, locale: FigureLocale): string =>
  `${id}-${locale.language}.csv`;
