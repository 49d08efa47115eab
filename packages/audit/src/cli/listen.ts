import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import type { Config } from '../config.ts';
import { getSkippedRecordingsPath } from '../evidence/collect-evidence.ts';
import type { SkippedRecording } from '../evidence/evidence.ts';
import { createFindChangedFolders, readCommit, readVersion } from '../evidence/changed-folders.ts';
import { createSubjects } from '../evidence/subjects.ts';
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

/** The scenarios of the config, or those without a transcript of the current source. */
function listScenarios(root: string, config: Config, onlyStale: boolean): string[] {
  const all = globSync(config.scenarios, { cwd: root }).sort();
  if (!onlyStale) return all;
  const due = new Set(
    readTranscriptEvidence(
      root,
      config.scenarios,
      createSubjects(config),
      createFindChangedFolders(root),
    ).flatMap(({ file, source }) => (source === 'unchanged' ? [] : [file])),
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
  { root, config }: { root: string; config: Config },
): Promise<ScreenReaderTestResult[]> {
  const subjects = createSubjects(config);
  const site = serve !== undefined && canListen(scenarios) ? await startSite(serve) : undefined;
  try {
    return await runScreenReaderTests(
      scenarios.map((file) => join(root, file)),
      {
        base: site?.url ?? base ?? config.sources[0]?.base ?? '',
        program: findProgram,
        isAccepted: accept,
        readSourceVersion: (file) => ({
          version: readVersion(dirname(file)),
          commit: readCommit(root, subjects.findByEvidence(relative(root, file))?.folders ?? []),
        }),
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

/** Runs all scenarios, the named ones, or those without a transcript of the current source. */
export async function listenAction(files: string[], options: ListenCommandOptions): Promise<void> {
  const { config, root } = await loadContext(options);
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    process.stderr.write(`There is no scenario ${missing.join(', ')}. Write its path from this folder.\n`);
    process.exitCode = 2;
    return;
  }
  const scenarios =
    files.length > 0
      ? files.map((file) => relative(root, resolve(file)))
      : listScenarios(root, config, options.stale);
  if (options.stale && scenarios.length === 0) {
    print('All recordings are up to date.');
    return;
  }
  if (options.stale)
    for (const file of scenarios)
      print(`Recorded at an earlier or unknown commit, or not yet: ${toTranscriptPath(file)}`);
  const results = await runScenarios(scenarios, options, { root, config });
  for (const { file, status, details } of results)
    print([`${status}  ${relative(root, file)}`, ...details].join('\n  '));
  const skipped = results.filter(({ status }) => status === 'skipped');
  if (skipped.length > 0) print(`NOT TESTED: ${skipped.length} of ${results.length} recordings.`);
  if (files.length === 0 && !options.stale) writeSkippedRecordings(root, config, skipped);
  if (options.stale && !options.accept)
    print(
      'Folders have changed since these recordings, or their commit is unknown. Run a11y-audit listen --stale --accept, review the changes and commit them.',
    );
  // Without a screen reader, a skipped recording fails in CI only.
  const hasMismatch = results.some(({ status }) => status === 'mismatch');
  if (hasMismatch || (process.env.CI && skipped.length > 0)) process.exitCode = 1;
  else if (options.stale && skipped.length > 0) process.exitCode = SKIPPED_EXIT_CODE;
}
