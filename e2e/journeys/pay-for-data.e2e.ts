import { expect, type Page } from '@playwright/test';

import { sumBytes, watchPrefetches } from '../pages/watch-prefetches.ts';
import { visitorTask } from '../task.ts';
import { PAIRWISE } from '../ways.ts';
import { triggerHydration } from './first-intent.ts';

/** Phones have touch and script. */
const phones = PAIRWISE.filter(({ input, script }) => input === 'touch' && script !== 'no script');

/** Idle callbacks run in the order in which they were requested, so those of the page come first. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })),
  );

visitorTask<{ pages: number[] }>('read on a phone whose data I pay by the megabyte', {
  who: 'Somebody with a cheap phone and little data, who reads a few pages.',
  ways: phones,
  draw: (draw) => ({ pages: Array.from({ length: 6 }, () => draw.integer(10_000)) }),
  run: async (visitor, { pages }) => {
    const { page } = visitor;
    await visitor.arrive();
    const siteMap = page
      .getByRole('contentinfo')
      .getByRole('link', { name: visitor.text('shell.footer.siteMap') });
    await visitor.press(siteMap);
    await expect(page).toHaveURL(/site-map$/);
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const paths = [...new Set(links)].filter((path) => !path.startsWith('/pdf/'));
    const ahead = await watchPrefetches(page);

    for (const index of pages) {
      const path = paths[index % paths.length] ?? '';
      await page.goto('about:blank');
      ahead.length = 0;
      await page.goto(path);
      await idle(page);
      await triggerHydration(visitor);
      await idle(page);
      await expect.poll(() => ahead.every(({ isDone }) => isDone), { message: path }).toBe(true);
      const found = `${path}: ${JSON.stringify(ahead)}`;
      expect(ahead.length, found).toBeLessThanOrEqual(3);
      expect(sumBytes(ahead), found).toBeLessThanOrEqual(24 * 1024);
    }
  },
});
