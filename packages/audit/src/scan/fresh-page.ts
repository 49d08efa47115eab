import type { Browser, Page } from 'playwright';

import { installInPage } from './rules/in-page.ts';
import type { FreshPage } from './rules/rule.ts';
import type { Place, State } from '../evidence/record.ts';
import { load, LOADS_WITHIN_MS } from './load-page.ts';
import { TookTooLong, within } from './resilient-browser.ts';
import { untilStill } from './wait-until-stable.ts';
import { REACHED_WITHIN_MS, takeSteps, type Step } from './steps.ts';

/** What is visited: a place in a state, and the steps that lead into it. */
export type Where = { place: Place; state: State; steps: readonly Step[] };

/**
 * Opens the place in a context of its own, brings it into its state, and closes it after `look`.
 * Throws when the page answers with an error, or does not load within 30 s.
 */
export async function inFreshPage<Seen>(
  browser: Browser,
  { place, state, steps }: Where,
  look: (page: Page) => Promise<Seen>,
  { hasClock = false, hasMotion = false, loadsWithin = LOADS_WITHIN_MS }: FreshPage = {},
): Promise<Seen> {
  const { language, theme, width } = state;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: language,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
  });
  let isBusy = false;
  try {
    if (hasClock) await context.clock.install();
    const page = await context.newPage();
    // Its own limits are for what it waits for; a page whose script never ends answers no question at all.
    await within(load(page, place.address, loadsWithin), 2 * loadsWithin);
    await within(takeSteps(page, steps, language), loadsWithin + steps.length * REACHED_WITHIN_MS);
    // A rule that turns the clock on must not take what is still arriving for something that moves by itself.
    if (hasClock) await within(untilStill(page), loadsWithin);
    await within(installInPage(page), loadsWithin);
    return await look(page);
  } catch (error) {
    isBusy = error instanceof TookTooLong;
    throw error;
  } finally {
    // A page that does not answer does not close either: who opened the browser closes it.
    if (!isBusy) await context.close();
  }
}
