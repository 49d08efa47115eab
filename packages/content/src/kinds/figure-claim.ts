import { z } from 'zod';
import { FIGURE_HOLDS } from '../choices.ts';
import type { FigureHolds } from '../choices.ts';
import { slug } from '../schema/values.ts';

const cell = z.strictObject({ series: slug.optional(), category: slug });
/** A cell, by ids. `series` is optional when the figure has one. */
export type FigureCell = z.infer<typeof cell>;

const holds = z.enum(FIGURE_HOLDS).optional();

/**
 * What a claim asserts about the numbers, which the build verifies. highest, lowest: of the category in its series,
 * alone or with others · value: of one category · compare: two values · total: the sum of a series · as-of: the
 * sentence names the date.
 */
export const figureAssertionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['highest', 'lowest']), ...cell.shape }),
  z.strictObject({ kind: z.literal('value'), value: z.number(), holds, ...cell.shape }),
  z.strictObject({
    kind: z.literal('compare'),
    left: cell,
    right: cell,
    relation: z.enum(['more', 'less', 'same']),
  }),
  z.strictObject({ kind: z.literal('total'), series: slug.optional(), value: z.number(), holds }),
  z.strictObject({ kind: z.literal('as-of') }),
]);
export type FigureAssertion = z.infer<typeof figureAssertionSchema>;

/** A number, or the reason why there is none. */
export type FigureValue = number | 'missing' | 'suppressed';

/** The parts of a figure that a claim is about. */
type ClaimedFigure = {
  claim: { asserts: FigureAssertion[] };
  series: { id: string; values: Record<string, FigureValue> }[];
  asOf: string | null;
};

/** The first assertion that the numbers contradict, in a few words; null when all hold. */
export function unmetAssertion(figure: ClaimedFigure): string | null {
  for (const assertion of figure.claim.asserts) {
    const problem = findProblem(assertion, figure);
    if (problem !== null) return problem;
  }
  return null;
}

function findProblem(assertion: FigureAssertion, figure: ClaimedFigure): string | null {
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

const findSeries = (id: string | undefined, { series }: ClaimedFigure) =>
  id === undefined ? (series.length === 1 ? series[0] : undefined) : series.find((one) => one.id === id);

const getNumbers = (series: ClaimedFigure['series'][number] | undefined): number[] =>
  Object.values(series?.values ?? {}).filter((value) => typeof value === 'number');

function valueAt({ series, category }: FigureCell, figure: ClaimedFigure): number | null {
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
