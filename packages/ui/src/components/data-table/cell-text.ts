import type { DataColumn } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { Locale } from '../../i18n/known-locale.ts';
import { memoize } from './memoize.ts';
import { normalizeValue, timeIn, type CellValue } from './cell-value.ts';

/** A value in words: the same for those who see and those who hear it. */
export type CellText = {
  main: string;
  /** The range of an interval; heard after a comma. */
  detail?: string;
  /** True where there is no value, only words that say why. */
  isBlank: boolean;
};

/** Spanish as it is written in the United States, where decimals have a point: 20,806.5. */
const tags: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

/** From here on a number is a row of digits that nobody reads: 1E15. */
const absurd = 1e15;

/** Writes numbers of a column, with a true minus sign, which screen readers say and typography asks for. */
export function createNumberFormatter(
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): (number: number) => string {
  const usual = new Intl.NumberFormat(tags[locale], options);
  const scientific = new Intl.NumberFormat(tags[locale], { notation: 'scientific' });
  return (number) =>
    // Adding 0 turns -0 into 0.
    (Math.abs(number) < absurd ? usual : scientific).format(number + 0).replaceAll('-', '−');
}

/** Writes ISO 8601 dates as exactly as they are: a year, a month, a day. What is no date stays as it is. */
export function createDateFormatter(locale: Locale): (iso: string) => string {
  const parts: Intl.DateTimeFormatOptions[] = [
    { year: 'numeric' },
    { year: 'numeric', month: 'long' },
    { year: 'numeric', month: 'long', day: 'numeric' },
  ];
  const formats = parts.map((each) => new Intl.DateTimeFormat(tags[locale], { ...each, timeZone: 'UTC' }));
  // Ten thousand rows have few dates, and to write one takes longer than all else that a filter does with a row.
  return memoize((iso) => {
    const time = timeIn(iso);
    return time === undefined ? iso : (formats[iso.split('-').length - 1]?.format(time) ?? iso);
  });
}

/** Puts the values of a column into words. */
export function createCellFormatter(
  { kind = 'text', numberFormat }: Pick<DataColumn<never>, 'kind' | 'numberFormat'>,
  locale: Locale,
  words: Pick<DataTableMessages, 'noData' | 'suppressed' | 'between'>,
): (value: CellValue) => CellText {
  const number = createNumberFormatter(locale, numberFormat);
  const text = kind === 'date' ? createDateFormatter(locale) : (words: string) => words;
  return (value) => {
    const held = normalizeValue(value);
    if (typeof held === 'number') return { main: number(held), isBlank: false };
    if (typeof held === 'string') return { main: text(held), isBlank: false };
    if (held.kind === 'missing') return { main: held.reason ?? words.noData, isBlank: true };
    if (held.kind === 'suppressed') return { main: held.reason ?? words.suppressed, isBlank: true };
    const ends = { from: number(held.from), to: number(held.to) };
    return { main: number(held.value), detail: words.between(ends), isBlank: false };
  };
}

/** Between a value and its range: heard as a pause, not seen where they stand on two lines. */
export const pause = ', ';

/** The words in one line: '12.4, between 10.1 and 14.9'. */
export const formatLine = ({ main, detail }: CellText): string => (detail ? main + pause + detail : main);
