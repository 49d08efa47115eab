import { warnDeveloper } from '../announcer/development-warning.ts';

/** A language that the package brings words for. */
export type KnownLocale = 'en' | 'es';

const warned = new Set<string>();

/** The locale itself, or 'en' for one that the package has no words for; a developer is told once a component and locale. */
export function knownLocale(component: string, locale: string = 'en'): KnownLocale {
  if (locale === 'en' || locale === 'es') return locale;
  const mistake = `${component} ${locale}`;
  if (!warned.has(mistake)) {
    warned.add(mistake);
    warnDeveloper(component, {
      what: `there are no words for the locale “${locale}”, so English ones stand there.`,
      why: 'People who read the page meet words in another language.',
      todo: 'Give the locale en or es, or replace the words by props.',
    });
  }
  return 'en';
}
