import type { BuiltInMessages } from '../../i18n/useMessages.ts';
import type { FieldMessages } from '../field/index.ts';
import type { DatePart } from './parse-date.ts';

/** Messages of a field, and of the date in it. Dates and numbers are formatted for the reader's language. */
export type DateInputMessages = FieldMessages & DateMessages;

type Precision = { precision: DatePart };

export type DateMessages = {
  /** Labels of the three boxes. */
  month: string;
  day: string;
  year: string;
  /** Error of a required date without any text. */
  empty: string;
  /** Error of a date of which one or two boxes are empty, in the order of the boxes. */
  missing: (parts: readonly DatePart[]) => string;
  notAMonth: string;
  notADay: string;
  notAYear: string;
  /** Error of a day that does not exist, such as February 29, 2023, with the number of days of that month. */
  noSuchDay: (date: { day: string; month: string; year: string; daysInMonth: string }) => string;
  /** Error of a date before the first one that is allowed; that one may be a year, or a year and a month. */
  tooEarly: (min: string, details: Precision) => string;
  /** Error of a date after the last one that is allowed. */
  tooLate: (max: string, details: Precision) => string;
  /** Error of a date in one box whose year has two digits, such as 3/4/26. */
  unclear: (text: string) => string;
  /** Asks which of two dates is meant. */
  didYouMean: (one: string, other: string) => string;
};

const english = { year: 'the year', month: 'the month', day: 'the day' };
const spanish = { year: 'el año', month: 'el mes', day: 'el día' };

/** Messages of the date. */
export const dateMessages: BuiltInMessages<DateMessages> = {
  en: {
    month: 'Month',
    day: 'Day',
    year: 'Year',
    empty: 'Please enter the date',
    missing: (parts) => `Please enter ${parts.map((part) => english[part]).join(' and ')}`,
    notAMonth: 'Please enter the month as a number from 1 to 12',
    notADay: 'Please enter the day as a number from 1 to 31',
    notAYear: 'Please enter the year with 4 digits, such as 1985',
    noSuchDay: ({ day, month, year, daysInMonth }) =>
      `There is no ${month} ${day}, ${year}: that month has ${daysInMonth} days. Please check the date.`,
    tooEarly: (min) => `Please enter ${min} or a later date`,
    tooLate: (max) => `Please enter ${max} or an earlier date`,
    unclear: (text) => `Which day is ${text}? Please enter the month, the day and all 4 digits of the year.`,
    didYouMean: (one, other) => `Did you mean ${one}, or ${other}?`,
  },
  es: {
    month: 'Mes',
    day: 'Día',
    year: 'Año',
    empty: 'Escriba la fecha',
    missing: (parts) => `Escriba ${parts.map((part) => spanish[part]).join(' y ')}`,
    notAMonth: 'Escriba el mes con un número del 1 al 12',
    notADay: 'Escriba el día con un número del 1 al 31',
    notAYear: 'Escriba el año con 4 cifras, por ejemplo 1985',
    noSuchDay: ({ day, month, year, daysInMonth }) =>
      `El ${day} de ${month} de ${year} no existe: ese mes tiene ${daysInMonth} días. Revise la fecha.`,
    tooEarly: (min, { precision }) =>
      `Escriba ${precision === 'day' ? 'el ' : ''}${min} o una fecha posterior`,
    tooLate: (max, { precision }) => `Escriba ${precision === 'day' ? 'el ' : ''}${max} o una fecha anterior`,
    unclear: (text) => `¿Qué día es ${text}? Escriba el mes, el día y las 4 cifras del año.`,
    didYouMean: (one, other) => `¿Quiso decir el ${one} o el ${other}?`,
  },
};
