import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** Messages of a field itself. */
export type FieldMessages = {
  /** Before an error, for screen readers: sighted people have the icon. */
  errorPrefix: string;
  /** After the legend of a required group, for screen readers. */
  required: string;
};

export const fieldMessages: BuiltInMessages<FieldMessages> = {
  en: { errorPrefix: 'Error:', required: 'required' },
  es: { errorPrefix: 'Error:', required: 'obligatorio' },
};

/**
 * The sign of a required field, the same in every language. The form says at its top what it means.
 * A word joiner before it keeps it on the line of the word that it belongs to.
 */
export const requiredSign = '\u2060*';
