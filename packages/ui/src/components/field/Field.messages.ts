/** Words that a field prints by itself. The prefix is heard, not seen: sighted people have the icon. */
export const fieldMessages = {
  en: { errorPrefix: 'Error:', required: 'required' },
  es: { errorPrefix: 'Error:', required: 'obligatorio' },
} as const satisfies Record<string, Record<'errorPrefix' | 'required', string>>;

/** A language that the package brings words for. */
export type FieldLocale = keyof typeof fieldMessages;

/**
 * The sign of a required field, the same in every language. The form says at its top what it means.
 * A word joiner before it keeps it on the line of the word that it belongs to.
 */
export const requiredSign = '\u2060*';
