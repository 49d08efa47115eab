import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

import { visitorTask } from '../task.ts';
import { Visitor } from '../visitor.ts';
import { triggerHydration } from './first-intent.ts';

/** How e-mail programs break a URL: they cut it within an escape, add punctuation, or escape it again. */
const BREAKS = [
  '%',
  '%E2%80',
  '%E0%A4%A',
  '%C3',
  '%zz',
  '%u00e9',
  '=%',
  '%3D%',
  '%00%',
  ';%FF',
  '"%>',
] as const;

/** `link`: index of the link on home that was sent; `at`: where its URL breaks, from 0 to 1. */
type Data = { link: number; at: number; broken: string; rest: boolean };

const programme = readFileSync(
  new URL('../../packages/content/entries/programme/longcovid/meta.yml', import.meta.url),
  'utf8',
);
const phone = /display: (.+)\n\s+href: (.+)/.exec(programme);

visitorTask<Data>('follow a broken link from an e-mail', {
  who: 'Somebody to whom a relative has sent a link, which their e-mail program has broken.',
  draw: (draw) => ({
    link: draw.integer(500),
    at: draw.integer(101) / 100,
    broken: draw.pick(BREAKS),
    rest: draw.chance(0.5),
  }),
  fixed: [{ link: 0, at: 0, broken: '%E0%A4%A', rest: false }],
  run: async (visitor, { link, at, broken, rest }) => {
    const { page } = visitor;
    await visitor.arrive();
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((element) => (element as HTMLAnchorElement).pathname));
    const path = paths[link % paths.length] ?? '/';
    const cut = 1 + Math.floor(at * (path.length - 1));
    const sent = path.slice(0, cut) + broken + (rest ? path.slice(cut) : '');

    // An e-mail program opens a new tab.
    const tab = await page.context().newPage();
    const faults: Error[] = [];
    tab.on('pageerror', (error) => faults.push(error));
    const answer = await tab.goto(new URL(page.url()).origin + sent);
    expect(answer?.status(), sent).toBe(404);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");

    const reader = new Visitor(tab, visitor.way, () => {});
    const expectPage = async () => {
      await expect(tab.locator('html')).toHaveAttribute('lang', visitor.language);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(visitor.text('problem.page.notFound'));
    };
    await expectPage();
    const call = tab.getByRole('link', { name: phone?.[1] ?? '' }).first();
    await expect(call).toHaveAttribute('href', phone?.[2] ?? '');
    // Hydration changes nothing for the reader.
    if ((await tab.locator('script[data-client]').count()) > 0) await triggerHydration(reader);
    await expectPage();

    await reader.press(tab.getByRole('main').locator('a[href="/"], a[href="/es"]').first());
    await expect(tab).toHaveURL(visitor.language === 'es' ? '/es' : '/');
    await expect(tab.locator('html')).toHaveAttribute('lang', visitor.language);
    expect(faults).toEqual([]);
  },
});
