import { inapplicable, undecided, type Rule } from '../rule.ts';
import { findSwappedParts } from '../visual-order.ts';

/** Finds words that are seen in another order than that in which they are read out. */
export const readingOrder: Rule = {
  id: 'reading-order',
  criteria: ['1.3.2'],
  invariantTo: ['theme', 'language'],
  async check(page) {
    const { parts, swapped } = await findSwappedParts(page, 'words');
    if (parts === 0) return inapplicable;
    if (swapped.length === 0) return { outcome: 'passed', findings: [] };
    return undecided(
      'Words are seen in another order than they are read out; a person has to judge whether that changes what they mean.',
      swapped.slice(0, 10).map(({ first, second, text: words }) => ({
        where: second,
        seen: `“${words}” is seen before ${first}, and read out after it.`,
      })),
    );
  },
};
