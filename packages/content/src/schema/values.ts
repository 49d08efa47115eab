import { z } from 'zod';

/** Kebab case, as in paths. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not lower-case words joined by hyphens');

/** Text that is not blank. */
export const nonBlankText = z.string().regex(/\S/, 'is empty');

/** An https: URL. */
export const webAddress = z.url({ protocol: /^https$/, error: 'is not an https:// address' });

export const email = z.email('is not an e-mail address');

/** Postal code of a state or province, such as `NM`. */
export const stateCode = z.string().regex(/^[A-Z]{2}$/, 'is not a two-letter code');

/** A text in every language. */
export const inLanguages = z.strictObject({ en: nonBlankText, es: nonBlankText });

/** A list without duplicates. */
export function withoutRepeats<T>(list: z.ZodArray<z.ZodType<T>>, key: (item: T) => unknown) {
  return list.refine((items) => new Set(items.map(key)).size === items.length, 'contains duplicates');
}

/** A whole number of people or things. */
export const count = z.int().min(0);

/** Position of a record among its kind, from 1. */
export const order = z.int().min(1);

const isDay = (value: string) => z.iso.date().safeParse(value).success;
const isMonth = (value: string) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);

/** A day of the calendar, such as 2025-10-31. */
export const day = z.string().refine(isDay, 'is not a day of the calendar');

/** A month of the calendar, such as 2025-05. */
export const month = z.string().refine(isMonth, 'is not a month of the calendar');

/** A day, or the month when the day is not known. */
export const dayOrMonth = z
  .string()
  .refine((value) => isDay(value) || isMonth(value), 'is not a day or a month of the calendar');

/** A day, a month or a year. */
export const dayMonthOrYear = z
  .string()
  .refine(
    (value) => isDay(value) || isMonth(value) || /^\d{4}$/.test(value),
    'is not a day, a month or a year of the calendar',
  );

/** Name of a file in one of the folders of `files`. */
export const fileName = z.string().regex(/^[a-z0-9][a-z0-9.-]*\.[a-z0-9]+$/, 'is not the name of a file');

/** A link and its text are both present or both absent. */
export const bothOrNeither = (one: string | null, other: string | null) =>
  (one === null) === (other === null);

/** The message for a link without its text, or a text without its link. */
export const LINK_WITHOUT_TEXT = 'and the link need each other, and one of the two is missing';
