import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { readManualEvidence } from '../manual/read-manual-evidence.ts';
import { readTranscriptEvidence } from '../screen-reader/read-transcripts.ts';
import type { Evidence, SkippedRecording } from './evidence.ts';
import { computeFreshness, getStoryPrefix, readSources, type Sources } from './freshness.ts';
import { readResults, type Results } from './results.ts';
import { readWaivers } from './waivers.ts';

/** Path of the results of the last scan, relative to the config's folder. */
export const getResultsPath = (config: Pick<Config, 'reports'>): string => `${config.reports}/results.json`;
/** Path of the list of skipped recordings, relative to the config's folder. */
export const getSkippedRecordingsPath = (config: Pick<Config, 'reports'>): string =>
  `${config.reports}/skipped-recordings.json`;

const skippedRecordings = z.array(z.object({ file: z.string(), reasons: z.array(z.string()) }));

function readSkippedRecordings(file: string): SkippedRecording[] {
  return existsSync(file) ? skippedRecordings.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

const EMPTY_RESULTS: Omit<Results, 'product'> = {
  tested: { date: '1970-01-01', commit: 'unknown', browser: '', axe: '', platform: '', sources: {} },
  stories: [],
  records: [],
};

/** The results of the last scan; without rows before the first one. */
const readLastResults = (root: string, config: Config): Results => {
  const file = join(root, getResultsPath(config));
  return existsSync(file) ? readResults(file) : { product: config.product, ...EMPTY_RESULTS };
};

/** Reads every kind of evidence that the config names, with its freshness. Opens no browser. */
export function collectEvidence(
  root: string,
  config: Config,
  sources: Sources = readSources(root, config),
): Evidence {
  const results = readLastResults(root, config);
  return {
    results,
    transcripts: readTranscriptEvidence(root, config.scenarios, sources),
    skippedRecordings: readSkippedRecordings(join(root, getSkippedRecordingsPath(config))),
    manualResults: readManualEvidence(root, config.manualResults, sources),
    waivers: readWaivers(join(root, config.waivers)),
    components: config.components,
    support: config.support,
    scanFreshness: new Map(
      [...sources.byId].map(([id, now]) => [id, computeFreshness(results.tested.sources[id], now)]),
    ),
    getSubject: (target) =>
      sources.findByTarget(target)?.id ?? (target.kind === 'page' ? 'pages' : getStoryPrefix(target.id)),
  };
}
