/**
 * Processor time of components beside that of two peers, or of the least there can be, in one run: all that the page's
 * processes spend on one action, painting included. The time is multiplied by four for a slow phone; the processor is not
 * slowed down. Installs the peers in a temporary folder, since nothing else needs them. Printed one by one, misses as
 * misses, each with the least and the most of its rounds.
 *
 * `--rounds 1 --actions 2` only shows that it runs; `--only filter` compares what has the word in its name.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type CDPSession, type Page } from 'playwright';
import type { Plugin } from 'vite';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { bundlePage, openPage } from './times/open-page.ts';

const PEERS = ['@ariakit/react@0.4.40', 'react-aria-components@1.22.1'];
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    actions: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
  },
});
const ROUNDS = Number(options.rounds);
/** Actions of a round, after as many that only warm up. */
const ACTIONS = Number(options.actions);
/** What a time is multiplied by, for a phone that is so many times slower. */
const SLOWER = 4;

type Comparison = {
  what: string;
  /** Ours first. */
  widgets: readonly [string, ...string[]];
  /** What ours may take: so many times the best of the others, or milliseconds. */
  budget: { times: number } | { milliseconds: number };
  /** What has focus, and the keys pressed before and again and again; each key is an action. */
  focus: string;
  first?: string;
  keys: readonly string[];
  /**
   * Measures focus and the first of the keys, on the main thread, which alone is counted in less than 10 ms: what a
   * component prepares counts too. The 167 ms of Combobox were counted on the main thread, too.
   */
  isFresh?: boolean;
};

const comparisons: readonly Comparison[] = [
  {
    what: 'combobox of 10,000 options: focus and the first letter',
    widgets: ['combobox-ours', 'combobox-ariakit', 'combobox-react-aria'],
    budget: { milliseconds: 167 },
    focus: 'input',
    keys: ['e'],
    isFresh: true,
  },
  {
    what: 'combobox of 10,000 options: a letter more or less',
    widgets: ['combobox-ours', 'combobox-ariakit', 'combobox-react-aria'],
    budget: { milliseconds: 167 },
    focus: 'input',
    keys: ['e', 'Backspace'],
  },
  {
    what: 'table of 10,000 rows: filter',
    widgets: ['filter-ours', 'filter-includes'],
    budget: { times: 1.2 },
    focus: 'input',
    first: 'e',
    keys: ['w', 'Backspace'],
  },
  {
    what: 'map of 10,000 points: half of them, or all',
    widgets: ['map-ours', 'map-path'],
    budget: { times: 1 },
    focus: '#toggle',
    keys: ['Enter'],
  },
  {
    what: 'dialog: opens, or closes',
    widgets: ['dialog-ours', 'dialog-ariakit', 'dialog-react-aria'],
    budget: { times: 1 },
    focus: 'a, button',
    keys: ['Enter', 'Escape'],
  },
  {
    what: 'select of 50 options, closed: the next, or the one before',
    widgets: ['select-ours', 'select-ariakit', 'select-react-aria'],
    budget: { times: 1 },
    focus: 'main select:not([tabindex="-1"]), main button',
    keys: ['ArrowRight', 'ArrowLeft'],
  },
  {
    // Ariakit has no table.
    what: 'table of 10,000 rows: sort by text, one way or the other',
    widgets: ['sort-ours', 'sort-react-aria'],
    budget: { times: 1 },
    focus: 'th button, [role=columnheader]',
    keys: ['Enter'],
  },
];

/** Finds the peers where they were installed, and React here, so that there is one. */
function findPeers(folder: string): Plugin {
  const here = createRequire(import.meta.url);
  return {
    name: 'find-peers',
    enforce: 'pre',
    resolveId(source) {
      if (/^react(-dom)?($|\/)/.test(source)) return here.resolve(source);
      if (!PEERS.some((peer) => peer.startsWith(`${source}@`))) return null;
      return this.resolve(source, join(folder, 'index.js'), { skipSelf: true });
    },
  };
}

/** Seconds that the processes of pages have spent so far: script, style, layout and painting. */
async function readProcessorTime(client: CDPSession): Promise<number> {
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'browser' ? 0 : cpuTime), 0);
}

/** Seconds that the main thread of a page has spent so far: script, style and layout. */
async function readMainThreadTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

/** Resolves when the page has painted and has nothing left to do. */
const waitForIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }))),
  );

async function repeat(page: Page, keys: readonly string[]): Promise<void> {
  for (let action = 0; action < ACTIONS; action += 1) {
    await page.keyboard.press(keys[action % keys.length] ?? '');
    await waitForIdle(page);
  }
}

/** Milliseconds of processor time that one action takes, multiplied for a slow phone. */
async function measure(page: Page, client: CDPSession, comparison: Comparison): Promise<number> {
  const { focus, first, keys, isFresh = false } = comparison;
  const field = page.locator(focus).first();
  if (isFresh) {
    const main = await page.context().newCDPSession(page);
    await main.send('Performance.enable', { timeDomain: 'threadTicks' });
    await waitForIdle(page);
    const before = await readMainThreadTime(main);
    await field.focus();
    await waitForIdle(page);
    await page.keyboard.press(keys[0] ?? '');
    await waitForIdle(page);
    return ((await readMainThreadTime(main)) - before) * 1000 * SLOWER;
  }
  await field.focus();
  if (first) await page.keyboard.press(first);
  await repeat(page, keys);
  const before = await readProcessorTime(client);
  await repeat(page, keys);
  return (((await readProcessorTime(client)) - before) / ACTIONS) * 1000 * SLOWER;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** One row of the table: ours, the others, and the limit, in milliseconds. */
async function compare(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  comparison: Comparison,
): Promise<Record<string, string>> {
  const client = await browser.newBrowserCDPSession();
  const taken = new Map<string, number[]>(comparison.widgets.map((widget) => [widget, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [widget, values] of taken) {
      const page = await openPage(browser, files, widget, 1);
      values.push(await measure(page, client, comparison));
      await page.close();
    }
  }
  const [ours = NaN, ...others] = [...taken.values()].map(median);
  const { budget } = comparison;
  const limit = 'times' in budget ? budget.times * Math.min(...others) : budget.milliseconds;
  const formatTime = (values: readonly number[]) => {
    const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(Math.round);
    return `${middle} ms (${least} to ${most})`;
  };
  return {
    what: comparison.what,
    ...Object.fromEntries(
      [...taken].map(([widget, values], index) => [
        index === 0 ? 'ours' : `other ${index}`,
        `${formatTime(values)}, ${widget}`,
      ]),
    ),
    limit: `${Math.round(limit)} ms`,
    verdict: ours > limit ? 'MISSED' : 'ok',
  };
}

const folder = mkdtempSync(join(tmpdir(), 'longcovid-peers-'));
let browser: Browser | undefined;
try {
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...PEERS], {
    stdio: 'inherit',
  });
  const files = await bundlePage(join(import.meta.dirname, 'peers/page.tsx'), [findPeers(folder)]);
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
  console.log(`Node ${process.version}, Chromium ${browser.version()}, ${PEERS.join(', ')}`);
  const selected = comparisons.filter(({ what }) => what.includes(options.only));
  for (const comparison of selected) console.log(await compare(browser, files, comparison));
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
}
