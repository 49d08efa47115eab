/** Words that a dialog prints by itself. */
export const dialogMessages = {
  en: { close: 'Close' },
  es: { close: 'Cerrar' },
} as const satisfies Record<string, Record<'close', string>>;

/** A language that the package brings words for. */
export type DialogLocale = keyof typeof dialogMessages;
