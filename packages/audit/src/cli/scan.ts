import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Config, Source } from '../config.ts';
import { readCommit, readVersion } from '../evidence/changed-folders.ts';
import type { State } from '../evidence/record.ts';
import { SCREENSHOTS, writeResults } from '../evidence/results.ts';
import { createSubjects } from '../evidence/subjects.ts';
import { findWaiver, readWaivers } from '../evidence/waivers.ts';
import { computeStates } from '../scan/matrix.ts';
import { noopScanLog, openScanLog, type GetCacheKey } from '../scan/scan-log.ts';
import { scan } from '../scan/scan.ts';
import { createScreenshots, deleteScreenshots, skipScreenshots } from '../scan/screenshots.ts';
import { listStories, listTargets, type ScanTarget } from '../scan/targets.ts';
import { loadContext, print, today, type CommonOptions } from './command-context.ts';
import { startSite } from './start-site.ts';

const readAxeVersion = (): string => {
  const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  return `axe-core ${(require('axe-core/package.json') as { version: string }).version}`;
};

/** Replaces the origin of a source by `--base`; a source in a folder, such as Storybook, keeps its folder. */
const resolveBase = ({ base }: { base: string }, running: string | undefined): string =>
  running === undefined ? base : new URL(new URL(base).pathname, running).href;

/** The page or story with an id, also one that a full scan leaves out. Stops at the first source that has it. */
async function findTargets(id: string, { sources, languages }: Config, running: string | undefined) {
  for (const source of sources) {
    const whole: Source = source.kind === 'pages' ? source : { ...source, mainStories: undefined };
    const targets = await listTargets(whole, languages, resolveBase(source, running));
    const found = targets.filter((target) => target.id === id);
    if (found.length > 0) return found;
  }
  throw new Error(`There is no page or story ${id}.`);
}

const listAllTargets = async ({ sources, languages }: Config, running: string | undefined) =>
  (
    await Promise.all(sources.map((source) => listTargets(source, languages, resolveBase(source, running))))
  ).flat();

/** Log of an interrupted scan, relative to the config's folder. */
const SCAN_LOG = '.cache/a11y-audit/scan.jsonl';

/** Results depend on the target, its states and the commit. */
const createCacheKeys =
  (targets: readonly ScanTarget[], states: readonly State[], commit: string): GetCacheKey =>
  (id) =>
    JSON.stringify({ target: targets.find((each) => each.id === id), states, commit });

/** Whether a commit says all about what is scanned: there is one, and no change since. */
const isExact = (commit: string): boolean => /^[0-9a-f]+$/.test(commit);

type ScanOptions = CommonOptions & { only?: string };

/** Scans all targets and writes results.json. Fails on a failure without a waiver, and on an untested result. */
export async function scanAction({ serve, ...options }: ScanOptions & { serve?: string }): Promise<void> {
  const site = serve === undefined ? undefined : await startSite(serve);
  try {
    await runScan(site ? { ...options, base: site.url } : options);
  } finally {
    await site?.stop();
  }
}

async function runScan(options: ScanOptions): Promise<void> {
  const { config, root } = await loadContext(options);
  const { base, only } = options;
  const targets = await (only ? findTargets(only, config, base) : listAllTargets(config, base));
  const states = computeStates(config);
  const commit = readCommit(
    root,
    createSubjects(config).all.flatMap(({ folders }) => folders),
  );
  const log =
    !only && isExact(commit)
      ? openScanLog(join(root, SCAN_LOG), createCacheKeys(targets, states, commit))
      : noopScanLog;
  const screenshots = join(root, config.reports, SCREENSHOTS);
  const { browser, records } = await scan(targets, states, print, {
    log,
    takeScreenshot: only ? skipScreenshots : createScreenshots(screenshots),
  });
  const waivers = readWaivers(join(root, config.waivers));
  const failed = records.filter(({ outcome }) => outcome === 'failed');
  const waived = failed.filter((row) => findWaiver(waivers, row));
  const untested = records.filter(({ outcome }) => outcome === 'untested');
  print(
    `${records.length} results: ${failed.length} failed (${waived.length} of them waived), ${untested.length} NOT TESTED.`,
  );
  const reasons = Map.groupBy(untested, ({ target, reason }) => `${target.id}: ${reason ?? ''}`);
  for (const [line, rows] of reasons) print(`NOT TESTED ${line} (${rows.length})`);
  if (untested.length > 0 || failed.length > waived.length) process.exitCode = 1;
  if (only) {
    for (const { rule, findings } of failed) print(`${rule} ${JSON.stringify(findings)}`);
    return;
  }
  const folder = join(root, config.reports);
  mkdirSync(folder, { recursive: true });
  deleteScreenshots(screenshots, records);
  writeResults(join(folder, 'results.json'), {
    product: config.product,
    tested: {
      date: today(),
      // All components are of one package; pages alone are of that of the config.
      version: readVersion(join(root, config.components[0]?.folder ?? '')),
      commit,
      browser,
      axe: readAxeVersion(),
      platform: `${process.platform} ${process.arch}`,
    },
    stories: (
      await Promise.all(config.sources.map((source) => listStories(source, resolveBase(source, base))))
    ).flat(),
    records,
  });
}
