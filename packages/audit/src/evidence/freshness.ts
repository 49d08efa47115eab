import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config.ts';
import type { Place } from './record.ts';
import { sourceHash } from './source-hash.ts';

/** What evidence is about: a component of the config, or the pages together. */
export type Subject = { id: string; source: string };

/** The name under which evidence about pages is bound to their source. */
export const PAGES = 'pages';

/** Source hashes of everything that evidence can be about, as the tree is now. */
export type Sources = {
  /** Components of the config and, when the config says what pages are made of, `pages`. */
  byId: ReadonlyMap<string, string>;
  /** What a file of evidence is about, by the folder it lies in; undefined when the config knows nothing of it. */
  ofEvidence: (file: string) => Subject | undefined;
  /** What a visited page or story is about. */
  ofPlace: (place: Pick<Place, 'kind' | 'id'>) => Subject | undefined;
};

/** `disclosurelist--open` is a story of the component whose stories begin with `disclosurelist`. */
export const storyPrefix = (id: string): string => id.split('--')[0] ?? id;

/** Reads the source of each component, and of the pages. */
export function readSources(root: string, config: Pick<Config, 'components' | 'pagesSource'>): Sources {
  const byId = new Map(
    config.components
      .filter(({ folder }) => existsSync(join(root, folder)))
      .map(({ id, folder }) => [id, sourceHash(root, [`${folder}/**`])] as const),
  );
  if (config.pagesSource.length > 0) byId.set(PAGES, sourceHash(root, config.pagesSource));
  const byStories = new Map(config.components.map(({ id, stories }) => [stories, id]));
  const subject = (id: string | undefined): Subject | undefined => {
    const source = id === undefined ? undefined : byId.get(id);
    return id === undefined || source === undefined ? undefined : { id, source };
  };
  return {
    byId,
    ofEvidence: (file) =>
      subject(config.components.find(({ folder }) => file.startsWith(`${folder}/`))?.id ?? PAGES),
    ofPlace: ({ kind, id }) => subject(kind === 'page' ? PAGES : byStories.get(storyPrefix(id))),
  };
}

/** What is known of the age of evidence: its source is as it was, has changed since, or was never written down. */
export type Freshness = 'fresh' | 'stale' | 'unknown';

export const freshness = (recorded: string | undefined, now: string | undefined): Freshness => {
  if (recorded === undefined || now === undefined) return 'unknown';
  return recorded === now ? 'fresh' : 'stale';
};
