import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The messages of a link. */
export type LinkMessages = {
  /** Follows the text of a link that opens a new window. */
  newWindow: string;
};

export const linkMessages: BuiltInMessages<LinkMessages> = {
  en: { newWindow: '(opens in a new window)' },
  es: { newWindow: '(se abre en una ventana nueva)' },
};
