import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The messages of a progress bar. */
export type ProgressBarMessages = {
  /** Stands there when the task is done. */
  complete: string;
  /** Shown while the progress is unknown. */
  working: string;
};

export const progressBarMessages: BuiltInMessages<ProgressBarMessages> = {
  en: { complete: 'Done', working: 'Working on it…' },
  es: { complete: 'Terminado', working: 'En curso…' },
};
