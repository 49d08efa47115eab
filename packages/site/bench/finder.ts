import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

import { UNSURE } from '../src/features/finder/finder-url.ts';
import { hydrate } from '../test/hydrated.ts';
import { multiply } from '../test/other-study-sites.ts';
import type { Figure } from './figure.ts';
import { median, REPETITIONS } from './median.ts';

/** Timeout until a page is usable, long enough for 10,000 study sites in the list. */
const PATIENCE = 180_000;

/** Repetitions with all of 10,000 study sites in the list: each takes seconds. */
const FEW_REPETITIONS = 5;

/** A place with nearby study sites and a radius: the most common search, with a short list of results. */
const NEAR_A_PLACE = '/?near=87101&radius=25';

/** All study sites of a group: without a filter the states are listed instead. */
const BY_GROUP = '/?cohort=adult';

/** How many times slower the processor of a cheap phone is. Throttling would count the time in which it waits. */
const SLOWDOWN = 4;

/** The session of each page, which counts the processor time of its main thread. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * The processor time of the page's tasks so far, in ms on a cheap phone: what other programs take of the machine is not
 * in it.
 */
async function readProcessorTime(page: Page): Promise<number> {
  const { metrics } = (await sessions.get(page)?.send('Performance.getMetrics')) ?? { metrics: [] };
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000 * SLOWDOWN;
}

/** The hydrated home page with `times` as many study sites. */
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
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  sessions.set(page, client);
  const result = await measure(page);
  await context.close();
  return result;
}

/**
 * Measures a real click in ms of processor time, to the paint in which the `watched` element has changed: appeared,
 * disappeared, other text or another view of the map. Ends when the frame is painted, before it is presented.
 */
async function click(page: Page, target: Locator, watched: string): Promise<number> {
  // Scrolls into view and retries when the element was rerendered meanwhile.
  await target.hover();
  return watch(page, 'click', watched, () => press(page));
}

/** Presses at the pointer, without Playwright's own work in the page, which would count. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** The first of the results, and their heading. */
const RESULTS =
  '#find-sites [data-component=result-list] :is([data-part=heading], [data-part=results] > :first-child)';

/** Text that changes with every search. */
const COUNT = '#find-sites [data-component=filter-set] [data-part=summary]';

