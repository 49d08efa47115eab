import type { Page } from 'playwright';

/** Default time for a page to load. */
export const LOAD_TIMEOUT_MS = 30_000;

/** Classes of the body of Storybook's frame. */
const SHOWN = 'sb-show-main';
const BROKEN = ['sb-show-errordisplay', 'sb-show-nopreview'];

/**
 * Opens an address. In Storybook, waits until the story is rendered in its frame.
 * @throws Error when the page responds with an error or does not load in time, or the story throws.
 */
export async function loadPage(page: Page, address: string, timeout = LOAD_TIMEOUT_MS): Promise<void> {
  const response = await page.goto(address, { timeout });
  if (response && !response.ok()) throw new Error(`The page responded with ${response.status()}.`);
  if ((await page.locator('#storybook-root').count()) === 0) return;
  await page.waitForFunction(
    (classes) => {
      const now = [...document.body.classList];
      // For a while the frame has both classes: it prepares the story, and it shows it.
      return classes.some((name) => now.includes(name)) && !now.some((name) => name.includes('-preparing-'));
    },
    [SHOWN, ...BROKEN],
    { timeout },
  );
  const isBroken = await page.evaluate(
    (classes) => classes.some((name) => document.body.classList.contains(name)),
    BROKEN,
  );
  if (!isBroken) return;
  const [line = ''] = (await page.locator('#error-message').innerText()).trim().split('\n');
  throw new Error(`The story could not be rendered: ${line || 'Storybook gives no reason'}`);
}
