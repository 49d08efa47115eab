import type { Locale } from '../../i18n/known-locale.ts';

/** The messages of a timeline. */
export type TimelineMessages = {
  /** Stands before what an event has changed. */
  change: string;
  /** Columns of the table form. */
  event: string;
  date: string;
};

export const timelineMessages: Record<Locale, TimelineMessages> = {
  en: { change: 'What changed:', event: 'What happened', date: 'When' },
  es: { change: 'Qué cambió:', event: 'Qué pasó', date: 'Cuándo' },
};
