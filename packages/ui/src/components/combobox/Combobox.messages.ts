import type { BuiltInMessages } from '../../i18n/useMessages.ts';
import type { FieldMessages } from '../field/index.ts';

/** Messages of a field, and of its list. Numbers are formatted for the reader's language. */
export type ComboboxMessages = FieldMessages & ListMessages;

export type ListMessages = {
  /** Shown and announced when nothing matches; an empty text shows nothing. */
  noMatch: string;
  /** Announced after a pause: how many options there are. */
  count: (options: string, count: number) => string;
  /** Names the button that opens the list; the field's label is its description. */
  open: string;
  /** Names the list; the field's label is its description. */
  list: string;
  /** Shown below a long list: how many options are not in it. */
  more: (options: string, count: number) => string;
  /** Shown and announced while options are awaited. */
  loading: string;
};

/** Messages of the list. */
export const comboboxMessages: BuiltInMessages<ListMessages> = {
  en: {
    noMatch: 'Sorry, no matching options.',
    count: (options, count) => (count === 1 ? '1 option' : `${options} options`),
    open: 'Show options',
    list: 'Options',
    more: (options, count) =>
      count === 1 ? '1 more. Type to find it.' : `${options} more. Type to find them.`,
    loading: 'Loading options…',
  },
  es: {
    noMatch: 'Lo sentimos, no hay opciones que coincidan.',
    count: (options, count) => (count === 1 ? '1 opción' : `${options} opciones`),
    open: 'Mostrar las opciones',
    list: 'Opciones',
    more: (options, count) =>
      count === 1 ? '1 más. Escriba para encontrarla.' : `${options} más. Escriba para encontrarlas.`,
    loading: 'Cargando opciones…',
  },
};
