import type { Page } from 'playwright';

/** One stop of the Tab key; `path` is undefined at the end of the page. */
export type Stop = {
  path: string | undefined;
  box: { x: number; y: number; width: number; height: number } | undefined;
};

/** Presses Tab once and says where focus is. */
export async function tab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const active = document.activeElement;
    const isOut = !active || active === document.body || active === document.documentElement;
    if (isOut || active.hasAttribute('data-audit-end')) return { path: undefined, box: undefined };
    const { x, y, width, height } = active.getBoundingClientRect();
    return { path: window.audit.pathOf(active), box: { x, y, width, height } };
  });
}

/**
 * Puts the start of the Tab order at the top of the page, and an unseen last stop at its end, and at that of an open
 * modal dialog: a Tab that leaves for the browser's own bars may never be answered (Chromium without a window).
 */
export async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const around of [document.body, ...document.querySelectorAll('dialog:modal')]) {
      if (around.lastElementChild?.hasAttribute('data-audit-end')) continue;
      const end = document.createElement('span');
      end.tabIndex = 0;
      end.setAttribute('data-audit-end', '');
      Object.assign(end.style, {
        position: 'fixed',
        width: '1px',
        height: '1px',
        opacity: '0',
        outline: 'none',
      });
      around.append(end);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    window.getSelection()?.setPosition(document.body, 0);
  });
}
