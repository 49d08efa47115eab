import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has focus; fails after a hundred stops. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 100; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()} within 100 stops.`);
}

/** Sends a form by keyboard, and returns the summary of its errors: a page of the service has it as a region. */
export async function sendByKeyboard(page: Page, w: { send: string; problem: string }): Promise<Locator> {
  await tabTo(page, page.getByRole('button', { name: w.send }));
  await page.keyboard.press('Enter');
  return page.getByRole('region', { name: w.problem }).or(page.getByRole('group', { name: w.problem }));
}

/** Types into a field that is reached by Tab. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Fails if the page scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, 'the page is wider than its window').toBeLessThanOrEqual(client);
}
