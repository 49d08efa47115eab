import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { readManualEvidence } from '../manual/read-manual-evidence.ts';
import { judgeSpeech } from '../screen-reader/known-speech.ts';
import { readTranscriptEvidence } from '../screen-reader/read-transcripts.ts';
import { createFindChangedFolders } from './changed-folders.ts';
import { skippedRecording, type Evidence, type SkippedRecording } from './evidence.ts';
import { readEvidenceFile } from './read-evidence-file.ts';
import { readResults, type Results } from './results.ts';
import { createSubjects, getStoryPrefix } from './subjects.ts';
import { readWaivers } from './waivers.ts';

/** Path of the results of the last scan, relative to the config's folder. */
export const getResultsPath = (config: Pick<Config, 'reports'>): string => `${config.reports}/results.json`;
/** Path of the list of skipped recordings, relative to the config's folder. */
export const getSkippedRecordingsPath = (config: Pick<Config, 'reports'>): string =>
  `${config.reports}/skipped-recordings.json`;

function readSkippedRecordings(file: string): SkippedRecording[] {
  if (!existsSync(file)) return [];
  const parse = (text: string) => z.array(skippedRecording).parse(JSON.parse(text));
  return readEvidenceFile(file, parse, 'a11y-audit listen writes it.');
}

const EMPTY_RESULTS: Omit<Results, 'product'> = {
  tested: {
    date: '1970-01-01',
    version: 'unknown',
    commit: 'unknown',
    browser: '',
    axe: '',
    platform: '',
  },
  pages: [],
  stories: [],
  records: [],
};

/** The results of the last scan; without rows before the first one. */
const readLastResults = (root: string, config: Config): Results => {
  const file = join(root, getResultsPath(config));
  return existsSync(file) ? readResults(file) : { product: config.product, ...EMPTY_RESULTS };
};

/**
 * Reads every kind of evidence that the config names, and compares its commit with the tree. Opens no browser.
 * @throws InvalidEvidenceError for the first file that is invalid.
 */
export function collectEvidence(root: string, config: Config): Evidence {
  const results = readLastResults(root, config);
  const subjects = createSubjects(config);
  const find = createFindChangedFolders(root);
  return {
    results,
    transcripts: readTranscriptEvidence(root, config.scenarios, subjects, find),
    speech: judgeSpeech(root, config),
    skippedRecordings: readSkippedRecordings(join(root, getSkippedRecordingsPath(config))),
    manualResults: readManualEvidence(root, config.manualResults, subjects, find),
    waivers: readWaivers(join(root, config.waivers)),
    components: config.components,
    support: config.support,
    changedFolders: find(
      results.tested.commit,
      subjects.all.flatMap(({ folders }) => folders),
    ),
    getSubject: (target) =>
      subjects.findByTarget(target)?.id ?? (target.kind === 'page' ? 'pages' : getStoryPrefix(target.id)),
  };
}
