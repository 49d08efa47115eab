import { formatDate } from './formats.ts';
import { createFigureLocale, type FigureLocale, localize } from './locale.ts';
import { numbersIn } from './numbers-in-text.ts';
import { checkAssertion, type AssertionFailure } from './check-assertion.ts';
import type { Assertion, CellRef, Claim, FigureRecord } from './types.ts';

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
