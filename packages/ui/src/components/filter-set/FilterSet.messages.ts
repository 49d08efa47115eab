import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of a filter set itself. */
export type FilterSetMessages = {
  /** Opens the fields on a narrow screen. */
  choose: string;
  /** Opens the fields that stand behind `mainFilters`. */
  more: string;
  /** Before the fields: when a choice changes the results. `apply` is the label of the button. */
  appliesImmediately: string;
  appliesByButton: (apply: string) => string;
  /** The button that submits the form around the set. */
  apply: string;
  /** Name of the control that removes one filter; contains its label. */
  remove: (label: string) => string;
  /** The control that removes all. */
  clear: string;
  /** Announced after one or all were removed. */
  removed: (label: string) => string;
  cleared: (labels: string) => string;
};

/** The messages of a filter set in each language of the package. */
export const filterSetMessages: BuiltInMessages<FilterSetMessages> = {
  en: {
    choose: 'Choose filters',
    more: 'More filters',
    appliesImmediately: 'The results change as you choose.',
    appliesByButton: (apply) => `Choose first, then press “${apply}”.`,
    apply: 'Show results',
    remove: (label) => `Remove the filter ${label}`,
    clear: 'Clear all filters',
    removed: (label) => `Filter removed: ${label}.`,
    cleared: (labels) => `Filters cleared: ${labels}.`,
  },
  es: {
    choose: 'Elegir filtros',
    more: 'Más filtros',
    appliesImmediately: 'Los resultados cambian mientras elige.',
    appliesByButton: (apply) => `Primero elija y después oprima “${apply}”.`,
    apply: 'Mostrar resultados',
    remove: (label) => `Quitar el filtro ${label}`,
    clear: 'Quitar todos los filtros',
    removed: (label) => `Filtro quitado: ${label}.`,
    cleared: (labels) => `Filtros quitados: ${labels}.`,
  },
};
