import type { Browser, Page } from '@playwright/test';

import type { Figure } from './figure.ts';
import { median, REPETITIONS } from './median.ts';
import { inFreshContext } from './slow-phone.ts';

/** A page, and a link on it whose document is not prefetched while idle. */
const FROM = '/glossary';
const TO = '/accessibility';
const LINK = `footer a[href="${TO}"]`;

/** Milliseconds between reaching a link and pressing it, less than a rest. */
const AIM = 100;

/** What a person does on the page before the press. */
const ways = {
  /** Script is blocked: plain HTML. */
  plain: (page: Page) => page.locator(LINK).hover(),
  pointed: (page: Page) => page.locator(LINK).hover(),
  rested: async (page: Page) => {
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith(TO));
    await page.locator(LINK).hover();
    await fetched;
  },
  /** Script has just begun to load. */
  loading: async (page: Page) => {
    const begun = page.waitForRequest('**/assets/react-*.js');
    await page.locator('header summary').last().focus();
    await page.locator(LINK).hover();
    await begun;
  },
};

/**
 * From the event of the press to the paint of the next page’s heading, in ms. Routes of Playwright would switch off the
 * cache, so the protocol blocks script.
 */
async function firstClick(page: Page, siteUrl: string, way: keyof typeof ways): Promise<number> {
  if (way === 'plain') {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setBlockedURLs', { urls: ['*.js'] });
  }
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
      true,
    );
    const painted = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
        if (entry) resolve(performance.timeOrigin + entry.renderTime);
      }).observe({ type: 'element', buffered: true });
    });
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      heading.setAttribute('elementtiming', 'heading');
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
    Object.assign(window, { painted });
  });
  await page.goto(siteUrl + FROM, { waitUntil: 'networkidle' });
  await page.locator(LINK).scrollIntoViewIfNeeded();
  await ways[way](page);
  await page.waitForTimeout(AIM);
  const arrived = page.waitForURL(`**${TO}`);
  await page.mouse.down();
  await page.mouse.up();
  await arrived;
  return page.evaluate(
    async () =>
      (await (window as unknown as { painted: Promise<number> }).painted) -
      Number(sessionStorage.getItem('pressed')),
  );
}

/** The first press of a link against that of the same page without script, alternating. */
export async function measureFirstClick(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const ratios = { pointed: [] as number[], rested: [] as number[], loading: [] as number[] };
  for (let turn = 0; turn < REPETITIONS; turn += 1) {
    const take = (way: keyof typeof ways) =>
      inFreshContext(browser, (page) => firstClick(page, siteUrl, way));
    const base = await take('plain');
    for (const way of ['pointed', 'rested', 'loading'] as const) ratios[way].push((await take(way)) / base);
  }
  const against = (what: string, values: number[], budget: number): Figure => ({
    what: `first click: ${what}`,
    value: median(values),
    unit: '×',
    budget,
    isGate: false,
  });
  return [
    against('against the page without script', ratios.pointed, 1.05),
    against('prefetched, against the page without script', ratios.rested, 0.6),
    against('while script loads, against the page without script', ratios.loading, 1.05),
  ];
}
