import { warnDeveloper } from '../announcer/development-warning.ts';

const reported = new Set<string>();

/**
 * The words of a language. An unknown language, which types rule out and data may bring, gives English; in
 * development this is said once for each component and language.
 */
export function wordsIn<Words>(
  messages: { en: Words } & Readonly<Record<string, Words>>,
  locale: string | undefined,
  component: string,
): Words {
  const words = messages[locale ?? 'en'];
  if (words !== undefined) return words;
  const key = `${component} ${locale ?? ''}`;
  if (!reported.has(key)) {
    reported.add(key);
    warnDeveloper(component, {
      what: `there are no words in the language “${locale ?? ''}”.`,
      why: 'People read English in its place.',
      todo: "Give the locale 'en' or 'es', or your own words by props.",
    });
  }
  return messages.en;
}
