import { z } from 'zod';

import type { Source } from '../config.ts';
import type { Language, Place } from '../store/record.ts';
import type { Step } from './steps.ts';

/** A page or story, where it is in each language, and the states that steps lead into. */
export type PlaceToVisit = {
  kind: Place['kind'];
  id: string;
  addresses: Partial<Record<Language, string>>;
  states?: readonly { name: string; steps: readonly Step[] }[];
};

const index = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })),
});

/** All places of a source; for a catalogue, its stories as they stand alone. `base` replaces the one of the source. */
export async function placesOf(
  source: Source,
  languages: readonly Language[],
  base = source.base,
): Promise<PlaceToVisit[]> {
  if (source.kind === 'pages') {
    return source.pages.map(({ id, addresses, states }) => ({
      kind: 'page',
      id,
      addresses: Object.fromEntries(
        Object.entries(addresses).map(([language, path]) => [language, new URL(path, base).href]),
      ),
      ...(states && { states }),
    }));
  }
  const folder = base.endsWith('/') ? base : `${base}/`;
  const response = await fetch(new URL('index.json', folder));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: no index of stories.`);
  const { entries } = index.parse(await response.json());
  return Object.values(entries)
    .filter(({ id, type }) => type === 'story' && (source.only?.test(id) ?? true))
    .map(({ id }) => ({
      kind: 'component',
      id,
      addresses: Object.fromEntries(
        languages.map((language) => {
          const url = new URL('iframe.html', folder);
          url.search = new URLSearchParams({
            id,
            viewMode: 'story',
            globals: `${source.languageGlobal}:${language}`,
          }).toString();
          return [language, url.href];
        }),
      ),
      states: (source.states ?? []).flatMap(({ of, name, steps }) => (of.test(id) ? [{ name, steps }] : [])),
    }));
}
