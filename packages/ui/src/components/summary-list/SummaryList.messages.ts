import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The messages of a summary. */
export type SummaryListMessages = {
  /** In place of an answer that was not given. */
  notProvided: string;
  /** Begins the name of a link that changes an answer; the question follows. */
  change: string;
};

export const summaryListMessages: BuiltInMessages<SummaryListMessages> = {
  en: { notProvided: 'Not provided', change: 'Change' },
  es: { notProvided: 'Sin respuesta', change: 'Cambiar' },
};
