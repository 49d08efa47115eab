/** The messages of a progress bar. */
export type ProgressBarMessages = {
  /** Stands there when the task is done. */
  complete: string;
  /** Stands there while nobody knows how far it is. */
  working: string;
};

export const progressBarMessages = {
  en: { complete: 'Done', working: 'Working on it…' },
  es: { complete: 'Terminado', working: 'En curso…' },
} as const satisfies Record<string, ProgressBarMessages>;

/** A language that the package has messages for. */
export type ProgressBarLocale = keyof typeof progressBarMessages;
