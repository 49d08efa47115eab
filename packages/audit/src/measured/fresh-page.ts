import type { Browser, Page } from 'playwright';

import { installInPage } from '../rules/in-page.ts';
import type { FreshPage } from '../rules/rule.ts';
import type { Place, State } from '../store/record.ts';
import { load } from './load.ts';
import { takeSteps, type Step } from './steps.ts';

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
  { hasClock = false, hasMotion = false, loadsWithin }: FreshPage = {},
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
    if (hasClock) await context.clock.install();
    const page = await context.newPage();
    await load(page, place.address, loadsWithin);
    await takeSteps(page, steps, language);
    await installInPage(page);
    return await look(page);
  } finally {
    await context.close();
  }
}
