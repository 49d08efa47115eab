import { findOutOfOrder, type SetRule } from '../page-set.ts';
import { inapplicable, toResult } from '../rule.ts';

/** Links in repeated blocks have the same order on each page. */
export const consistentNavigation: SetRule = {
  id: 'consistent-navigation',
  criteria: ['3.2.3'],
  evaluate(pages) {
    const [first] = pages;
    return pages.map((page) => {
      if (!first || pages.length < 2 || page.repeated.length === 0) return inapplicable;
      const blocks = [...new Set(page.repeated.map(({ block }) => block))];
      const findings = blocks.flatMap((block) => {
        const getTargets = ({ repeated }: typeof page) =>
          repeated.filter((item) => item.block === block && item.target !== '').map(({ target }) => target);
        const wrong = findOutOfOrder(getTargets(first), getTargets(page));
        if (!wrong) return [];
        const where = page.repeated.find(({ target }) => target === wrong.item)?.where ?? 'html';
        const seen = `In “${block}”, ${wrong.item} is before ${wrong.before}; on the page ${first.id} it is after.`;
        return [{ where, seen }];
      });
      return toResult(findings);
    });
  },
};
