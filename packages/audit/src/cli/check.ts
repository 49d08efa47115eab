import { existsSync, readFileSync } from 'node:fs';

import { CHECK_FORMATS } from '../reports/check-formats.ts';
import {
  isUpToLevel,
  parseOutput,
  removeKnown,
  summarizeCheck,
  type CheckOutput,
  type Level,
} from '../reports/check-output.ts';
import { findStates } from '../scan/find-states.ts';
import { computeStates } from '../scan/matrix.ts';
import { createBrowsers } from '../scan/resilient-browser.ts';
import { scan } from '../scan/scan.ts';
import { print } from './command-context.ts';
import { findPages } from './find-pages.ts';

/** Pages up to which slow rules run in both widths: of many, each is like others. */
const FEW_PAGES = 20;

type CheckOptions = {
  format: keyof typeof CHECK_FORMATS;
  /** Failures above it are printed, and do not fail the command. */
  level: Level;
  /** The JSON of an earlier run, whose failures are known. */
  baseline?: string;
  /** Seconds for a page in a state. */
  timeout: number;
};

/**
 * Scans pages without a config and writes no file: 0 without a failure, 1 with one, 2 when something was not tested.
 * What it is doing goes to stderr, so that stdout can be piped.
 * @throws Error when an address has no pages, or the baseline is none.
 */
export async function checkAction(addresses: readonly string[], options: CheckOptions): Promise<void> {
  const { format, level, baseline, timeout } = options;
  // Before the scan, which takes minutes.
  const known = baseline === undefined ? undefined : readBaseline(baseline);
  const targets = (await Promise.all(addresses.map(findPages))).flat();
  const states = computeStates({ languages: ['en'], themes: ['light'], widths: [1280, 320] });
  const [first] = states;
  const { records } = await scan(targets, states, (line) => process.stderr.write(`${line}\n`), {
    browsers: createBrowsers(),
    hasAaa: true,
    isSampled: targets.length > FEW_PAGES,
    visitTimeoutMs: timeout * 1000,
    ...(first && { findStates: (browser, target) => findStates(browser, target, first) }),
  });
  const all = summarizeCheck(
    targets.map(({ id }) => id),
    records,
  );
  const output = known ? removeKnown(all, known) : all;
  print(CHECK_FORMATS[format](output));
  if (output.failures.some((failure) => isUpToLevel(failure, level))) process.exitCode = 1;
  else if (output.untested.length > 0) process.exitCode = 2;
}

/** @throws Error when there is no such file, or it is something else. */
function readBaseline(file: string): CheckOutput {
  if (!existsSync(file)) throw new Error(`There is no file ${file} for --baseline.`);
  try {
    return parseOutput(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is no output of --format json.`, { cause });
  }
}
