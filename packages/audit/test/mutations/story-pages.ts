import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, ElementHandle, Page } from 'playwright';

import { parseCriteria } from '../../src/scan/axe.ts';
import { takeSteps } from '../../src/scan/steps.ts';
import { installInPage } from '../../src/scan/rules/in-page.ts';
import { rules } from '../../src/scan/rules/index.ts';
import type { FreshPageOptions, RuleResult } from '../../src/scan/rules/rule.ts';
import type { Mutation } from './mutation.ts';

/** Builds every story as a page of its own and serves them. */
export async function serveStories(): Promise<{ address: string; stop: () => void }> {
  const ui = join(import.meta.dirname, '../../../ui');
  const child = spawn('node', ['test/story-pages/serve.ts'], { cwd: ui, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', () => reject(new Error(`The stories could not be built.\n${errors}`)));
  });
  return { address, stop: () => child.kill() };
}

async function openStory(
  browser: Browser,
  address: string,
  row: Mutation,
  options: FreshPageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: options.hasMotion ? 'no-preference' : 'reduce',
  });
  if (options.hasClock) await context.clock.install();
  const page = await context.newPage();
  await page.goto(`${address}/?story=${row.folder ?? row.component}/${row.story}`);
  await page.locator('[data-shown]').waitFor({ state: 'attached' });
  await takeSteps(page, row.first ?? [], 'en');
  await installInPage(page);
  return page;
}

async function mutate(page: Page, row: Mutation): Promise<void> {
  if ('css' in row) {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, row.css);
    return;
  }
  const elements = await page.locator(row.on).elementHandles();
  if (elements.length === 0) throw new Error(`${row.component}/${row.story} has no ${row.on}.`);
  for (const element of elements) await (element as ElementHandle<HTMLElement>).evaluate(row.change);
}

/** Rules that move focus: a second run would begin where the first one ended. */
const MOVES_FOCUS = new Set([
  'focus-visible',
  'focus-contrast',
  'focus-appearance',
  'focus-order',
  'focus-not-obscured',
  'no-keyboard-trap',
]);

/** Result of a check on a story. */
type CheckResult = Pick<RuleResult, 'outcome' | 'findings'>;

/** Runs the check of a mutation on its story before and after the change. */
export async function checkStory(
  browser: Browser,
  address: string,
  row: Mutation,
): Promise<{ before: CheckResult; after: CheckResult }> {
  const opened: Page[] = [];
  const open = async (isMutated: boolean, options?: FreshPageOptions) => {
    const page = await openStory(browser, address, row, options);
    opened.push(page);
    if (isMutated) await mutate(page, row);
    return page;
  };
  const [kind, name = ''] = row.check.includes('/') ? row.check.split('/') : ['rule', row.check];
  /** A check that does not change the page allows to use it again. */
  let isReadOnly = kind !== 'testing' && !MOVES_FOCUS.has(name);
  const checkPage = async (page: Page, isMutated: boolean): Promise<CheckResult> => {
    if (kind === 'axe') return runOneOfAxe(page, name);
    if (kind === 'testing') return useTester(page, name, row.uses ?? []);
    const rule = rules.find(({ id }) => id === name);
    if (!rule) throw new Error(`There is no rule ${name}.`);
    return rule.check(page, {
      language: 'en',
      withFreshPage: async (use, options) => {
        isReadOnly = false;
        return use(options ? await open(isMutated, options) : page);
      },
    });
  };
  try {
    let page = await open(false);
    let before = await checkPage(page, false);
    // A tester waits for a second, which may be too short on a busy machine.
    for (let more = 2; kind === 'testing' && before.outcome === 'failed' && more > 0; more -= 1) {
      page = await open(false);
      before = await checkPage(page, false);
    }
    if (isReadOnly) await mutate(page, row);
    const after = await checkPage(isReadOnly ? page : await open(true), true);
    return { before, after };
  } finally {
    await Promise.all(opened.map((page) => page.context().close()));
  }
}

async function runOneOfAxe(page: Page, id: string): Promise<CheckResult> {
  const results = await new AxeBuilder({ page })
    .options({ runOnly: [id], preload: false })
    .setLegacyMode()
    .analyze();
  const outcomes = { failed: 'violations', cantTell: 'incomplete', passed: 'passes' } as const;
  for (const [outcome, list] of Object.entries(outcomes) as [keyof typeof outcomes, 'passes'][]) {
    const [found] = results[list];
    if (!found) continue;
    if (parseCriteria(found.tags).length === 0)
      throw new Error(`The audit has no results of axe/${id}: it is about no criterion.`);
    const findings = found.nodes.map(({ target, failureSummary = '' }) => ({
      where: target.flat().join(' '),
      seen: failureSummary,
    }));
    return { outcome, findings };
  }
  return { outcome: 'inapplicable', findings: [] };
}

/** Runs a tester, which throws when a page does not follow its pattern. Rethrows other errors. */
async function useTester(
  page: Page,
  name: string,
  uses: NonNullable<Mutation['uses']>,
): Promise<CheckResult> {
  await page.exposeFunction('pressKeys', async (keys: string) => {
    for (const key of keys.match(/\{[^}]+\}|./g) ?? []) await pressKey(page, key);
  });
  const seen = await page.evaluate(
    async ([tester, calls]) => {
      const { testers, pressKeys } = window as unknown as Testers;
      const make = testers[tester];
      if (!make) throw new Error(`There is no ${tester}.`);
      const made = make(document.body, { keyboard: pressKeys });
      try {
        for (const [method, ...given] of calls) await made[method]?.(...given);
      } catch (error) {
        if (String(error).includes('[@longcovid/ui/testing]')) return String(error);
        throw error;
      }
      return '';
    },
    [name, uses] as const,
  );
  return seen === ''
    ? { outcome: 'passed', findings: [] }
    : { outcome: 'failed', findings: [{ where: 'body', seen }] };
}

type Testers = {
  testers: Record<
    string,
    (
      root: Element,
      keys: { keyboard: (keys: string) => Promise<void> },
    ) => Record<string, (...given: unknown[]) => unknown>
  >;
  pressKeys: (keys: string) => Promise<void>;
};

/** Presses a key in the syntax of user-event: `{Enter}`, `{Alt>}` holds it down, `{/Alt}` releases it, `a`. */
async function pressKey(page: Page, key: string): Promise<void> {
  const [, end = '', name = key, start = ''] = /^\{(\/?)(\w+)(>?)\}$/.exec(key) ?? [];
  if (start) await page.keyboard.down(name);
  else if (end) await page.keyboard.up(name);
  else await page.keyboard.press(name);
}
