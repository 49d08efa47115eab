/** Words that a combobox prints or says by itself. */
export type ComboboxMessages = {
  /** Shown and said when nothing matches. */
  noMatch: string;
  /** Said after a pause: how many options there are. */
  count: (options: string, count: number) => string;
  /** Names the button that opens the list; the field's label is its description. */
  open: string;
  /** Names the list; the field's label is its description. */
  list: string;
};

/** Words that a combobox brings along. */
export const comboboxMessages = {
  en: {
    noMatch: 'Sorry, no matching options.',
    count: (options, count) => (count === 1 ? '1 option' : `${options} options`),
    open: 'Show options',
    list: 'Options',
  },
  es: {
    noMatch: 'Lo sentimos, no hay opciones que coincidan.',
    count: (options, count) => (count === 1 ? '1 opción' : `${options} opciones`),
    open: 'Mostrar las opciones',
    list: 'Opciones',
  },
} as const satisfies Record<string, ComboboxMessages>;

/** A language that the package brings words for. */
export type ComboboxLocale = keyof typeof comboboxMessages;
