import type { Browser, Page } from 'playwright';

import type { State, Target } from '../evidence/record.ts';
import { loadPage, LOAD_TIMEOUT_MS } from './load-page.ts';
import { ScanTimeoutError, withTimeout } from './resilient-browser.ts';
import { assertBuiltIns } from './rules/built-ins.ts';
import { hasScript, watchScripts } from './rules/has-script.ts';
import { installInPage } from './rules/in-page.ts';
import type { FreshPageOptions } from './rules/rule.ts';
import { STEP_TIMEOUT_MS, takeSteps, type Step } from './steps.ts';
import { waitUntilStable } from './wait-until-stable.ts';

/** A target in a state, and the steps that lead to it. */
export type TargetState = { target: Target; state: State; steps: readonly Step[]; isFound?: boolean };

/**
 * Opens the target in a browser context of its own, takes its steps, runs `inspect` and closes the context.
 * @throws Error when the page responds with an error or does not load in time, a step cannot be taken, or the page has
 * replaced functions that rules use.
 */
export async function withFreshPage<Seen>(
  browser: Browser,
  { target, state, steps }: TargetState,
  inspect: (page: Page) => Promise<Seen>,
  { hasClock = false, hasMotion = false, loadTimeoutMs = LOAD_TIMEOUT_MS }: FreshPageOptions = {},
): Promise<Seen> {
  const { language, theme, width } = state;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: language,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
  });
  try {
    await watchScripts(context);
    if (hasClock) await context.clock.install();
    const page = await context.newPage();
    // Playwright's timeouts do not end a call to a page whose script never returns.
    await withTimeout(loadPage(page, target.address, loadTimeoutMs), 2 * loadTimeoutMs);
    await withTimeout(takeSteps(page, steps, language), loadTimeoutMs + steps.length * STEP_TIMEOUT_MS);
    // With a fake clock, late loading would look like content that moves by itself.
    if (hasClock && (await withTimeout(hasScript(page), loadTimeoutMs)))
      await withTimeout(waitUntilStable(page), loadTimeoutMs);
    await withTimeout(assertBuiltIns(page), loadTimeoutMs);
    await withTimeout(installInPage(page), loadTimeoutMs);
    const result = await inspect(page);
    await context.close();
    return result;
  } catch (error) {
    // A page that does not respond cannot be closed: the owner of the browser closes that. If the browser has crashed,
    // closing fails as well, and the first error is the reason.
    if (!(error instanceof ScanTimeoutError)) await Promise.allSettled([context.close()]);
    throw error;
  }
}
