import type { Language } from '../evidence/record.ts';
import { en, type ReportMessages } from './messages.en.ts';
import { es } from './messages.es.ts';

export type { ReportMessages };

/** Messages of the report in each language. */
export const reportMessages: Record<Language, ReportMessages> = { en, es };
