import type { Locale, LocalizedText } from './types.ts';

/** The given language if the package has text in it, else English. */
export const knownLocale = (locale: string | undefined): Locale => (locale === 'es' ? 'es' : 'en');

/** A text in a language. */
export const localize = (messages: LocalizedText, locale: Locale): string =>
  typeof messages === 'string' ? messages : messages[locale];

/** Tag for numbers and dates. Spanish as in the United States: 20,806. */
export const formatTag: Record<Locale, string> = { en: 'en-US', es: 'es-US' };
