/** Words that a set of filters brings along. */
export const filterSetMessages = {
  en: {
    choose: 'Choose filters',
    atOnce: 'The results change as you choose.',
    button: (apply: string) => `Choose first, then press “${apply}”.`,
    apply: 'Show results',
    removed: (label: string) => `Filter removed: ${label}.`,
    cleared: (labels: string) => `Filters cleared: ${labels}.`,
  },
  es: {
    choose: 'Elegir filtros',
    atOnce: 'Los resultados cambian mientras elige.',
    button: (apply: string) => `Primero elija y después pulse “${apply}”.`,
    apply: 'Mostrar resultados',
    removed: (label: string) => `Filtro quitado: ${label}.`,
    cleared: (labels: string) => `Filtros quitados: ${labels}.`,
  },
} as const satisfies Record<string, Record<string, string | ((word: string) => string)>>;

/** A language that the package brings words for. */
export type FilterSetLocale = keyof typeof filterSetMessages;
