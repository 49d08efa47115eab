/** The text of a dialog itself. */
export type DialogMessages = { close: string };

export const dialogMessages = {
  en: { close: 'Close' },
  es: { close: 'Cerrar' },
} as const satisfies Record<string, DialogMessages>;

/** A language that the package has messages in. */
export type DialogLocale = keyof typeof dialogMessages;
