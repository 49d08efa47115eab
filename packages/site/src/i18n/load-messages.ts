import type { Locale } from '@longcovid/content';
import type { MessageFormatElement } from 'react-intl';

/** Messages of some areas, parsed at build time, so that the browser needs no parser. */
export type Messages = Record<string, MessageFormatElement[]>;

const files = import.meta.glob<{ default: Messages }>([
  '@longcovid/content/dist/*/messages/*.json',
  // Part of the first script: needed when nothing else can be loaded.
  '!@longcovid/content/dist/*/messages/failures.json',
  // Answers of the service.
  '!@longcovid/content/dist/*/messages/service.json',
  // In every document, for the loader.
  '!@longcovid/content/dist/*/messages/offline.json',
]);

const findLoader = (locale: Locale, area: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${locale}/messages/${area}.json`))?.[1];

/**
 * Loads the messages of the named areas in one language. Warns in the console about a missing file and falls back to
 * English; the build rejects that state.
 */
export async function loadMessages(locale: Locale, areas: readonly string[]): Promise<Messages> {
  const loaded = await Promise.all(
    areas.map(async (area) => {
      const load = findLoader(locale, area);
      if (load) return (await load()).default;
      console.warn(`[@longcovid/site] No messages '${area}' in '${locale}': using English.`);
      return (await findLoader('en', area)?.())?.default ?? {};
    }),
  );
  return Object.assign({}, ...loaded) as Messages;
}
