import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Config, Source } from '../config.ts';
import { readSources, type Sources } from '../evidence/freshness.ts';
import type { State } from '../evidence/record.ts';
import { SCREENSHOTS, writeResults } from '../evidence/results.ts';
import { computeSourceHash } from '../evidence/source-hash.ts';
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

/** The current commit, with `+` when files have changed; 'unknown' outside a repository. */
function getCommit(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString().trim();
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain', '-uno') === '' ? '' : '+');
  } catch (error) {
    if (error instanceof Error) return 'unknown';
    throw error;
  }
}

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

/** Results of a story depend on its component, those of a page on all sources. */
function createCacheKeys(
  targets: readonly ScanTarget[],
  { states, sources }: { states: readonly State[]; sources: Sources },
): GetCacheKey {
  const audit = computeSourceHash(join(import.meta.dirname, '..'), ['**']);
  const all = Object.fromEntries(sources.byId);
  return (id) => {
    const target = targets.find((each) => each.id === id);
    const source = target?.kind === 'component' ? sources.findByTarget(target) : all;
    return JSON.stringify({ target, states, audit, source });
  };
}

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
  const sources = readSources(root, config);
  const log = only
    ? noopScanLog
    : openScanLog(join(root, SCAN_LOG), createCacheKeys(targets, { states, sources }));
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
      commit: getCommit(root),
      browser,
      axe: readAxeVersion(),
      platform: `${process.platform} ${process.arch}`,
      sources: Object.fromEntries(sources.byId),
    },
    stories: (
      await Promise.all(config.sources.map((source) => listStories(source, resolveBase(source, base))))
    ).flat(),
    records,
  });
}
