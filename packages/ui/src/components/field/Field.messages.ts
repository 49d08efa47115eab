/** Messages of a field itself. */
export type FieldMessages = {
  /** Before an error, for screen readers: sighted people have the icon. */
  errorPrefix: string;
  /** After the legend of a required group, for screen readers. */
  required: string;
};

export const fieldMessages = {
  en: { errorPrefix: 'Error:', required: 'required' },
  es: { errorPrefix: 'Error:', required: 'obligatorio' },
} as const satisfies Record<string, FieldMessages>;

/** A language that the package has messages in. */
export type FieldLocale = keyof typeof fieldMessages;

/**
 * The sign of a required field, the same in every language. The form says at its top what it means.
 * A word joiner before it keeps it on the line of the word that it belongs to.
 */
export const requiredSign = '\u2060*';
