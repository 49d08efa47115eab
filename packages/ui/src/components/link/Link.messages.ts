/** Words that a link prints by itself. */
export const linkMessages = {
  en: { newWindow: '(opens in a new window)' },
  es: { newWindow: '(se abre en una ventana nueva)' },
} as const satisfies Record<string, Record<'newWindow', string>>;

/** A language that the package brings words for. */
export type LinkLocale = keyof typeof linkMessages;
