/** The messages of a link. */
export type LinkMessages = {
  /** Follows the text of a link that opens a new window. */
  newWindow: string;
};

export const linkMessages = {
  en: { newWindow: '(opens in a new window)' },
  es: { newWindow: '(se abre en una ventana nueva)' },
} as const satisfies Record<string, LinkMessages>;

/** A language that the package has messages for. */
export type LinkLocale = keyof typeof linkMessages;
