import type { Page } from 'playwright';

/** One tab stop; `path` is undefined at the end of the page. */
export type Stop = {
  path: string | undefined;
  box: { x: number; y: number; width: number; height: number } | undefined;
};

/** Presses Tab and locates focus. */
export async function pressTab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const active = document.activeElement;
    const isOutside = !active || active === document.body || active === document.documentElement;
    if (isOutside || active.hasAttribute('data-audit-edge')) return { path: undefined, box: undefined };
    const { x, y, width, height } = active.getBoundingClientRect();
    return { path: window.audit.getCssPath(active), box: { x, y, width, height } };
  });
}

/**
 * Moves focus to the top, so that the next Tab reaches the first tab stop. Adds invisible tab stops at both ends of the
 * page and of open modal dialogs: Tab starts where focus was last, and a Tab that leaves the page never returns in
 * headless Chromium.
 */
export async function moveToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const edge = (tabIndex: number) => {
      const element = document.createElement('span');
      element.tabIndex = tabIndex;
      element.setAttribute('data-audit-edge', '');
      Object.assign(element.style, {
        position: 'fixed',
        width: '1px',
        height: '1px',
        opacity: '0',
        outline: 'none',
      });
      return element;
    };
    for (const around of [document.body, ...document.querySelectorAll('dialog:modal')]) {
      if (around.lastElementChild?.hasAttribute('data-audit-edge')) continue;
      // Before elements with a positive tabindex, which come before all others.
      around.prepend(edge(1));
      around.append(edge(0));
    }
    const [within = document.body] = [...document.querySelectorAll('dialog:modal')].reverse();
    within.querySelector<HTMLElement>(':scope > [data-audit-edge]')?.focus();
    window.scrollTo(0, 0);
  });
}
