import { z } from 'zod';

import type { Source } from '../config.ts';
import { getStoryPrefix } from '../evidence/subjects.ts';
import type { Language, Target } from '../evidence/record.ts';
import type { Step } from './steps.ts';

/** A state by its steps. One that was found by looking is seen at the first width, by rules that are not slow. */
export type TargetSteps = { name: string; steps: readonly Step[]; isFound?: boolean };

/** A page or story, its address in each language, and the states that steps lead to. */
export type ScanTarget = {
  kind: Target['kind'];
  id: string;
  addresses: Partial<Record<Language, string>>;
  states?: readonly TargetSteps[];
};

const index = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })),
});

/** Turns off Storybook's accessibility addon: axe-core cannot run twice in one page at the same time. */
const ADDON_OFF = 'a11y.manual:!true';

const withTrailingSlash = (base: string): string => (base.endsWith('/') ? base : `${base}/`);

/**
 * Lists the ids of all stories of a source, in the order of its index; a list of pages has none.
 * @throws Error when Storybook does not respond or has no index.
 */
export async function listStories(source: Source, base = source.base): Promise<string[]> {
  if (source.kind === 'pages') return [];
  const address = new URL('index.json', withTrailingSlash(base));
  const response = await fetch(address).catch((cause: unknown) => {
    throw new Error(`${address.href} does not respond. Is the site running?`, { cause });
  });
  if (!response.ok)
    throw new Error(`${response.url} responded with ${response.status}: there is no index of stories.`);
  const { entries } = index.parse(await response.json());
  return Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
}

/** The first story of each component, then the second of each: a scan that stops early has seen every component. */
function inRounds(stories: readonly string[]): string[] {
  const rounds = [...Map.groupBy(stories, getStoryPrefix).values()].flatMap((mine) =>
    mine.map((id, round) => ({ id, round })),
  );
  return rounds.sort((a, b) => a.round - b.round).map(({ id }) => id);
}

/** Lists the targets of a source: its pages, or its stories in their own frames. `base` replaces that of the source. */
export async function listTargets(
  source: Source,
  languages: readonly Language[],
  base = source.base,
): Promise<ScanTarget[]> {
  if (source.kind === 'pages') {
    const pages = typeof source.pages === 'function' ? await source.pages() : source.pages;
    return pages.map(({ id, addresses, states }) => ({
      kind: 'page',
      id,
      addresses: Object.fromEntries(
        Object.entries(addresses).map(([language, path]) => [language, new URL(path, base).href]),
      ),
      ...(states && { states }),
    }));
  }
  const stories = await listStories(source, base);
  return inRounds(stories.filter((id) => source.only?.test(id) ?? true)).map((id) => ({
    kind: 'component',
    id,
    addresses: Object.fromEntries(
      languages.map((language) => {
        const url = new URL('iframe.html', withTrailingSlash(base));
        url.search = new URLSearchParams({
          id,
          viewMode: 'story',
          globals: `${source.languageGlobal}:${language};${ADDON_OFF}`,
        }).toString();
        return [language, url.href];
      }),
    ),
    states: (source.states ?? []).flatMap(({ of, name, steps }) => (of.test(id) ? [{ name, steps }] : [])),
  }));
}
