import type { Page } from 'playwright';

import type { RuleResult } from './rule.ts';

/** A link or button in what a page repeats: header, navigation, footer, aside. */
export type RepeatedItem = {
  /** CSS path in its page. */
  where: string;
  /** The block it stands in: its kind, and its name where it has one. */
  block: string;
  name: string;
  /** Path and query of a link (`mailto:` and `tel:` whole), or '' for a button. */
  target: string;
};

/** What is known of one page when a set of pages is compared. */
export type PageOutline = {
  id: string;
  /** Path of its address, without a slash at the end. */
  path: string;
  repeated: RepeatedItem[];
  /** Targets of the links in its content. */
  linksTo: string[];
  hasSearch: boolean;
  /** It holds a form that sends something: a step of a process. */
  isStep: boolean;
};

/** A rule about pages beside each other: one result for each of them, in the same order. */
export type SetRule = {
  id: string;
  criteria: readonly string[];
  evaluate: (pages: readonly PageOutline[]) => RuleResult[];
};

/** Takes down what is compared between pages. What is hidden until a menu is opened counts. */
export async function readOutline(page: Page, id: string): Promise<PageOutline> {
  const seen = await page.evaluate(() => {
    const getPath = ({ pathname, search }: { pathname: string; search: string }) =>
      (pathname.replace(/\/$/, '') || '/') + search;
    const getTarget = (item: Element) => {
      if (!(item instanceof HTMLAnchorElement)) return '';
      if (!/^https?:/.test(item.protocol)) return item.href;
      return item.origin === location.origin ? getPath(item) + item.hash : item.href;
    };
    const getName = (item: Element) =>
      (item.getAttribute('aria-label') ?? item.textContent).replace(/\s+/g, ' ').trim();
    const blocks = 'header, nav, footer, aside, [role=banner], [role=navigation], [role=contentinfo]';
    const main = document.querySelector('main, [role=main]');
    const items = [...document.querySelectorAll('a[href], button')];
    const repeated = items.flatMap((item) => {
      const block = item.closest(blocks);
      if (!block || main?.contains(block)) return [];
      const label = block.getAttribute('aria-label') ?? '';
      const kind = block.getAttribute('role') ?? block.tagName.toLowerCase();
      return [
        {
          where: window.audit.getCssPath(item),
          block: `${kind} ${label}`.trim(),
          name: getName(item),
          target: getTarget(item),
        },
      ];
    });
    return {
      path: location.pathname.replace(/\/$/, '') || '/',
      repeated,
      linksTo: items
        .filter((item) => item.matches('a') && (main ? main.contains(item) : !item.closest(blocks)))
        .map(getTarget),
      hasSearch:
        document.querySelector('search, [role=search], input[type=search]:not(main *, [role=main] *)') !==
        null,
      isStep: (main ?? document.body).querySelector('form[method=post i]') !== null,
    };
  });
  return { id, ...seen };
}

/**
 * What both lists hold stands in the same order in both; otherwise the first of the second list that has come before
 * its place, and what it comes before there.
 */
export function findOutOfOrder(
  one: readonly string[],
  other: readonly string[],
): { item: string; before: string } | undefined {
  const shared = [...new Set(other)].filter((item) => one.includes(item));
  const at = shared.findIndex((item, index) => {
    const next = shared[index + 1];
    return next !== undefined && one.indexOf(next) < one.indexOf(item);
  });
  const [item, before] = [shared[at], shared[at + 1]];
  return at === -1 || item === undefined || before === undefined ? undefined : { item, before };
}
