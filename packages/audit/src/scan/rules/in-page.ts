import type { Page } from 'playwright';

import { createAccessibleNames, type AccessibleNames } from './accessible-names.ts';

/** Functions for rules, available in the page as `window.audit`. */
type InPage = AccessibleNames & {
  /** CSS path of an element, for reports. */
  getCssPath: (element: Element) => string;
  isShown: (element: Element) => boolean;
  /** Whether it is clipped to nothing, and still read by screen readers. */
  isVisuallyHidden: (element: Element) => boolean;
  /** The element and its descendants, as far as they are visible. */
  getVisibleElements: (element: Element) => Element[];
  /** Visible text, with white space collapsed. */
  getVisibleText: (element: Element) => string;
  /** The first two of similar elements: same element, role, type and classes, and the same classes of the parent. */
  sampleSimilar: <Of extends Element>(elements: readonly Of[]) => Of[];
  /** Elements with visible text that clip their overflow. */
  findClippingContainers: () => HTMLElement[];
  /** The element that a fragment names, with its '#', as browsers find it; one that is badly encoded is no error. */
  findTarget: (hash: string) => HTMLElement | null;
  /** Whether the content of such an element overflows. */
  isClipped: (element: HTMLElement) => boolean;
};

/**
 * Installs `window.audit` in a page. By evaluation, since a content security policy may block scripts; a reloaded page
 * needs it again.
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
        const siblings = [...(parentElement?.children ?? [])].filter((each) => each.tagName === tagName);
        const name = tagName.toLowerCase();
        steps.unshift(siblings.length > 1 ? `${name}:nth-of-type(${siblings.indexOf(at) + 1})` : name);
      }
      return steps.join(' > ') || 'html';
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0;
    /** Whether the element itself is clipped, apart from its ancestors. */
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
      const texts: string[] = [];
      while (walker.nextNode()) {
        const around = walker.currentNode.parentElement;
        if (around && seen.has(around)) texts.push(walker.currentNode.textContent ?? '');
      }
      return texts.join(' ').replace(/\s+/g, ' ').trim();
    };
    const sampleSimilar = <Of extends Element>(elements: readonly Of[]): Of[] => {
      const kinds = new Map<string, number>();
      return elements.filter((element) => {
        const { tagName, className, parentElement } = element;
        const properties = [
          tagName,
          element.role,
          element.getAttribute('type'),
          className,
          parentElement?.className,
        ];
        const kind = properties.map((property) => (typeof property === 'string' ? property : '')).join('|');
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        return (kinds.get(kind) ?? 0) <= 2;
      });
    };
    const findClippingContainers = () =>
      [...document.body.querySelectorAll('*')].filter((element): element is HTMLElement => {
        // An SVG element has no text box.
        if (!(element instanceof HTMLElement)) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        return hides && isShown(element) && !isVisuallyHidden(element) && getVisibleText(element) !== '';
      });
    const isClipped = (element: HTMLElement) =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const findTarget = (hash: string) => {
      const id = hash.slice(1);
      // Unlike `decodeURIComponent`, URLSearchParams keeps a lone percent sign.
      const decoded = new URLSearchParams(`id=${id.replaceAll('+', '%2B').replaceAll('&', '%26')}`).get('id');
      return document.getElementById(id) ?? document.getElementById(decoded ?? '');
    };
    const audit: Omit<InPage, keyof AccessibleNames> = {
      getCssPath,
      isShown,
      isVisuallyHidden,
      getVisibleElements,
      getVisibleText,
      sampleSimilar,
      findClippingContainers,
      findTarget,
      isClipped,
    };
    window.audit = audit as InPage;
  });
  await page.evaluate(`Object.assign(window.audit, (${createAccessibleNames.toString()})())`);
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    audit: InPage;
  }
}
