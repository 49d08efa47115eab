import type { Page } from 'playwright';

import type { RuleResult } from './rule.ts';

/** A link or button in a repeated block: header, navigation, footer, aside. */
export type RepeatedItem = {
  /** CSS path in its page. */
  where: string;
  /** Role or element of its block, with the name of the block. */
  block: string;
  name: string;
  /** Path and query of a link (`mailto:` and `tel:` whole), or '' for a button. */
  target: string;
};

/** The parts of a page that are compared with other pages. */
export type PageOutline = {
  id: string;
  /** Path of its URL, without a trailing slash. */
  path: string;
  repeated: RepeatedItem[];
  /** Targets of the links in its content. */
  linksTo: string[];
  hasSearch: boolean;
  /** Whether it has a form that is submitted: a step of a process. */
  isStep: boolean;
};

/** A rule that compares pages: one result for each page, in their order. */
export type SetRule = {
  id: string;
  criteria: readonly string[];
  evaluate: (pages: readonly PageOutline[]) => RuleResult[];
};

/**
 * Reads the outline of a page, also what is hidden in closed menus.
 * @throws Error when the page does not return one, since a script of it has replaced functions meanwhile.
 */
export async function readOutline(page: Page, id: string): Promise<PageOutline> {
  const seen = (await page.evaluate(() => {
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
  })) as Omit<PageOutline, 'id'> | undefined;
  if (!Array.isArray(seen?.repeated) || !Array.isArray(seen.linksTo))
    throw new Error('The page did not return its links.');
  return { id, ...seen };
}

/**
 * Compares the order of the items that both lists have. Returns the first item of the second list that comes too early,
 * with the item after it.
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
