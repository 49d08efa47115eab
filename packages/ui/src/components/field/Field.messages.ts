import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** Messages that a field has of its own. */
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
 * The sign of a required field, the same in every language. The form explains it at its top.
 * A word joiner before it prevents a line break before it.
 */
export const requiredSign = '\u2060*';
