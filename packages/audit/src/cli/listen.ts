import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import type { Config } from '../config.ts';
import { getSkippedRecordingsPath } from '../evidence/collect-evidence.ts';
import type { SkippedRecording } from '../evidence/evidence.ts';
import { readSources, type Sources } from '../evidence/freshness.ts';
import { findChromiumWithWindows } from '../screen-reader/chromium.ts';
import { findMissingPackages } from '../screen-reader/desktop.ts';
import { findFirefox } from '../screen-reader/firefox.ts';
import { readTranscriptEvidence } from '../screen-reader/read-transcripts.ts';
import {
  findBrowserProgram,
  runScreenReaderTests,
  type ScreenReaderTestResult,
} from '../screen-reader/run-screen-reader-tests.ts';
import { getBrowser, toTranscriptPath, type Browser } from '../screen-reader/scenario.ts';
import { loadContext, print, type CommonOptions } from './command-context.ts';
import { startSite } from './start-site.ts';

type ListenCommandOptions = CommonOptions & { accept: boolean; stale: boolean; serve?: string };

/** Exit code of a run in which a recording was skipped: test runners take 77 for neither passed nor failed. */
const SKIPPED_EXIT_CODE = 77;

/** The scenarios of the config, or those whose transcript is missing or stale. */
function listScenarios(root: string, { scenarios }: Config, sources: Sources, onlyStale: boolean): string[] {
  const all = globSync(scenarios, { cwd: root }).sort();
  if (!onlyStale) return all;
  const due = new Set(
    readTranscriptEvidence(root, scenarios, sources).flatMap(({ file, freshness, status }) =>
      freshness === 'stale' || status === 'skipped' ? [file] : [],
    ),
  );
  return all.filter((scenario) => due.has(toTranscriptPath(scenario)));
}

const findProgram = (browser: Browser) => (browser === 'Firefox' ? findFirefox() : findChromiumWithWindows());

/** Whether there are a screen reader and a browser for one of the scenarios. */
const canListen = (scenarios: readonly string[]): boolean =>
  findMissingPackages() === undefined &&
  scenarios.some((file) => 'program' in findBrowserProgram(() => findProgram(getBrowser(file))));

/** Runs scenarios; starts the site only where one can be recorded. */
async function runScenarios(
  scenarios: readonly string[],
  { accept, base, serve }: ListenCommandOptions,
  { root, config, sources }: { root: string; config: Config; sources: Sources },
): Promise<ScreenReaderTestResult[]> {
  const site = serve !== undefined && canListen(scenarios) ? await startSite(serve) : undefined;
  try {
    return await runScreenReaderTests(
      scenarios.map((file) => join(root, file)),
      {
        base: site?.url ?? base ?? config.sources[0]?.base ?? '',
        program: findProgram,
        isAccepted: accept,
        findSubject: (file) => sources.findByEvidence(relative(root, file)),
        onProgress: (line) => print(`recorded ${line}`),
      },
    );
  } finally {
    await site?.stop();
  }
}

/** Writes the list of skipped recordings for the report. */
function writeSkippedRecordings(
  root: string,
  config: Config,
  skipped: readonly ScreenReaderTestResult[],
): void {
  const recordings = skipped.map(({ file, details }): SkippedRecording => ({
    file: relative(root, file),
    reasons: details,
  }));
  mkdirSync(join(root, config.reports), { recursive: true });
  writeFileSync(join(root, getSkippedRecordingsPath(config)), `${JSON.stringify(recordings, null, 2)}\n`);
}

/** Runs all scenarios, the named ones, or those whose transcript is missing or stale. */
export async function listenAction(files: string[], options: ListenCommandOptions): Promise<void> {
  const { config, root } = await loadContext(options);
  const sources = readSources(root, config);
  const scenarios =
    files.length > 0
      ? files.map((file) => relative(root, resolve(file)))
      : listScenarios(root, config, sources, options.stale);
  if (options.stale && scenarios.length === 0) {
    print('All recordings are up to date.');
    return;
  }
  if (options.stale)
    for (const file of scenarios)
      print(`Recorded for an earlier version, or not yet: ${toTranscriptPath(file)}`);
  const results = await runScenarios(scenarios, options, { root, config, sources });
  for (const { file, status, details } of results)
    print([`${status}  ${relative(root, file)}`, ...details].join('\n  '));
  const skipped = results.filter(({ status }) => status === 'skipped');
  if (skipped.length > 0) print(`NOT TESTED: ${skipped.length} of ${results.length} recordings.`);
  if (files.length === 0 && !options.stale) writeSkippedRecordings(root, config, skipped);
  if (options.stale && !options.accept)
    print(
      'These recordings are older than their source. Run a11y-audit listen --stale --accept, review the changes and commit them.',
    );
  // Without a screen reader, a skipped recording fails in CI only.
  const hasMismatch = results.some(({ status }) => status === 'mismatch');
  if (hasMismatch || (process.env.CI && skipped.length > 0)) process.exitCode = 1;
  else if (options.stale && skipped.length > 0) process.exitCode = SKIPPED_EXIT_CODE;
}
