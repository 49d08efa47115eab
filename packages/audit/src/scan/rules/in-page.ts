import type { Page } from 'playwright';

/** Functions of rules inside a page, under `window.audit`. */
type InPage = {
  /** CSS path that a person can look the element up by. */
  getCssPath: (element: Element) => string;
  isShown: (element: Element) => boolean;
  /** Cut to nothing for the eye, and still read out. */
  isVisuallyHidden: (element: Element) => boolean;
  /** It, and all in it, that the eye sees. */
  getVisibleElements: (element: Element) => Element[];
  /** The words that are seen in it, spaces made one. */
  getVisibleText: (element: Element) => string;
  /** Not more than two of those that are made alike: the same element, role, type and classes, in the same surroundings. */
  sampleSimilar: <Of extends Element>(elements: readonly Of[]) => Of[];
  /** Boxes that hide what overflows them, with text that is seen in them. */
  findClippingContainers: () => HTMLElement[];
  /** The text of such a box does not fit into it. */
  isClipped: (element: HTMLElement) => boolean;
};

/**
 * Puts the functions that rules use inside a page. By evaluation, so that no content security policy is in the way;
 * a page that was loaded again needs them again.
 */
export async function installInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const getCssPath = (element: Element): string => {
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
    /** By itself, whatever stands around it. */
    const isClippedToNothing = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const { position, clipPath, overflow } = style;
      const isTiny =
        element instanceof HTMLElement && Math.min(element.offsetWidth, element.offsetHeight) <= 1;
      if (isTiny && overflow !== 'visible' && style.display !== 'inline') return true;
      if (position === 'absolute' && style.getPropertyValue('clip').startsWith('rect')) return true;
      return /^inset\((50|100)%/.test(clipPath);
    };
    const isVisuallyHidden = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (isClippedToNothing(at)) return true;
      return false;
    };
    const getVisibleElements = (element: Element): Element[] => {
      if (!element.checkVisibility() || isClippedToNothing(element)) return [];
      const inside = [...element.children].flatMap(getVisibleElements);
      return isShown(element) ? [element, ...inside] : inside;
    };
    const getVisibleText = (element: Element): string => {
      if (isVisuallyHidden(element)) return '';
      const seen = new Set(getVisibleElements(element));
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (walker.nextNode()) {
        const around = walker.currentNode.parentElement;
        if (around && seen.has(around)) words.push(walker.currentNode.textContent ?? '');
      }
      return words.join(' ').replace(/\s+/g, ' ').trim();
    };
    const sampleSimilar = <Of extends Element>(elements: readonly Of[]): Of[] => {
      const kinds = new Map<string, number>();
      return elements.filter((element) => {
        const { tagName, className, parentElement } = element;
        const looks = [
          tagName,
          element.role,
          element.getAttribute('type'),
          className,
          parentElement?.className,
        ];
        const kind = looks.map((look) => (typeof look === 'string' ? look : '')).join('|');
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        return (kinds.get(kind) ?? 0) <= 2;
      });
    };
    const findClippingContainers = () =>
      [...document.body.querySelectorAll('*')].filter((element): element is HTMLElement => {
        // A drawing has no text box of its own.
        if (!(element instanceof HTMLElement)) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        return hides && isShown(element) && !isVisuallyHidden(element) && getVisibleText(element) !== '';
      });
    const isClipped = (element: HTMLElement) =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    window.audit = {
      getCssPath,
      isShown,
      isVisuallyHidden,
      getVisibleElements,
      getVisibleText,
      sampleSimilar,
      findClippingContainers,
      isClipped,
    };
  });
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    audit: InPage;
  }
}
