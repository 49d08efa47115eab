import type { SetRule } from '../page-set.ts';
import { inapplicable, toResult, undecided } from '../rule.ts';

/** Names of links to a site map, in English and Spanish. */
const ALL_PAGES = /\b(site ?map|site index|mapa del sitio|[ií]ndice del sitio|a to z|de la a a la z)\b/i;

const withoutHash = (target: string) => target.split('#')[0] ?? target;

/** There are two ways to each page: navigation, search, a site map, or links in other pages. */
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
        listed && 'a site map',
        others.some(({ hasSearch }) => hasSearch) && 'search',
      ].filter((way) => way !== false);
      if (ways.length >= 2) return toResult([]);
      const seen = ways.length === 0 ? 'There is no way to it' : `The only way to it is ${ways.join()}`;
      const findings = [{ where: 'html', seen: `${seen} from the ${others.length} other scanned pages.` }];
      // A site map that was not scanned may list the page.
      const isListMissing = lists.some(({ target }) => !pages.some(({ path }) => path === target));
      if (isListMissing) return undecided('The site map was not scanned.', findings);
      // The criterion leaves out what only a process leads to, such as the page after a form was sent.
      return ways.every((way) => way === 'search')
        ? undecided('No scanned page leads to it: it may be the result of a process.', findings)
        : toResult(findings);
    });
  },
};
