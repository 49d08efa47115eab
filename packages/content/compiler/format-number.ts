import { FORMAT_LOCALE } from '../src/index.ts';
import type { FigureHolds, Locale } from '../src/index.ts';

/** How a rounded number relates to the exact one; named after the phrase before it in the sentence. */
export type Rounding = Exclude<FigureHolds, 'exactly'>;

const ROUNDINGS: readonly string[] = ['more-than', 'less-than', 'about'] satisfies Rounding[];
export const isRounding = (name: string): name is Rounding => ROUNDINGS.includes(name);

/** A whole number with two leading digits, or one below 10: 1,331,736 is more than 1,300,000; 15.9 is about 16. */
export function rounded(value: number, rounding: Rounding): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 1);
  if (rounding === 'about') return Math.round(value / step) * step;
  // "More than 60%" is false for exactly 60%.
  return rounding === 'more-than'
    ? (Math.ceil(value / step) - 1) * step
    : (Math.floor(value / step) + 1) * step;
}

/** Other ways to write a number: 1.3 million; 16 in 100, for a share. */
const FORMS = ['short', 'in-100'] as const;
export type Form = (typeof FORMS)[number];
export const isForm = (name: string): name is Form => (FORMS as readonly string[]).includes(name);

const CALENDAR_DATE = /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/;

type How = { locale: Locale; percent: boolean; form?: Form | undefined };

/** Formats a value for a sentence: 20,806; 62%; May 2025. Returns strings unchanged. */
export function formatReferenceValue(value: string | number, { locale, percent, form }: How): string {
  if (typeof value === 'string') return CALENDAR_DATE.test(value) ? formatDate(value, locale) : value;
  const options: Intl.NumberFormatOptions =
    form === 'short'
      ? { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 }
      : { maximumFractionDigits: 2 };
  const digits = new Intl.NumberFormat(FORMAT_LOCALE[locale], options).format(value);
  if (form === 'in-100') return `${digits} ${IN_100[locale]}`;
  return percent ? `${digits}%` : digits;
}

const IN_100: Record<Locale, string> = { en: 'in 100', es: 'de cada 100' };

function formatDate(date: string, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    date.length === 7 ? { year: 'numeric', month: 'long' } : { dateStyle: 'long' };
  return new Intl.DateTimeFormat(FORMAT_LOCALE[locale], { ...options, timeZone: 'UTC' }).format(
    new Date(date),
  );
}
