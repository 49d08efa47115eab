import { expect } from '@playwright/test';

import { visitorTask } from '../task.ts';
import { triggerHydration } from './first-intent.ts';

type Data = { link: number; end: string };

/** Malformed ends of shared URLs. */
const PIECES = [
  '%',
  '5',
  '0',
  'E',
  'A',
  'z',
  '%C3',
  '%B1',
  '%E0%A4',
  '%00',
  '?',
  'near=',
  '#',
  '"',
  '<',
  'ñ',
  '한',
  '/',
  '.',
];

visitorTask<Data>('open a shared link with a broken end', {
  who: 'Somebody who was sent a link by a program that cut it off.',
  draw: (draw) => ({
    link: draw.integer(1000),
    end: Array.from({ length: 1 + draw.integer(6) }, () => draw.pick(PIECES)).join(''),
  }),
  fixed: [
    { link: 0, end: '50%' },
    { link: 1, end: '%E0%A4%A' },
    { link: 2, end: '%C3' },
  ],
  run: async (visitor, { link, end }) => {
    const { page } = visitor;
    await visitor.arrive();
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    // Home can be shared, too.
    const index = link % ((await links.count()) + 1);
    const title = page.getByRole('heading', { level: 1 });
    if (index > 0) {
      const home = (await title.textContent()) ?? '';
      await visitor.press(links.nth(index - 1));
      await expect(title).not.toHaveText(home);
    }
    const heading = (await title.textContent()) ?? '';
    const shared = page.url().split('#')[0] ?? '';

    await page.goto('about:blank');
    await page.goto(`${shared}#${end}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (!visitor.hasScript) return;
    await triggerHydration(visitor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
});
