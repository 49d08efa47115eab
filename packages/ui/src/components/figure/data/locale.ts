import type { Locale, Words } from './types.ts';

/** The language to write in: the one asked for when there are words for it, else English. */
export const knownLocale = (locale: string | undefined): Locale => (locale === 'es' ? 'es' : 'en');

/** Words in a language. */
export const wordsIn = (words: Words, locale: Locale): string =>
  typeof words === 'string' ? words : words[locale];

/** Tag for numbers and dates. Spanish as in the United States: 20,806. */
export const formatTag: Record<Locale, string> = { en: 'en-US', es: 'es-US' };
