import type { Figure, FigureAssertion, FigureCell, FigureHolds } from '../../index.ts';

/** The first assertion that the numbers contradict, in a few words; null when all hold. */
export function unmetAssertion(figure: Figure): string | null {
  for (const assertion of figure.claim.asserts) {
    const problem = findProblem(assertion, figure);
    if (problem !== null) return problem;
  }
  return null;
}

function findProblem(assertion: FigureAssertion, figure: Figure): string | null {
  switch (assertion.kind) {
    case 'highest':
    case 'lowest': {
      const value = valueAt(assertion, figure);
      if (value === null) return noNumber(assertion);
      const all = getNumbers(findSeries(assertion.series, figure));
      const limit = assertion.kind === 'highest' ? Math.max(...all) : Math.min(...all);
      return value === limit
        ? null
        : `"${assertion.category}" is ${value}, but the ${assertion.kind} is ${limit}`;
    }
    case 'value': {
      const value = valueAt(assertion, figure);
      if (value === null) return noNumber(assertion);
      return holdsFor(value, assertion.value, assertion.holds)
        ? null
        : `"${assertion.category}" is ${value}, not ${assertion.holds ?? 'exactly'} ${assertion.value}`;
    }
    case 'compare': {
      const [left, right] = [valueAt(assertion.left, figure), valueAt(assertion.right, figure)];
      if (left === null) return noNumber(assertion.left);
      if (right === null) return noNumber(assertion.right);
      const relation = left > right ? 'more' : left < right ? 'less' : 'same';
      return relation === assertion.relation
        ? null
        : `"${assertion.left.category}" is ${left} and "${assertion.right.category}" is ${right}`;
    }
    case 'total': {
      const total = getNumbers(findSeries(assertion.series, figure)).reduce((sum, value) => sum + value, 0);
      return holdsFor(total, assertion.value, assertion.holds)
        ? null
        : `the total is ${total}, not ${assertion.holds ?? 'exactly'} ${assertion.value}`;
    }
    case 'as-of':
      return figure.asOf === null ? 'it names a date, but the figure has none' : null;
  }
}

const findSeries = (id: string | undefined, { series }: Figure) =>
  id === undefined ? (series.length === 1 ? series[0] : undefined) : series.find((one) => one.id === id);

const getNumbers = (series: Figure['series'][number] | undefined): number[] =>
  Object.values(series?.values ?? {}).filter((value) => typeof value === 'number');

function valueAt({ series, category }: FigureCell, figure: Figure): number | null {
  const value = findSeries(series, figure)?.values[category];
  return typeof value === 'number' ? value : null;
}

const noNumber = ({ series, category }: FigureCell) =>
  `there is no number for "${category}"${series === undefined ? '' : ` in "${series}"`}`;

function holdsFor(actual: number, claimed: number, holds: FigureHolds = 'exactly'): boolean {
  if (holds === 'more-than') return actual > claimed;
  if (holds === 'less-than') return actual < claimed;
  if (holds === 'about') return Math.abs(actual - claimed) <= detectRounding(claimed) / 2;
  return actual === claimed;
}

/** The unit that a number was rounded to: thousands for 126,000. */
function detectRounding(claimed: number): number {
  let step = 1;
  while (claimed !== 0 && claimed % (step * 10) === 0) step *= 10;
  return step;
}
