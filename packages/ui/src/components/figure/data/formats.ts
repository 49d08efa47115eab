import { DATE_FORMATS, type IsoDate, parseIsoDate } from '../../../internal/iso-date.ts';
import type { Cell, Reading } from './cells.ts';
import { type FigureLocale, findText, getTextLang, localize } from './locale.ts';
import type { FigureRecord, Unit } from './types.ts';

/** Most decimals that a figure shows; what is out of bounds falls to the nearest bound. */
export const getDecimals = ({ decimals = 2 }: Pick<FigureRecord, 'decimals'>): number =>
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
export const formatUnit = ({ unit }: FigureRecord, locale: FigureLocale): string =>
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
