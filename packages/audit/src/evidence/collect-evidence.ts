import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { heardEvidence } from '../screen-reader/read-transcripts.ts';
import { judgedEvidence } from '../manual/read-manual-evidence.ts';
import { freshness, readSources, type Sources, storyPrefix } from './freshness.ts';
import type { Evidence, Unheard } from './evidence.ts';
import { readResults, type Results } from './results.ts';
import { readWaivers } from './waivers.ts';

/** Where the reports lie, from the config's folder. */
export const resultsFile = (config: Pick<Config, 'reports'>): string => `${config.reports}/results.json`;
export const unheardFile = (config: Pick<Config, 'reports'>): string => `${config.reports}/not-heard.json`;

const unheard = z.array(z.object({ file: z.string(), why: z.array(z.string()) }));

function readUnheard(file: string): Unheard[] {
  return existsSync(file) ? unheard.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

const NOTHING_MEASURED: Omit<Results, 'product'> = {
  tested: { date: '1970-01-01', commit: 'unknown', browser: '', axe: '', platform: '', sources: {} },
  stories: [],
  records: [],
};

/** The results of the last measurement; no rows when nothing was measured yet. */
const lastResults = (root: string, config: Config): Results => {
  const file = join(root, resultsFile(config));
  return existsSync(file) ? readResults(file) : { product: config.product, ...NOTHING_MEASURED };
};

/** Reads every kind of evidence that the config names, and how old each is. Opens no browser. */
export function gather(root: string, config: Config, sources: Sources = readSources(root, config)): Evidence {
  const results = lastResults(root, config);
  return {
    results,
    heard: heardEvidence(root, config.heard, sources),
    unheard: readUnheard(join(root, unheardFile(config))),
    judged: judgedEvidence(root, config.judged, sources),
    waivers: readWaivers(join(root, config.waivers)),
    components: config.components,
    support: config.support,
    measuredFreshness: new Map(
      [...sources.byId].map(([id, now]) => [id, freshness(results.tested.sources[id], now)]),
    ),
    subjectOf: (place) =>
      sources.ofPlace(place)?.id ?? (place.kind === 'page' ? 'pages' : storyPrefix(place.id)),
  };
}
