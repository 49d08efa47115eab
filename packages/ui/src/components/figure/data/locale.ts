import type { Locale, LocalizedText } from './types.ts';

/** The language to write in: the one asked for when there are words for it, else English. */
export const knownLocale = (locale: string | undefined): Locale => (locale === 'es' ? 'es' : 'en');

/** Words in a language. */
export const localize = (messages: LocalizedText, locale: Locale): string =>
  typeof messages === 'string' ? messages : messages[locale];

/** Tag for numbers and dates. Spanish as in the United States: 20,806. */
export const formatTag: Record<Locale, string> = { en: 'en-US', es: 'es-US' };
