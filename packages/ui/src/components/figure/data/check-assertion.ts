import { type Cell, cellAt, getCells, isNumber, type NumberCell, rangesOverlap } from './cells.ts';
import { findExtremes } from './facts.ts';
import { roundShown } from './formats.ts';
import type { Assertion, CellRef, Category, FigureRecord, Comparison, Series } from './types.ts';

/** Why an assertion does not hold. `actual` is the value of the data, as text for a developer. */
export type AssertionFailure =
  | { code: 'unknown-series' | 'unknown-category'; actual: string }
  | { code: 'no-value' | 'untrue' | 'too-uncertain'; actual: string };

type Found<T> = { found: T; failure?: undefined } | { found?: undefined; failure: AssertionFailure };

const untrue = (actual: string): AssertionFailure => ({ code: 'untrue', actual });
const list = (ids: readonly { id: string }[]) => ids.map(({ id }) => id).join(', ') || 'none';

function findSeries(figure: FigureRecord, id: string | undefined): Found<Series> {
  const only = id === undefined && figure.series.length === 1 ? figure.series[0] : undefined;
  const found = only ?? figure.series.find((series) => series.id === id);
  if (found) return { found };
  const asked = id === undefined ? 'no series is named' : `there is no series “${id}”`;
  return { failure: { code: 'unknown-series', actual: `${asked}; the figure has: ${list(figure.series)}` } };
}

function findCategory(figure: FigureRecord, id: string): Found<Category> {
  const found = figure.categories.find((category) => category.id === id);
  if (found) return { found };
  return {
    failure: {
      code: 'unknown-category',
      actual: `there is no category “${id}”; the figure has: ${list(figure.categories)}`,
    },
  };
}

/** The cell that an assertion names; it must hold a number. */
export function findCell(figure: FigureRecord, ref: CellRef): Found<NumberCell> {
  const series = findSeries(figure, ref.series);
  if (series.failure) return series;
  const category = findCategory(figure, ref.category);
  if (category.failure) return category;
  const cell: Cell = cellAt(series.found, category.found);
  if (isNumber(cell)) return { found: cell };
  return { failure: { code: 'no-value', actual: `the value of “${ref.category}” is ${cell.reading.kind}` } };
}

/** The step to which a number in a sentence is rounded: 1000 for 126,000; 0.1 for 12.4. */
function getRoundingStep(number: number): number {
  const [mantissa = '', exponent = '0'] = number.toExponential().split('e');
  const decimals = mantissa.replace('-', '').split('.')[1]?.length ?? 0;
  return 10 ** (Number(exponent) - decimals);
}

function holdsFor(actual: number, claimed: number, holds: Comparison, figure: FigureRecord): boolean {
  switch (holds) {
    case 'exactly':
      return roundShown(actual, figure) === claimed;
    case 'more-than':
      return actual > claimed;
    case 'less-than':
      return actual < claimed;
    case 'about':
      return Math.abs(actual - claimed) <= getRoundingStep(claimed) / 2;
  }
}

const checkNumber = (actual: number, claimed: number, holds: Comparison, figure: FigureRecord) =>
  holdsFor(actual, claimed, holds, figure)
    ? undefined
    : untrue(`the value is ${roundShown(actual, figure)}, not ${holds} ${claimed}`);

const createOverlapFailure = (one: NumberCell, other: NumberCell): AssertionFailure => ({
  code: 'too-uncertain',
  actual: `the ranges of “${one.category.id}” and “${other.category.id}” overlap`,
});

function checkExtreme(assertion: Extract<Assertion, { kind: 'highest' | 'lowest' }>, figure: FigureRecord) {
  const { found: cell, failure } = findCell(figure, assertion);
  if (failure) return failure;
  const numbers = getCells(figure, cell.series).filter(isNumber);
  const extremes = findExtremes(numbers, figure)[assertion.kind];
  if (!extremes.some(({ category }) => category.id === cell.category.id)) {
    return untrue(
      `the ${assertion.kind} is ${extremes.map(({ category }) => `“${category.id}”`).join(', ')}`,
    );
  }
  const rival = numbers.find((each) => each.category.id !== cell.category.id && rangesOverlap(each, cell));
  return rival && !assertion.uncertain ? createOverlapFailure(cell, rival) : undefined;
}

function checkChange(assertion: Extract<Assertion, { kind: 'change' }>, figure: FigureRecord) {
  const { series, direction, by, atLeast } = assertion;
  const from = findCell(figure, { ...(series !== undefined && { series }), category: assertion.from });
  if (from.failure) return from.failure;
  const to = findCell(figure, { series: from.found.series.id, category: assertion.to });
  if (to.failure) return to.failure;
  const shown = (cell: NumberCell) => roundShown(cell.reading.value, figure);
  const change = roundShown(shown(to.found) - shown(from.found), figure);
  const actual = untrue(`the change from “${assertion.from}” to “${assertion.to}” is ${change}`);
  const went = change === 0 ? 'none' : change > 0 ? 'up' : 'down';
  if (went !== direction) return actual;
  if (by !== undefined && Math.abs(change) !== by) return actual;
  if (atLeast !== undefined && Math.abs(change) < atLeast) return actual;
  const isUnsure = went !== 'none' && rangesOverlap(from.found, to.found);
  return isUnsure && !assertion.uncertain ? createOverlapFailure(from.found, to.found) : undefined;
}

function checkComparison(assertion: Extract<Assertion, { kind: 'compare' }>, figure: FigureRecord) {
  const left = findCell(figure, assertion.left);
  if (left.failure) return left.failure;
  const right = findCell(figure, assertion.right);
  if (right.failure) return right.failure;
  const [one, other] = [left.found, right.found].map(({ reading }) => roundShown(reading.value, figure));
  if (one === undefined || other === undefined) return undefined;
  const relation = one === other ? 'same' : one > other ? 'more' : 'less';
  if (relation !== assertion.relation) return untrue(`${one} is ${relation} compared with ${other}`);
  const isUnsure = relation !== 'same' && rangesOverlap(left.found, right.found);
  return isUnsure && !assertion.uncertain ? createOverlapFailure(left.found, right.found) : undefined;
}

function checkTotal(assertion: Extract<Assertion, { kind: 'total' }>, figure: FigureRecord) {
  const { found: series, failure } = findSeries(figure, assertion.series);
  if (failure) return failure;
  const cells = getCells(figure, series);
  const without = cells.filter((cell) => !isNumber(cell));
  if (without.length > 0 && assertion.holds !== 'more-than') {
    const actual = `${without.length} of the values are not known, so their sum is not`;
    return { code: 'no-value', actual } satisfies AssertionFailure;
  }
  const sum = cells.filter(isNumber).reduce((total, { reading }) => total + reading.value, 0);
  return checkNumber(sum, assertion.value, assertion.holds ?? 'exactly', figure);
}

/** Checks an assertion against the data; returns why it does not hold, or undefined. */
export function checkAssertion(assertion: Assertion, figure: FigureRecord): AssertionFailure | undefined {
  switch (assertion.kind) {
    case 'highest':
    case 'lowest':
      return checkExtreme(assertion, figure);
    case 'value': {
      const { found: cell, failure } = findCell(figure, assertion);
      return (
        failure ?? checkNumber(cell.reading.value, assertion.value, assertion.holds ?? 'exactly', figure)
      );
    }
    case 'change':
      return checkChange(assertion, figure);
    case 'compare':
      return checkComparison(assertion, figure);
    case 'total':
      return checkTotal(assertion, figure);
    case 'as-of':
      return figure.asOf === null ? { code: 'no-value', actual: 'the figure has no date' } : undefined;
  }
}
