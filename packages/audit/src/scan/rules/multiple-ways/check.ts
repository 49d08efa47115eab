import type { SetRule } from '../page-set.ts';
import { inapplicable, toResult, undecided } from '../rule.ts';

/** A list of all pages, in English and Spanish. */
const ALL_PAGES = /\b(site ?map|site index|mapa del sitio|[ií]ndice del sitio|a to z|de la a a la z)\b/i;

const withoutHash = (target: string) => target.split('#')[0] ?? target;

/** Each page can be found in two ways: navigation, search, a list of all pages, or links in other pages. */
export const multipleWays: SetRule = {
  id: 'multiple-ways',
  criteria: ['2.4.5'],
  evaluate(pages) {
    return pages.map((page) => {
      const others = pages.filter((other) => other !== page);
      if (others.length < 2 || page.isStep) return inapplicable;
      const leadsHere = (targets: readonly string[]) => targets.map(withoutHash).includes(page.path);
      const lists = pages.flatMap(({ repeated }) => repeated).filter(({ name }) => ALL_PAGES.test(name));
      const listed = lists.some(
        ({ target }) =>
          target === page.path || pages.some(({ path, linksTo }) => path === target && leadsHere(linksTo)),
      );
      const ways = [
        others.some(({ repeated }) => leadsHere(repeated.map(({ target }) => target))) && 'navigation',
        others.some(
          ({ path, linksTo }) => !lists.some(({ target }) => target === path) && leadsHere(linksTo),
        ) && 'links in other pages',
        listed && 'a list of all pages',
        others.some(({ hasSearch }) => hasSearch) && 'search',
      ].filter((way) => way !== false);
      if (ways.length >= 2) return toResult([]);
      const seen = ways.length === 0 ? 'No way leads to it' : `Only ${ways.join()} leads to it`;
      const findings = [
        { where: 'html', seen: `${seen} from the ${others.length} other pages that were visited.` },
      ];
      // A page that the others were not asked about: its list of all pages was not visited.
      const isListUnseen = lists.some(({ target }) => !pages.some(({ path }) => path === target));
      return isListUnseen
        ? undecided('The list of all pages was not visited.', findings)
        : toResult(findings);
    });
  },
};
