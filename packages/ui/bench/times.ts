/**
 * How long components take from a press to the paint that shows its effect, in ms, on a processor four times slower.
 * Printed as a table, misses as misses; it never fails, since machines are noisy. A word as argument measures only
 * what has it in its name: `node packages/ui/bench/times.ts dialog`.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { bundlePage, openPage } from './times/open-page.ts';
import { untilPainted } from './times/until-painted.ts';

/** Repetitions of each time; their median counts. */
const REPETITIONS = 9;
/** Where each needs a page of its own, which takes seconds. */
const FEW_REPETITIONS = 5;

type Time = { what: string; widget: string; budget: number } & (
  | { /** Each on a fresh page. */ first: (page: Page) => Promise<number> }
  | {
      /** Again and again on one page; the number counts from 0. */ each: (
        page: Page,
        turn: number,
      ) => Promise<number>;
    }
);

const firstRows = '[data-part=rows] tr:nth-child(-n + 5)';

const sort = (page: Page, column: number) =>
  untilPainted(page, {
    event: 'click',
    watched: firstRows,
    press: () => page.locator('thead button').nth(column).click(),
  });

/** One letter more, or one less. */
const filter = async (page: Page, key: string) => {
  await page.locator('[data-component=data-table] input').first().focus();
  return untilPainted(page, {
    event: 'keydown',
    watched: '[data-part=count]',
    press: () => page.keyboard.press(key),
  });
};

const openDialog = async (page: Page) => {
  const time = await untilPainted(page, {
    event: 'click',
    watched: 'dialog:modal',
    press: () => page.getByRole('link').first().click(),
  });
  await page.keyboard.press('Escape');
  await page.locator('dialog:modal').waitFor({ state: 'detached' });
  return time;
};

const openCombobox = async (page: Page) => {
  await page.locator('input').focus();
  await page.locator('input[role=combobox]').waitFor();
  const time = await untilPainted(page, {
    event: 'keydown',
    watched: '[role=option]',
    press: () => page.keyboard.press('ArrowDown'),
  });
  await page.keyboard.press('Escape');
  await page.locator('[role=listbox]').waitFor({ state: 'detached' });
  return time;
};

const typeInCombobox = async (page: Page) => {
  await page.locator('input').focus();
  await page.locator('input[role=combobox]').waitFor();
  return untilPainted(page, {
    event: 'keydown',
    watched: '[role=option]',
    press: () => page.keyboard.press('e'),
  });
};

const openSelect = async (page: Page) => {
  const time = await untilPainted(page, { event: 'mousedown', press: () => page.locator('select').click() });
  await page.keyboard.press('Escape');
  return time;
};

/** Budgets: design, section 8. */
const times: readonly Time[] = [
  {
    what: 'table of 10,000 rows: first sort, by text',
    widget: 'table',
    budget: 304,
    first: (page) => sort(page, 0),
  },
  {
    what: 'table of 10,000 rows: first sort, by number',
    widget: 'table',
    budget: 304,
    first: (page) => sort(page, 2),
  },
  {
    what: 'table of 10,000 rows: sort',
    widget: 'table',
    budget: 304,
    each: (page, turn) => sort(page, turn % 4),
  },
  {
    what: 'table of 10,000 rows: first filter',
    widget: 'table',
    budget: 160,
    first: (page) => filter(page, 'e'),
  },
  {
    what: 'table of 10,000 rows: filter',
    widget: 'table',
    budget: 160,
    each: (page, turn) => filter(page, turn % 2 === 0 ? 'e' : 'Backspace'),
  },
  { what: 'combobox of 50 options: opens', widget: 'combobox', budget: 120, each: openCombobox },
  {
    what: 'combobox of 10,000 options: opens',
    widget: 'long-combobox',
    budget: 167,
    each: openCombobox,
  },
  {
    what: 'combobox of 10,000 options: first letter',
    widget: 'long-combobox',
    budget: 167,
    first: typeInCombobox,
  },
  { what: 'select of 50 options: opens', widget: 'select', budget: 64, each: openSelect },
  { what: 'dialog: opens', widget: 'dialog', budget: 64, each: openDialog },
];

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function measure(browser: Browser, files: ReadonlyMap<string, string>, time: Time): Promise<number> {
  const taken: number[] = [];
  if ('first' in time) {
    for (let turn = 0; turn < FEW_REPETITIONS; turn += 1) {
      const page = await openPage(browser, files, time.widget);
      taken.push(await time.first(page));
      await page.close();
    }
  } else {
    const page = await openPage(browser, files, time.widget);
    // The first use is another thing: it is measured by itself, or loads what it needs.
    await time.each(page, 0);
    for (let turn = 1; turn <= REPETITIONS; turn += 1) taken.push(await time.each(page, turn));
    await page.close();
  }
  return median(taken);
}

const files = await bundlePage();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
const rows = [];
const selected = times.filter(({ what }) => what.includes(process.argv[2] ?? ''));
for (const time of selected) {
  const value = Math.round(await measure(browser, files, time));
  const verdict = value > time.budget ? 'missed' : 'ok';
  rows.push({ what: time.what, value: `${value} ms`, budget: `${time.budget} ms`, verdict });
}
await browser.close();
console.table(rows);
