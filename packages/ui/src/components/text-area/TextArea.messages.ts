import type { BuiltInMessages } from '../../i18n/useMessages.ts';
import type { FieldMessages } from '../field/index.ts';

/** Messages of a field, and of the character count. Numbers are formatted for the reader's language. */
export type TextAreaMessages = FieldMessages & CountMessages;

export type CountMessages = {
  /** Number of characters allowed: before anything is typed, and without script. */
  limit: (characters: string) => string;
  /** Number of characters left. */
  left: (characters: string, count: number) => string;
  /** Number of characters over the limit. */
  tooMany: (characters: string, count: number) => string;
};

/** Default messages of the count. */
export const textAreaMessages: BuiltInMessages<CountMessages> = {
  en: {
    limit: (characters) => `You can write up to ${characters} characters.`,
    left: (characters, count) => `You have ${characters} ${count === 1 ? 'character' : 'characters'} left`,
    tooMany: (characters, count) =>
      `You have ${characters} ${count === 1 ? 'character' : 'characters'} too many`,
  },
  es: {
    limit: (characters) => `Puede escribir hasta ${characters} caracteres.`,
    left: (characters, count) =>
      count === 1 ? `Le queda ${characters} carácter` : `Le quedan ${characters} caracteres`,
    tooMany: (characters, count) =>
      count === 1 ? `Le sobra ${characters} carácter` : `Le sobran ${characters} caracteres`,
  },
};
