import type { Browser, Page } from '@playwright/test';

import { hydrate } from '../test/hydrated.ts';
import type { Figure } from './figure.ts';
import { median, REPETITIONS } from './median.ts';
import { inFreshContext } from './slow-phone.ts';

/** First contentful paint, largest contentful paint and layout shift of a page, in ms and as a score. */
const paint = (page: Page, url: string) =>
  page.goto(url, { waitUntil: 'load' }).then(() =>
    page.evaluate(
      () =>
        new Promise<{ fcp: number; lcp: number; cls: number }>((resolve) => {
          let fcp = 0;
          let lcp = 0;
          let cls = 0;
          // The first paint may come after the event `load`.
          new PerformanceObserver((list) => {
            fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? fcp;
          }).observe({ type: 'paint', buffered: true });
          new PerformanceObserver((list) => {
            lcp = list.getEntries().at(-1)?.startTime ?? lcp;
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              cls += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve({ fcp, lcp, cls }), 500);
        }),
    ),
  );

/** The same page without its scripts: HTML and CSS only. */
async function paintPlain(page: Page, url: string) {
  await page.route('**/*.js', (route) => route.abort());
  return paint(page, url);
}

/** Total blocking time from the first intent to the end of hydration, in ms: each task's time beyond 50 ms. */
async function hydrationBlocking(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await hydrate(page);
  await page.waitForTimeout(300);
  return page.evaluate(() =>
    (window as unknown as { tasks: number[] }).tasks.reduce(
      (total, duration) => total + Math.max(0, duration - 50),
      0,
    ),
  );
}

/** Click to new heading, in ms; pointer or focus has rested on the link, so its data is prefetched. */
async function navigation(page: Page, siteUrl: string): Promise<number> {
  await page.goto(`${siteUrl}/`, { waitUntil: 'load' });
  await hydrate(page);
  const data = page.waitForResponse('**/data/accessibility.json');
  await page.locator('footer a[href="/accessibility"]').focus();
  await data;
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === before) return;
          observer.disconnect();
          resolve(performance.now() - start);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        document.querySelector<HTMLElement>('footer a[href="/accessibility"]')?.click();
      }),
  );
}

const time = (what: string, value: number, unit: string, budget: number): Figure => ({
  what,
  value,
  unit,
  budget,
  isGate: false,
});

/** The times with budgets: paints alternating with the plain page, blocking time, navigation. */
export async function measureTimes(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const url = `${siteUrl}/accessibility`;
  const ratios = { fcp: [] as number[], lcp: [] as number[], cls: [] as number[] };
  const blocking: number[] = [];
  const clicks: number[] = [];
  for (let turn = 0; turn < REPETITIONS; turn += 1) {
    const ours = await inFreshContext(browser, (page) => paint(page, url));
    const plain = await inFreshContext(browser, (page) => paintPlain(page, url));
    ratios.fcp.push(ours.fcp / plain.fcp);
    ratios.lcp.push(ours.lcp / plain.lcp);
    ratios.cls.push(ours.cls);
    blocking.push(await inFreshContext(browser, (page) => hydrationBlocking(page, url)));
    clicks.push(await inFreshContext(browser, (page) => navigation(page, siteUrl)));
  }
  return [
    time('content page: FCP against the plain page', median(ratios.fcp), '×', 1.1),
    time('content page: LCP against the plain page', median(ratios.lcp), '×', 1.1),
    time('content page: layout shift', Math.max(...ratios.cls), '', 0),
    time('content page: blocking time through hydration', median(blocking), 'ms', 40),
    time('navigation: click to new heading', median(clicks), 'ms', 116),
  ];
}
