import type { Page } from 'playwright';

/** One stop of the Tab key; `path` is undefined at the end of the page. */
export type Stop = {
  path: string | undefined;
  box: { x: number; y: number; width: number; height: number } | undefined;
};

/** Presses Tab once and says where focus is. */
export async function pressTab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const active = document.activeElement;
    const isOut = !active || active === document.body || active === document.documentElement;
    if (isOut || active.hasAttribute('data-audit-edge')) return { path: undefined, box: undefined };
    const { x, y, width, height } = active.getBoundingClientRect();
    return { path: window.audit.getCssPath(active), box: { x, y, width, height } };
  });
}

/**
 * Puts the next Tab at the first stop of the page. Its two edges become unseen stops of their own, and those of an open
 * modal dialog: where focus was last is where the next Tab begins, and a Tab that leaves for the browser's own bars may
 * never be answered (Chromium without a window).
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
      // Before stops with a number of their own, which come before all others.
      around.prepend(edge(1));
      around.append(edge(0));
    }
    const [within = document.body] = [...document.querySelectorAll('dialog:modal')].reverse();
    within.querySelector<HTMLElement>(':scope > [data-audit-edge]')?.focus();
    window.scrollTo(0, 0);
  });
}
