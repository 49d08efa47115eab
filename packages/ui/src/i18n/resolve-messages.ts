import { knownLocale } from './known-locale.ts';

/**
 * The words of a language. An unknown language, which types rule out and data may bring, gives English; in
 * development this is said once for each component and language.
 */
export const resolveMessages = <Words>(
  messages: { en: Words } & Readonly<Record<string, Words>>,
  locale: string | undefined,
  component: string,
): Words => messages[locale ?? 'en'] ?? messages[knownLocale(component, locale)] ?? messages.en;
