import { z } from 'zod';

import type { Source } from '../config.ts';
import { storyPrefix } from '../evidence/freshness.ts';
import type { Language, Place } from '../evidence/record.ts';
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

/** Storybook's own accessibility addon waits to be asked: two axe-core cannot run in one page. */
const NOT_BY_ITSELF = 'a11y.manual:!true';

type Catalogue = Extract<Source, { kind: 'storybook' }>;

const folderOf = (base: string): string => (base.endsWith('/') ? base : `${base}/`);

/** The ids of all stories that a source holds, in the order of its index; a list of pages holds none. */
export async function storiesOf(source: Source, base = source.base): Promise<string[]> {
  if (source.kind === 'pages') return [];
  const address = new URL('index.json', folderOf(base));
  const response = await fetch(address).catch((cause: unknown) => {
    throw new Error(`${address.href} does not answer. Is the site running?`, { cause });
  });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: no index of stories.`);
  const { entries } = index.parse(await response.json());
  return Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
}

/** Of each component the story that the source names, or the first. Throws when it names one that is not there. */
function mainOf(stories: readonly string[], named: readonly string[]): string[] {
  const gone = named.filter((id) => !stories.includes(id));
  if (gone.length > 0)
    throw new Error(`mainStories names ${gone.join(', ')}: the catalogue has no such story.`);
  return [...Map.groupBy(stories, storyPrefix).values()].flatMap(
    (mine) => mine.find((id) => named.includes(id)) ?? mine.slice(0, 1),
  );
}

const measuredOf = ({ only, mainStories }: Catalogue, stories: readonly string[]): string[] => {
  const chosen = stories.filter((id) => only?.test(id) ?? true);
  return mainStories ? mainOf(chosen, mainStories) : chosen;
};

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
  return measuredOf(source, await storiesOf(source, base)).map((id) => ({
    kind: 'component',
    id,
    addresses: Object.fromEntries(
      languages.map((language) => {
        const url = new URL('iframe.html', folderOf(base));
        url.search = new URLSearchParams({
          id,
          viewMode: 'story',
          globals: `${source.languageGlobal}:${language};${NOT_BY_ITSELF}`,
        }).toString();
        return [language, url.href];
      }),
    ),
    states: (source.states ?? []).flatMap(({ of, name, steps }) => (of.test(id) ? [{ name, steps }] : [])),
  }));
}
