import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of a dialog itself. */
export type DialogMessages = { close: string };

export const dialogMessages: BuiltInMessages<DialogMessages> = {
  en: { close: 'Close' },
  es: { close: 'Cerrar' },
};
