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
export type ReportMessages = Of<typeof en>;

/** The words of the report. */
export const reportMessages: Record<'en' | 'es', ReportMessages> = { en, es };
