import type { BuiltInMessages } from '../../i18n/useMessages.ts';
import type { FieldMessages } from '../field/index.ts';

/** Messages of a field, and of its button that clears it. */
export type SearchFieldMessages = FieldMessages & ClearMessages;

export type ClearMessages = {
  /** Names the button that clears the field; the field's label is its description. */
  clear: string;
  /** Announced once the field was cleared by the button. */
  cleared: string;
};

/** Messages of the button. */
export const searchFieldMessages: BuiltInMessages<ClearMessages> = {
  en: { clear: 'Clear', cleared: 'Search text cleared.' },
  es: { clear: 'Borrar', cleared: 'Se borró el texto de búsqueda.' },
};
