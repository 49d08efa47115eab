import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config.ts';
import type { Target } from './record.ts';
import { computeSourceHash } from './source-hash.ts';

/** What evidence is about: a component of the config, or all pages. `source` is its source hash. */
export type Subject = { id: string; source: string };

/** Id of the subject of all pages. */
export const PAGES = 'pages';

/** The current source hash of each subject. */
export type Sources = {
  /** Components of the config and, where it has `pagesSource`, `pages`. */
  byId: ReadonlyMap<string, string>;
  /** The subject of a file of evidence, by its folder; undefined when the config has none. */
  findByEvidence: (file: string) => Subject | undefined;
  /** The subject of a page or story. */
  findByTarget: (target: Pick<Target, 'kind' | 'id'>) => Subject | undefined;
};

/** `disclosurelist` for the story `disclosurelist--open`. */
export const getStoryPrefix = (id: string): string => id.split('--')[0] ?? id;

/** Hashes the source of each component, and of the pages. */
export function readSources(root: string, config: Pick<Config, 'components' | 'pagesSource'>): Sources {
  const byId = new Map(
    config.components
      .filter(({ folder }) => existsSync(join(root, folder)))
      .map(({ id, folder }) => [id, computeSourceHash(root, [`${folder}/**`])] as const),
  );
  if (config.pagesSource.length > 0) byId.set(PAGES, computeSourceHash(root, config.pagesSource));
  const byStories = new Map(config.components.map(({ id, stories }) => [stories, id]));
  const subject = (id: string | undefined): Subject | undefined => {
    const source = id === undefined ? undefined : byId.get(id);
    return id === undefined || source === undefined ? undefined : { id, source };
  };
  return {
    byId,
    findByEvidence: (file) =>
      subject(config.components.find(({ folder }) => file.startsWith(`${folder}/`))?.id ?? PAGES),
    findByTarget: ({ kind, id }) => subject(kind === 'page' ? PAGES : byStories.get(getStoryPrefix(id))),
  };
}

/** Whether evidence matches the current source; `unknown` when it names no source. */
export type Freshness = 'fresh' | 'stale' | 'unknown';

export const computeFreshness = (recorded: string | undefined, now: string | undefined): Freshness => {
  if (recorded === undefined || now === undefined) return 'unknown';
  return recorded === now ? 'fresh' : 'stale';
};
