import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

import type { Config } from '../config.ts';
import {
  createFindChangedFolders,
  getSourceState,
  readCommit,
  readVersion,
} from '../evidence/changed-folders.ts';
import type { State } from '../evidence/record.ts';
import { SCREENSHOTS, writeResults } from '../evidence/results.ts';
import { createSubjects, getStoryPrefix } from '../evidence/subjects.ts';
import { findWaiver, readWaivers } from '../evidence/waivers.ts';
import { computeStates } from '../scan/matrix.ts';
import { noopScanLog, openScanLog, type GetCacheKey } from '../scan/scan-log.ts';
import { createBrowsers } from '../scan/resilient-browser.ts';
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

/** The page or story with an id. Stops at the first source that has it. */
async function findTargets(id: string, { sources, languages }: Config, running: string | undefined) {
  for (const source of sources) {
    const targets = await listTargets(source, languages, resolveBase(source, running));
    const found = targets.filter((target) => target.id === id);
    if (found.length > 0) return found;
  }
  throw new Error(`There is no page or story ${id}.`);
}

/** All targets, with a story of each component before the pages: a scan that stops early has seen something of everything. */
async function listAllTargets({ sources, languages }: Config, running: string | undefined) {
  const targets = (
    await Promise.all(sources.map((source) => listTargets(source, languages, resolveBase(source, running))))
  ).flat();
  const stories = targets.filter(({ kind }) => kind === 'component');
  const first = new Map(stories.toReversed().map((story) => [getStoryPrefix(story.id), story]));
  const isFirst = (target: ScanTarget) => first.get(getStoryPrefix(target.id)) === target;
  return [...targets.filter(isFirst), ...targets.filter((target) => !isFirst(target))];
}

/** Log of an interrupted scan, relative to the config's folder. */
const SCAN_LOG = '.cache/a11y-audit/scan.jsonl';

/** Results depend on the target, its states and the source. */
const createCacheKeys =
  (targets: readonly ScanTarget[], states: readonly State[], isSampled: boolean): GetCacheKey =>
  (id) =>
    JSON.stringify({ target: targets.find((each) => each.id === id), states, isSampled });

/** The folder of the rules, where it is in the repository of the config: other rules give other results. */
const listRuleFolders = (root: string): string[] => {
  const folder = relative(root, join(import.meta.dirname, '../scan'));
  return folder.startsWith('..') ? [] : [folder];
};

/** Whether a commit says all about what is scanned: there is one, and no change since. */
const isExact = (commit: string): boolean => /^[0-9a-f]+$/.test(commit);

type ScanOptions = CommonOptions & { only?: string; minutes?: number };

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
  const { base, only, minutes = Infinity } = options;
  const targets = await (only ? findTargets(only, config, base) : listAllTargets(config, base));
  const states = computeStates(config);
  const folders = createSubjects(config).all.flatMap((subject) => subject.folders);
  const commit = readCommit(root, folders);
  const find = createFindChangedFolders(root);
  const log =
    !only && isExact(commit)
      ? openScanLog(join(root, SCAN_LOG), createCacheKeys(targets, states, config.sampled), {
          commit,
          isSame: (earlier) =>
            getSourceState(find, earlier, [...folders, ...listRuleFolders(root)]) === 'unchanged',
        })
      : noopScanLog;
  const screenshots = join(root, config.reports, SCREENSHOTS);
  const { browser, records, left } = await scan(targets, states, print, {
    browsers: createBrowsers(),
    // The next run of several has to find what this one has scanned.
    log: Number.isFinite(minutes) ? { ...log, delete: () => undefined } : log,
    takeScreenshot: only ? skipScreenshots : createScreenshots(screenshots),
    isSampled: config.sampled,
    // With the time in which the site was built.
    isOver: () => process.uptime() > minutes * 60,
  });
  const waivers = readWaivers(join(root, config.waivers));
  const failed = records.filter(({ outcome }) => outcome === 'failed');
  const waived = failed.filter((row) => findWaiver(waivers, row));
  const untested = records.filter(({ outcome }) => outcome === 'untested');
  print(
    `${records.length} results: ${failed.length} failed (${waived.length} of them waived), ${untested.length} NOT TESTED.`,
  );
  if (left > 0)
    print(
      `${targets.length - left} of ${targets.length} pages and stories so far. Run the command again to continue.`,
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
    pages: targets.flatMap(({ kind, id }) => (kind === 'page' ? [id] : [])),
    stories: (
      await Promise.all(config.sources.map((source) => listStories(source, resolveBase(source, base))))
    ).flat(),
    records,
  });
}
