import type { Browser, Locator, Page } from '@playwright/test';

import { isHydrated } from '../e2e/hydrated.ts';
import { multiply } from '../e2e/other-study-sites.ts';
import type { Figure } from './figure.ts';
import { median, REPETITIONS } from './median.ts';

/** Timeout until a page is usable, long enough for 10,000 study sites in the list. */
const PATIENCE = 180_000;

/** Repetitions with all of 10,000 study sites in the list: each takes seconds. */
const FEW_REPETITIONS = 3;

/** A place with nearby study sites and a radius: the most common search, with a short list of results. */
const NEAR_A_PLACE = '/?near=87101&radius=25';

/** The hydrated home page with `times` as many study sites; afterwards the CPU is throttled by 4. */
async function onHome<T>(
  browser: Browser,
  url: string,
  times: number,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  if (times > 1) await multiply(page, times);
  await page.goto(url, { waitUntil: 'load' });
  await page.keyboard.press('Tab');
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const result = await measure(page);
  await context.close();
  return result;
}

/**
 * Measures a real click in ms, from the event's timestamp to the paint in which the `watched` element has changed:
 * appeared, disappeared, other text or another view of the map. Ends when the frame is painted, before it is presented.
 */
async function click(page: Page, target: Locator, watched: string): Promise<number> {
  // Scrolls into view and retries when the element was rerendered meanwhile.
  await target.hover();
  await page.evaluate((selector) => {
    const look = () =>
      [...document.querySelectorAll(selector)]
        .map((element) => `${element.textContent}${element.getAttribute('viewBox')}`)
        .join('|');
    const before = look();
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const frame = () => {
            if (look() === before) return requestAnimationFrame(frame);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
            return 0;
          };
          requestAnimationFrame(frame);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  }, watched);
  await target.click();
  const time = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  // Work after the paint, such as effects, must not delay the next click.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  return time;
}

/** The median of changes from one study group to the next and back to any: search, counts, list and map description. */
async function filterChange(page: Page, repetitions = REPETITIONS): Promise<number> {
  const groups = page.locator('#find-sites input[name=cohort]');
  const count = await groups.count();
  const times: number[] = [];
  for (let turn = 1; turn <= repetitions; turn += 1)
    times.push(
      await click(
        page,
        groups.nth(turn % count),
        '#find-sites [data-component=filter-set] [data-part=summary]',
      ),
    );
  return median(times);
}

/** The medians of showing and hiding the loaded map, and of zooming in and out. */
async function map(page: Page, repetitions = REPETITIONS): Promise<{ toggle: number; zoom: number }> {
  const button = page.locator('#find-sites button[aria-expanded]');
  const region = '[data-component=region-map] [data-part=marker-name]';
  const times = { toggle: [] as number[], zoom: [] as number[] };
  await click(page, button, region);
  for (let turn = 1; turn <= repetitions; turn += 1) times.toggle.push(await click(page, button, region));
  if ((await page.locator(region).count()) === 0) await click(page, button, region);
  for (let turn = 1; turn <= repetitions; turn += 1) {
    const zoom = page.locator(`[data-component=region-map] [data-part=zoom-${turn % 2 ? 'in' : 'out'}]`);
    times.zoom.push(await click(page, zoom, '[data-component=region-map] [data-part=drawing]'));
  }
  return { toggle: median(times.toggle), zoom: median(times.zoom) };
}

/** A button that shows a native dialog with the same form: the baseline cost of a dialog on this page. */
const addNativeDialog = (page: Page) =>
  page.evaluate(() => {
    const native = document.querySelector('dialog[open]')?.cloneNode(true) as HTMLDialogElement;
    native.removeAttribute('open');
    for (const element of native.querySelectorAll('[id]')) element.removeAttribute('id');
    const button = document.createElement('button');
    button.id = 'native';
    button.textContent = 'Native';
    button.addEventListener('click', () => native.showModal());
    document.querySelector('#find-sites h2')?.before(button);
    document.body.append(native);
  });

/**
 * The medians of alternately opening the form dialog and a native one, without the first opening, which loads the form.
 */
async function joinDialog(page: Page): Promise<{ ours: number; native: number }> {
  const state = page.locator('#find-sites details', { has: page.locator('a[href^="/join?"]') }).first();
  await state.locator('summary').click();
  const link = state.locator('a[href^="/join?"]').first();
  const open = async (target: Locator) => {
    const taken = await click(page, target, 'dialog[open]');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    return taken;
  };
  await link.click();
  await page.locator('dialog[open]').waitFor();
  await addNativeDialog(page);
  await page.keyboard.press('Escape');
  const [ours, native]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < REPETITIONS; turn += 1) {
    ours.push(await open(link));
    native.push(await open(page.locator('#native')));
  }
  return { ours: median(ours), native: median(native) };
}

const time = (what: string, value: number, budget: number, unit = 'ms'): Figure => ({
  what,
  value,
  unit,
  budget,
  isGate: false,
});

/** Times of the finder on the real home page, from a click to the paint of its effect. */
export async function measureFinder(browser: Browser, address: string): Promise<Figure[]> {
  const on = <T>(path: string, times: number, measure: (page: Page) => Promise<T>) =>
    onHome(browser, address + path, times, measure);
  const few = await on('/', 1, (page) => map(page));
  const many = await on('/', 50, (page) => map(page, FEW_REPETITIONS));
  const dialog = await on('/', 1, joinDialog);
  const allListed = await on('/', 50, (page) => filterChange(page, FEW_REPETITIONS));
  return [
    time('finder: filter change, 200 study sites', await on('/', 1, (page) => filterChange(page)), 48),
    time('finder: filter change, 10,000, all in the list', allListed, 56),
    time(
      'finder: filter change, 10,000, near a place',
      await on(NEAR_A_PLACE, 50, (page) => filterChange(page)),
      56,
    ),
    // With all of 100,000 in the list there would be some two million elements: not measured.
    time(
      'finder: filter change, 100,000, near a place',
      await on(NEAR_A_PLACE, 500, (page) => filterChange(page)),
      72,
    ),
    time('finder: map shown or hidden, 200 points', few.toggle, 48),
    time('finder: map zoom, 200 points', few.zoom, 48),
    time('finder: map shown or hidden, 10,000 points', many.toggle, 88),
    time('finder: map zoom, 10,000 points', many.zoom, 88),
    time('finder: join dialog opens', dialog.ours, 64),
    // 64 ms were asked for where a native dialog took 56.
    time(
      'finder: join dialog against a native one with the same form',
      dialog.ours / dialog.native,
      64 / 56,
      '×',
    ),
  ];
}
