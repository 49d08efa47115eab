import { outOfOrder, type SetRule } from '../page-set.ts';
import { inapplicable, judged } from '../rule.ts';

/** Links that several pages repeat come in the same order on each. */
export const consistentNavigation: SetRule = {
  id: 'consistent-navigation',
  criteria: ['3.2.3'],
  judge(pages) {
    const [first] = pages;
    return pages.map((page) => {
      if (!first || pages.length < 2 || page.repeated.length === 0) return inapplicable;
      const blocks = [...new Set(page.repeated.map(({ block }) => block))];
      const findings = blocks.flatMap((block) => {
        const targetsOf = ({ repeated }: typeof page) =>
          repeated.filter((item) => item.block === block && item.target !== '').map(({ target }) => target);
        const wrong = outOfOrder(targetsOf(first), targetsOf(page));
        if (!wrong) return [];
        const where = page.repeated.find(({ target }) => target === wrong.item)?.where ?? 'html';
        const seen = `In “${block}”, ${wrong.item} comes before ${wrong.before}; on the page ${first.id} it comes after.`;
        return [{ where, seen }];
      });
      return judged(findings);
    });
  },
};
