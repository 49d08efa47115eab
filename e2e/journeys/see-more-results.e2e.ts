import { expect } from '@playwright/test';

import { findStudySites, studySites, zipCodes, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { expectNearest, Finder } from './finder.ts';

visitorTask<{ near: TypedPlace; times: number }>('see more than the nearest ten', {
  who: 'Somebody who can travel, and looks further down the list.',
  draw: (draw) => ({ near: draw.pick(zipCodes), times: 1 + draw.integer(3) }),
  run: async (visitor, { near, times }) => {
    const { page } = visitor;
    await visitor.arrive();
    const finder = new Finder(visitor);
    await finder.search(near);
    const nearest = findStudySites(near, {});
    await finder.expectCount(studySites.length, near);
    const results = page.locator('[data-component=result-list-item]');
    await expect(results).toHaveCount(10);
    for (let time = 1; time <= times; time += 1) {
      await visitor.waitForScript();
      await visitor.press(
        page.getByRole('link', {
          name: visitor.text('finder.results.more', { count: 10, left: studySites.length - 10 * time }),
        }),
      );
      await expect(results).toHaveCount(10 * (time + 1));
      // Focus is on the first new result, so reading continues there.
      const next = page.locator('[data-component=result-list] [data-part=title]').nth(10 * time);
      await expect(next).toBeInViewport();
      if (visitor.hasScript) await expect(next).toBeFocused();
    }
    await expectNearest(finder, nearest);
    await page.reload();
    await expect(results).toHaveCount(10 * (times + 1));
    await expectNearest(finder, nearest);
  },
});
