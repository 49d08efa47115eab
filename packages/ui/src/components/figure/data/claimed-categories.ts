import type { Assertion, FigureRecord } from './record.ts';

function getCategories(assertion: Assertion): string[] {
  switch (assertion.kind) {
    case 'highest':
    case 'lowest':
    case 'value':
      return [assertion.category];
    case 'change':
      return [assertion.from, assertion.to];
    case 'compare':
      return [assertion.left.category, assertion.right.category];
    case 'total':
    case 'as-of':
      return [];
  }
}

/** The ids of the categories that the claim is about; all when it names none. */
export function findClaimedCategories({ claim, categories }: FigureRecord): ReadonlySet<string> {
  const claimed = new Set(claim.asserts.flatMap(getCategories));
  return claimed.size > 0 ? claimed : new Set(categories.map(({ id }) => id));
}
