import type { Page } from 'playwright';

/** One stop of the Tab key; `path` is undefined when focus has left the page. */
export type Stop = {
  path: string | undefined;
  box: { x: number; y: number; width: number; height: number } | undefined;
};

/** Presses Tab once and says where focus is. */
export async function tab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body || active === document.documentElement) {
      return { path: undefined, box: undefined };
    }
    const { x, y, width, height } = active.getBoundingClientRect();
    return { path: window.audit.pathOf(active), box: { x, y, width, height } };
  });
}

/** Puts the start of the Tab order at the top of the page. */
export async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    window.getSelection()?.setPosition(document.body, 0);
  });
}