/** Runs an action of a person, in ms of processor time, until `watched` has changed on the screen; `event` is the one that it begins with. */
async function watch(
  page: Page,
  event: 'change' | 'click' | 'input',
  watched: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(
    ([name, selector]) => {
      const readMarks = () =>
        [...document.querySelectorAll(selector)]
          .map((element) => `${element.textContent}${element.getAttribute('viewBox')}`)
          .join('|');
      const before = readMarks();
      const painted = new Promise<void>((resolve) => {
        addEventListener(
          name,
          () => {
            const frame = () => {
              if (readMarks() === before) return requestAnimationFrame(frame);
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve();
              port2.postMessage(null);
              return 0;
            };
            requestAnimationFrame(frame);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { painted });
    },
    [event, watched] as const,
  );
  const before = await readProcessorTime(page);
  await act();
  await page.evaluate(() => (window as unknown as { painted: Promise<void> }).painted);
  const time = (await readProcessorTime(page)) - before;
  // Work after the paint, such as effects, must not delay the next action.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  return time;
}

/** The median of changes from one study group to the next: search, counts, list and map description. */
async function filterChange(page: Page, repetitions = REPETITIONS): Promise<number> {
  const groups = page.locator('#find-sites select[name=cohort]');
  const values = await groups
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  // The last answer leads to questions, and changes no results.
  const last = values.indexOf(UNSURE) - 1;
  await groups.focus();
  const times: number[] = [];
  for (let turn = 1; turn <= repetitions; turn += 1) {
    // Keys, since choosing an option is Playwright's own work in the page, which would count.
    const key = (await groups.inputValue()) === values[last] ? 'Home' : 'ArrowDown';
    times.push(await watch(page, 'change', COUNT, () => page.keyboard.press(key)));
  }
  return median(times);
}

/** The field for the place, which a combobox takes over. */
const placeField = (page: Page) =>
  page.locator('form[role=search] input[name=near], [role=search] input[name=near]').first();

/** The median of a typed place to its painted results. */
async function placeSearch(page: Page, repetitions = REPETITIONS): Promise<number> {
  const times: number[] = [];
  const places = ['87101', '60601', '33101', '97205'];
  for (let turn = 0; turn < repetitions; turn += 1) {
    const field = placeField(page);
    await field.fill(places[turn % places.length] ?? '');
    await field.press('Escape');
    times.push(await click(page, page.locator('[role=search] button[type=submit]').first(), RESULTS));
  }
  return median(times);
}

/** The median of one more letter to the suggestions for it. */
async function suggestionKey(page: Page, repetitions = REPETITIONS): Promise<number> {
  const times: number[] = [];
  const field = placeField(page);
  await field.click();
  // The first key loads the list of places.
  await field.pressSequentially('al');
  await page.locator('[role=option]').first().waitFor();
  for (let turn = 0; turn < repetitions; turn += 1) {
    times.push(
      await watch(page, 'input', '[role=listbox]', () => page.keyboard.press(turn % 2 ? 'Backspace' : 'b')),
    );
  }
  return median(times);
}

/** The median of zooming in and out of the map beside the list. */
async function mapZoom(page: Page, repetitions = REPETITIONS): Promise<number> {
  const drawing = '[data-component=region-map] [data-part=drawing]';
  await page.locator('#find-sites [data-component=result-list]').scrollIntoViewIfNeeded();
  await page.locator(drawing).waitFor();
  const times: number[] = [];
  for (let turn = 1; turn <= repetitions; turn += 1) {
    const zoom = page.locator(`[data-component=region-map] [data-part=zoom-${turn % 2 ? 'in' : 'out'}]`);
    times.push(await click(page, zoom, drawing));
  }
  return median(times);
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
  const link = page.locator('#find-sites [data-component=result-list] a[href^="/join?"]').first();
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

/**
 * Times of the finder on the real home page, from a click to the paint of its effect.
 * @param only Measures those whose name holds this text. Default: all.
 */
export async function measureFinder(browser: Browser, siteUrl: string, only = ''): Promise<Figure[]> {
  const on = <T>(path: string, times: number, measure: (page: Page) => Promise<T>) =>
    onHome(browser, siteUrl + path, times, measure);
  const filterFew = (page: Page) => filterChange(page, FEW_REPETITIONS);
  const zoomFew = (page: Page) => mapZoom(page, FEW_REPETITIONS);
  const measurements: [what: string, budget: number, measure: () => Promise<number>][] = [
    ['place to results, 200 study sites', 150, () => on('/', 1, (page) => placeSearch(page))],
    ['place to results, 10,000', 150, () => on('/', 50, (page) => placeSearch(page))],
    ['key to suggestions', 50, () => on('/', 1, (page) => suggestionKey(page))],
    ['filter change, 200 study sites', 48, () => on(BY_GROUP, 1, (page) => filterChange(page))],
    ['filter change, 10,000, all in the list', 56, () => on(BY_GROUP, 50, filterFew)],
    ['filter change, 10,000, near a place', 56, () => on(NEAR_A_PLACE, 50, (page) => filterChange(page))],
    // With all of 100,000 in the list there would be some two million elements: not measured.
    ['filter change, 100,000, near a place', 72, () => on(NEAR_A_PLACE, 500, (page) => filterChange(page))],
    ['map zoom, 200 points', 48, () => on('/', 1, (page) => mapZoom(page))],
    ['map zoom, 10,000 points', 88, () => on('/', 50, zoomFew)],
  ];
  const figures: Figure[] = [];
  for (const [name, budget, measure] of measurements) {
    const what = `finder: ${name}`;
    if (what.includes(only)) figures.push(time(what, await measure(), budget));
  }
  if ('finder: join dialog'.includes(only)) {
    const dialog = await on(NEAR_A_PLACE, 1, joinDialog);
    figures.push(
      time('finder: join dialog opens', dialog.ours, 64),
      time(
        'finder: join dialog against a native one with the same form',
        dialog.ours / dialog.native,
        1.1,
        '×',
      ),
    );
  }
  return figures;
}
