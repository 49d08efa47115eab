import { warnOnce } from '../internal/warn-once.ts';

/** A language that the package brings words for. */
export type Locale = 'en' | 'es';

/** The language itself, or English for one that the package has no words for: a development build says so once. */
export function knownLocale(component: string, locale: string = 'en'): Locale {
  if (locale === 'en' || locale === 'es') return locale;
  warnOnce(component, {
    what: `there are no words in the language “${locale}”, so they are in English.`,
    why: 'A screen reader reads them with the wrong voice, and people may not understand them.',
    todo: 'Set locale to “en” or “es”, or give your own words by props.',
  });
  return 'en';
}
