import type { SetRule } from '../page-set.ts';
import { inapplicable, toResult } from '../rule.ts';

const normalize = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Links with the same target have the same name on each page. */
export const consistentIdentification: SetRule = {
  id: 'consistent-identification',
  criteria: ['3.2.4'],
  evaluate(pages) {
    const [first] = pages;
    return pages.map((page) => {
      if (!first || pages.length < 2) return inapplicable;
      const findNames = ({ repeated }: typeof page, block: string, target: string) =>
        repeated.filter((item) => item.block === block && item.target === target).map(({ name }) => name);
      const shared = page.repeated.filter(
        ({ block, target }) => target !== '' && findNames(first, block, target).length > 0,
      );
      if (shared.length === 0) return inapplicable;
      return toResult(
        shared
          .filter(({ block, target }) => {
            const there = findNames(first, block, target).map(normalize);
            return !findNames(page, block, target).some((name) => there.includes(normalize(name)));
          })
          .map(({ where, name, block, target }) => ({
            where,
            seen: `${target} has the name “${name}”; on the page ${first.id} “${findNames(first, block, target).join('”, “')}”.`,
          })),
      );
    });
  },
};
