import { en } from './messages.en.ts';
import { es } from './messages.es.ts';

type Of<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => R
    : T extends readonly unknown[]
      ? readonly string[]
      : { [K in keyof T]: Of<T[K]> };

/** Every word of the report, with any text in its place. */
export type ReportWords = Of<typeof en>;

/** The words of the report. */
export const reportWords: Record<'en' | 'es', ReportWords> = { en, es };
