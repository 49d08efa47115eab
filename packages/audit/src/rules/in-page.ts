import type { Page } from 'playwright';

/**
 * Puts the functions that rules use inside a page under `window.audit`: `pathOf(element)`, `isShown(element)`.
 * By evaluation, so that no content security policy is in the way.
 */
export async function installInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pathOf = (element: Element): string => {
      const steps: string[] = [];
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        if (at.id) {
          steps.unshift(`#${CSS.escape(at.id)}`);
          break;
        }
        const { tagName, parentElement } = at;
        const twins = [...(parentElement?.children ?? [])].filter((each) => each.tagName === tagName);
        const name = tagName.toLowerCase();
        steps.unshift(twins.length > 1 ? `${name}:nth-of-type(${twins.indexOf(at) + 1})` : name);
      }
      return steps.join(' > ') || 'html';
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0;
    window.audit = { pathOf, isShown };
  });
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    audit: { pathOf: (element: Element) => string; isShown: (element: Element) => boolean };
  }
}
