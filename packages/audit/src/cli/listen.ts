import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import type { Config } from '../config.ts';
import { unheardFile } from '../evidence/collect-evidence.ts';
import { whatIsMissing } from '../screen-reader/desktop.ts';
import { heardEvidence } from '../screen-reader/read-transcripts.ts';
import { findFirefox } from '../screen-reader/firefox.ts';
import { recordingOf, runHeard, type HeardResult } from '../screen-reader/run-screen-reader-tests.ts';
import { findChromium } from '../scan/find-chromium.ts';
import { serveBy } from './serve-site.ts';
import { readSources, type Sources } from '../evidence/freshness.ts';
import type { Unheard } from '../evidence/evidence.ts';
import { say, setUp, type Common } from './command-context.ts';

type HeardOptions = Common & { accept: boolean; stale: boolean; serve?: string };

/** What ends a run of which nothing could be run: neither 0, which is passed, nor 1. Test runners know it so. */
const NOT_RUN_CODE = 77;

/** The lists of steps that the config names, or those of them whose recording is missing or older than its source. */
function listsOf(root: string, { heard }: Config, sources: Sources, onlyStale: boolean): string[] {
  const all = globSync(heard, { cwd: root }).sort();
  if (!onlyStale) return all;
  const due = new Set(
    heardEvidence(root, heard, sources).flatMap(({ file, freshness, status }) =>
      freshness === 'stale' || status === 'NOT RUN' ? [file] : [],
    ),
  );
  return all.filter((steps) => due.has(recordingOf(steps)));
}

/** Listens to lists of steps; the site is started for it only when there is a screen reader to listen with. */
async function hear(
  steps: readonly string[],
  { accept, base, serve }: HeardOptions,
  { root, config, sources }: { root: string; config: Config; sources: Sources },
): Promise<HeardResult[]> {
  const site = serve !== undefined && whatIsMissing() === undefined ? await serveBy(serve) : undefined;
  try {
    return await runHeard(
      steps.map((file) => join(root, file)),
      {
        base: site?.address ?? base ?? config.sources[0]?.base ?? '',
        program: (browser) => (browser === 'Firefox' ? findFirefox() : findChromium()),
        isAccepted: accept,
        subjectOf: (file) => sources.ofEvidence(relative(root, file)),
        onProgress: (line) => say(`heard ${line}`),
      },
    );
  } finally {
    await site?.stop();
  }
}

/** What could not be heard is written down for the report. */
function noteUnheard(root: string, config: Config, notRun: readonly HeardResult[]): void {
  const unheard: Unheard[] = notRun.map(({ file, details }) => ({
    file: relative(root, file),
    why: details,
  }));
  mkdirSync(join(root, config.reports), { recursive: true });
  writeFileSync(join(root, unheardFile(config)), `${JSON.stringify(unheard, null, 2)}\n`);
}

/** Listens to all lists of steps, to the named ones, or to those whose recording is older than its source. */
export async function heardAction(files: string[], options: HeardOptions): Promise<void> {
  const { config, root } = await setUp(options);
  const sources = readSources(root, config);
  const steps =
    files.length > 0
      ? files.map((file) => relative(root, resolve(file)))
      : listsOf(root, config, sources, options.stale);
  if (options.stale && steps.length === 0) {
    say('No recording is older than its source: no screen reader was started.');
    return;
  }
  if (options.stale)
    for (const file of steps) say(`Recorded for an earlier version, or not yet: ${recordingOf(file)}`);
  const results = await hear(steps, options, { root, config, sources });
  for (const { file, status, details } of results)
    say([`${status}  ${relative(root, file)}`, ...details].join('\n  '));
  const notRun = results.filter(({ status }) => status === 'NOT RUN');
  if (notRun.length > 0) say(`NOT TESTED: ${notRun.length} of ${results.length} recordings.`);
  if (files.length === 0 && !options.stale) noteUnheard(root, config, notRun);
  if (options.stale && !options.accept)
    say('Older than their source: listen again with heard --stale --accept, read what changed, and commit.');
  // What could not be heard is no failure on a machine without a screen reader; in CI it is.
  const isOther = results.some(({ status }) => status === 'OTHER WORDS');
  if (isOther || (process.env.CI && notRun.length > 0)) process.exitCode = 1;
  else if (options.stale && notRun.length > 0) process.exitCode = NOT_RUN_CODE;
}
