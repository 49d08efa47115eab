import type { Page } from 'playwright';

/** What a page may take to load, unless it is said otherwise. */
export const LOADS_WITHIN_MS = 30_000;

/** What Storybook's frame says of itself by classes of its body. */
const SHOWN = 'sb-show-main';
const BROKEN = ['sb-show-errordisplay', 'sb-show-nopreview'];

/**
 * Opens an address, and waits for a story of Storybook, which is drawn after its frame has loaded.
 * @throws Error when the page answers with an error or does not load within 30 s, or the story throws: what the
 * catalogue shows instead is no story.
 */
export async function load(page: Page, address: string, timeout = LOADS_WITHIN_MS): Promise<void> {
  const response = await page.goto(address, { timeout });
  if (response && !response.ok()) throw new Error(`The page answered ${response.status()}.`);
  if ((await page.locator('#storybook-root').count()) === 0) return;
  await page.waitForFunction(
    (classes) => {
      const now = [...document.body.classList];
      // The frame says for a while that it prepares the story, and that it shows it, both.
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
  throw new Error(`The story could not be shown: ${line || 'the catalogue gives no reason'}`);
}
