import { warnOnce } from './warn-once.ts';

/** A language that the package brings words for. */
export type Locale = 'en' | 'es';

/** The language itself, or English when it is not one of ours: a development build says so once for each. */
export function knownLocale(component: string, locale: string): Locale {
  if (locale === 'en' || locale === 'es') return locale;
  warnOnce(component, {
    what: `there are no words in “${locale}”, so they are in English.`,
    why: 'A screen reader reads them with the wrong voice, and people may not understand them.',
    todo: 'Set locale to “en” or “es”, and replace words by messages.',
  });
  return 'en';
}
