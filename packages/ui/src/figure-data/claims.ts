import {
  type Cell,
  cellAt,
  getCells,
  isNumber,
  type NumberCell,
  rangesOverlap,
  type Assertion,
  type CellRef,
  type Category,
  type FigureRecord,
  type Comparison,
  type Series,
  type Claim,
} from './record.ts';
import { findExtremes } from './describe.ts';
import { roundShown, formatDate } from './formats.ts';
import { createFigureLocale, type FigureLocale, localize } from './phrases.ts';

// Numbers in a text

/**
 * A number as our formats write it, in English and in United States Spanish: 1,331,736; 12.4; −3. A hyphen between two
 * digits is a range, not a sign; digits that belong to a word or name, as in COVID-19, are not a number of the data.
 */
const numberPattern = /(?<![\p{L}\p{N}.,]|[\p{L}]-)[-−]?\d+(?:,\d{3})*(?:\.\d+)?(?!\d)/gu;
const rangeEnd = /(?<=\d)[-–—](?=\d)/gu;

/** The numbers that a text names in digits, in order. Grouped otherwise (1.331.736), it gives other numbers. */
export function numbersIn(text: string): number[] {
  const apart = text.replace(rangeEnd, ' ');
  return [...apart.matchAll(numberPattern)].map(([written]) =>
    Number(written.replaceAll(',', '').replace('−', '-')),
  );
}

// Assertions

/** Why an assertion does not hold. `actual` is the value of the data, as text for a developer. */
type AssertionFailure =
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
function findCell(figure: FigureRecord, ref: CellRef): Found<NumberCell> {
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
function checkAssertion(assertion: Assertion, figure: FigureRecord): AssertionFailure | undefined {
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

// Claims

/** What can be wrong with a written claim. */
export type ClaimProblemCode =
  | AssertionFailure['code']
  | 'no-text'
  | 'not-one-sentence'
  | 'asserts-nothing'
  | 'unbacked-number'
  | 'languages-differ';

/** A written claim and the data disagree. */
export type ClaimProblem = {
  code: ClaimProblemCode;
  /** Index of the invalid assertion; for a problem of the text its language. */
  assertion?: number;
  locale?: string;
  /** What is wrong, why it matters to readers, what to do. */
  message: string;
};

/** Numbers in a sentence are read as the United States write them in both. */
const locales = [createFigureLocale('en-US'), createFigureLocale('es-US')];

const advice: Record<AssertionFailure['code'], string> = {
  'unknown-series': 'The sentence cannot be checked. Name a series of the figure.',
  'unknown-category': 'The sentence cannot be checked. Name a category of the figure.',
  'no-value': 'Readers would take it for known. Take it out of the claim, or add the value.',
  untrue: 'Readers would believe something that the data do not show. Correct the sentence, or the data.',
  'too-uncertain':
    'The data cannot tell which is higher. Say so in the sentence and set `uncertain: true`, or claim something else.',
};

/** The numbers that an assertion lets its sentence name: its own, and those in the names that it mentions. */
function backedBy(assertion: Assertion, figure: FigureRecord, locale: FigureLocale): number[] {
  const labels = (parts: readonly { id: string; label: FigureRecord['title'] }[], id: string | undefined) =>
    parts.filter((part) => part.id === id).flatMap(({ label }) => numbersIn(localize(label, locale)));
  const named = ({ series, category }: CellRef) => [
    ...labels(figure.series, series),
    ...labels(figure.categories, category),
  ];
  switch (assertion.kind) {
    case 'highest':
    case 'lowest':
      return named(assertion);
    case 'value':
      // A loss of 3 may be written as −3, and as 3 with a verb.
      return [assertion.value, Math.abs(assertion.value), ...named(assertion)];
    case 'change': {
      const sizes = [assertion.by, assertion.atLeast].filter((size) => size !== undefined);
      return [
        ...sizes,
        ...labels(figure.series, assertion.series),
        ...labels(figure.categories, assertion.from),
        ...labels(figure.categories, assertion.to),
      ];
    }
    case 'compare':
      return [...named(assertion.left), ...named(assertion.right)];
    case 'total':
      return [assertion.value, ...labels(figure.series, assertion.series)];
    case 'as-of':
      return figure.asOf === null ? [] : numbersIn(formatDate(figure.asOf, locale));
  }
}

function problemsOfText(
  { text, asserts }: Claim,
  figure: FigureRecord,
  locale: FigureLocale,
): ClaimProblem[] {
  const { tag, language } = locale;
  const sentence = localize(text, locale);
  const found = (code: ClaimProblemCode, message: string): ClaimProblem => ({
    code,
    locale: language,
    message,
  });
  if (sentence.trim() === '') {
    return [
      found(
        'no-text',
        `There is no claim in ${language}. The picture would have no name. Write the sentence.`,
      ),
    ];
  }
  const sentences = [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(sentence)];
  const length =
    sentences.length > 1
      ? [
          found(
            'not-one-sentence',
            `The claim (${language}) has ${sentences.length} sentences. A figure has one claim. Keep the one that matters most.`,
          ),
        ]
      : [];
  const backed = new Set(asserts.flatMap((assertion) => backedBy(assertion, figure, locale)));
  const unbacked = numbersIn(sentence).filter((number) => !backed.has(number));
  return [
    ...length,
    ...unbacked.map((number) =>
      found(
        'unbacked-number',
        `The claim (${language}) has the number ${number}, and no assertion does. Nobody would notice when it becomes untrue. Add an assertion with ${number}, or write it as the figure shows it.`,
      ),
    ),
  ];
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).join(' ');

function languagesDiffer({ text }: Claim): ClaimProblem[] {
  const [en, es] = locales.map((locale) => sorted(numbersIn(localize(text, locale))));
  return en === es
    ? []
    : [
        {
          code: 'languages-differ',
          message: `The claim names ${en || 'no numbers'} in English and ${es || 'no numbers'} in Spanish. Readers would learn different things. Write the same numbers, in digits, in both.`,
        },
      ];
}

/**
 * Checks a written claim against the data; an empty list for a claim that they support. Each assertion must be
 * true, each number in the sentence must come from an assertion, and both languages must name the same numbers.
 * For a build to fail on: `const problems = checkClaim(figure.claim, figure)`.
 */
export function checkClaim(claim: Claim, figure: FigureRecord): ClaimProblem[] {
  const nothing: ClaimProblem[] =
    claim.asserts.length === 0
      ? [
          {
            code: 'asserts-nothing',
            message:
              'The claim asserts nothing that can be checked. Nobody would notice when it becomes untrue. Add what it asserts of the data to `asserts`.',
          },
        ]
      : [];
  const doubts = claim.asserts.flatMap((assertion, index): ClaimProblem[] => {
    const doubt = checkAssertion(assertion, figure);
    if (!doubt) return [];
    const message = `The claim asserts “${assertion.kind}” (number ${index + 1}), but ${doubt.actual}. ${advice[doubt.code]}`;
    return [{ code: doubt.code, assertion: index, message }];
  });
  const texts = locales.flatMap((locale) => problemsOfText(claim, figure, locale));
  return [...nothing, ...doubts, ...texts, ...languagesDiffer(claim)];
}
