import type { Page } from 'playwright';

import { tab, toTop, type Stop } from '../focus-walk.ts';
import { inapplicable, judged, type Rule } from '../rule.ts';

/** Stops that are looked at per page: a picture with and one without focus of each. */
const MOST_STOPS = 30;
const RING = 8;

async function pictureAround(page: Page, box: NonNullable<Stop['box']>): Promise<Buffer> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const x = Math.max(0, box.x - RING);
  const y = Math.max(0, box.y - RING);
  const width = Math.max(1, Math.min(size.width - x, box.width + 2 * RING));
  const height = Math.max(1, Math.min(size.height - y, box.height + 2 * RING));
  return page.screenshot({ clip: { x, y, width, height }, animations: 'disabled', caret: 'hide' });
}

/** At each stop of the Tab key the picture differs from the one without focus. */
export const focusVisible: Rule = {
  id: 'focus-visible',
  criteria: ['2.4.7'],
  async check(page) {
    await toTop(page);
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    const findings = [];
    const seen = new Set<string>();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const { path, box } = await tab(page);
      if (path === undefined || box === undefined || seen.has(path)) break;
      seen.add(path);
      if (box.y + box.height < 0 || box.y > size.height || box.x + box.width < 0 || box.x > size.width) {
        findings.push({ where: path, seen: 'Has focus outside the window.' });
        continue;
      }
      const focused = await pictureAround(page, box);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const plain = await pictureAround(page, box);
      if (focused.equals(plain))
        findings.push({ where: path, seen: 'Looks the same with and without focus.' });
    }
    return seen.size === 0 ? inapplicable : judged(findings);
  },
};
