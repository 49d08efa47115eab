import { inapplicable, undecided, type Rule } from '../rule.ts';
import { findSwappedParts } from '../visual-order.ts';

/** Finds text whose visual order differs from the reading order. */
export const readingOrder: Rule = {
  id: 'reading-order',
  criteria: ['1.3.2'],
  invariantTo: ['theme', 'language'],
  async check(page) {
    const { parts, swapped } = await findSwappedParts(page, 'text');
    if (parts === 0) return inapplicable;
    if (swapped.length === 0) return { outcome: 'passed', findings: [] };
    return undecided(
      'The visual order of text differs from the reading order. Whether that changes its meaning needs manual review.',
      swapped.slice(0, 10).map(({ first, second, text }) => ({
        where: second,
        seen: `“${text}” is visually before ${first}, and after it in the reading order.`,
      })),
    );
  },
};
