/** Words that a progress bar prints or says by itself. */
export type ProgressBarMessages = {
  /** Stands there when the task is done. */
  complete: string;
  /** Stands there while nobody knows how far it is. */
  working: string;
};

/** Words that a progress bar brings along. */
export const progressBarMessages = {
  en: { complete: 'Done', working: 'Working on it…' },
  es: { complete: 'Terminado', working: 'En curso…' },
} as const satisfies Record<string, ProgressBarMessages>;

/** A language that the package brings words for. */
export type ProgressBarLocale = keyof typeof progressBarMessages;
