import type { Page } from 'playwright';

/** Functions of rules inside a page, under `window.audit`. */
type InPage = {
  /** CSS path that a person can look the element up by. */
  pathOf: (element: Element) => string;
  isShown: (element: Element) => boolean;
  /** Cut to nothing for the eye, and still read out. */
  isForScreenReaders: (element: Element) => boolean;
  /** The words that are seen in it, spaces made one. */
  seenTextOf: (element: Element) => string;
  /** Boxes that hide what overflows them, with text that is seen in them. */
  boxesThatHide: () => HTMLElement[];
  /** The text of such a box does not fit into it. */
  isCut: (element: HTMLElement) => boolean;
};

/**
 * Puts the functions that rules use inside a page. By evaluation, so that no content security policy is in the way;
 * a page that was loaded again needs them again.
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
    const isForScreenReaders = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const { position, clipPath, overflow } = style;
        const isTiny = at instanceof HTMLElement && Math.min(at.offsetWidth, at.offsetHeight) <= 1;
        if (isTiny && overflow !== 'visible') return true;
        if (position === 'absolute' && style.getPropertyValue('clip').startsWith('rect')) return true;
        if (/^inset\((50|100)%/.test(clipPath)) return true;
      }
      return false;
    };
    const seenTextOf = (element: Element): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (walker.nextNode()) {
        const around = walker.currentNode.parentElement;
        if (around && isShown(around) && !isForScreenReaders(around))
          words.push(walker.currentNode.textContent ?? '');
      }
      return words.join(' ').replace(/\s+/g, ' ').trim();
    };
    const boxesThatHide = () =>
      [...document.body.querySelectorAll('*')].filter((element): element is HTMLElement => {
        // A drawing has no text box of its own.
        if (!(element instanceof HTMLElement)) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        return hides && isShown(element) && !isForScreenReaders(element) && seenTextOf(element) !== '';
      });
    const isCut = (element: HTMLElement) =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    window.audit = { pathOf, isShown, isForScreenReaders, seenTextOf, boxesThatHide, isCut };
  });
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    audit: InPage;
  }
}
