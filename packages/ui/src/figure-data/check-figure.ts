import { type ClaimProblemCode, checkClaim } from './claims.ts';
import {
  cellAt,
  isNumber,
  type Category,
  type Datum,
  type FigureRecord,
  type LocalizedText,
} from './record.ts';
import { parseAsOf, hasGoals } from './formats.ts';

/** A kind of problem of a figure, beside its claim. */
export type FigureProblemCode =
  | ClaimProblemCode
  | 'bad-id'
  | 'repeated-id'
  | 'unknown-key'
  | 'not-a-number'
  | 'bad-range'
  | 'negative-part'
  | 'no-goal'
  | 'no-text'
  | 'bad-date';

/** Something in a figure that would mislead a reader, or leave one out. */
export type FigureProblem = {
  code: FigureProblemCode;
  /** What is wrong, why it matters to readers, what to do. */
  message: string;
};

const problem = (code: FigureProblemCode, ...parts: string[]): FigureProblem => ({
  code,
  message: parts.join(' '),
});

function repeated(kind: string, parts: readonly { id: string }[]): FigureProblem[] {
  const ids = parts.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) =>
    problem(
      'repeated-id',
      `Two ${kind} have the id “${id}”.`,
      'A claim could not tell them apart.',
      'Give each its own.',
    ),
  );
}

function problemsOfDatum(datum: Datum, place: string, figure: FigureRecord): FigureProblem[] {
  if (datum === 'missing' || datum === 'suppressed') return [];
  const { value, low, high } = typeof datum === 'number' ? { value: datum, low: datum, high: datum } : datum;
  if (!Number.isFinite(value)) {
    return [
      problem(
        'not-a-number',
        `${place} is ${value}.`,
        'Readers see that there is no data.',
        'Write a number, “missing” or “suppressed”.',
      ),
    ];
  }
  const isRange = low <= value && value <= high && Number.isFinite(high - low);
  return [
    ...(isRange
      ? []
      : [
          problem(
            'bad-range',
            `${place} is ${value}, with a range from ${low} to ${high}.`,
            'The range is not shown, so the value looks more certain than it is.',
            'Write low ≤ value ≤ high.',
          ),
        ]),
    ...(figure.kind === 'stacked-bar' && value < 0
      ? [
          problem(
            'negative-part',
            `${place} is ${value}, in a stacked bar.`,
            'A part below zero cannot be stacked, so bars are drawn side by side.',
            'Choose the kind “bar”.',
          ),
        ]
      : []),
  ];
}

function problemsOfValues(figure: FigureRecord): FigureProblem[] {
  const known = new Set(figure.categories.map(({ id }) => id));
  return figure.series.flatMap((series) =>
    Object.entries(series.values).flatMap(([category, datum]) =>
      known.has(category)
        ? problemsOfDatum(datum, `The value of “${category}” in “${series.id}”`, figure)
        : [
            problem(
              'unknown-key',
              `“${series.id}” has a value for “${category}”, which is no category.`,
              'Nobody would see it.',
              'Add the category, or correct its id.',
            ),
          ],
    ),
  );
}

/** A bullet figure needs a goal above zero for each category. */
function findGoalProblems(figure: FigureRecord): FigureProblem[] {
  if (figure.kind !== 'bullet') return [];
  if (!hasGoals(figure)) {
    return [
      problem(
        'no-goal',
        `The figure is of the kind “bullet”, and has ${figure.series.length} series, a range or a value below zero.`,
        'Bars are drawn instead, without goals.',
        'Give it two series, the second with the goals, and numbers from 0 up.',
      ),
    ];
  }
  const [, goals] = figure.series;
  const isGoal = (category: Category) => {
    const goal = goals && cellAt(goals, category);
    return goal !== undefined && isNumber(goal) && goal.reading.value > 0;
  };
  return figure.categories
    .filter((category) => !isGoal(category))
    .map(({ id }) =>
      problem(
        'no-goal',
        `“${id}” has no goal above zero.`,
        'Its share of the goal cannot be shown.',
        'Write the goal in the second series, or leave the category out.',
      ),
    );
}

const isWritten = (messages: LocalizedText) =>
  (typeof messages === 'string' ? [messages] : Object.values(messages)).every((each) => each.trim() !== '');

function findTextProblems(figure: FigureRecord): FigureProblem[] {
  const all: [string, LocalizedText][] = [
    ['title', figure.title],
    ['categoryLabel', figure.categoryLabel],
    ['source.label', figure.source.label],
    ...[...figure.categories, ...figure.series].map(({ id, label }): [string, LocalizedText] => [
      `the label of “${id}”`,
      label,
    ]),
  ];
  return all
    .filter(([, messages]) => !isWritten(messages))
    .map(([name]) =>
      problem(
        'no-text',
        `${name} has no text in one of its languages.`,
        'Its readers would not know what they see.',
        'Write it.',
      ),
    );
}

/**
 * Checks a whole figure, and its claim, against what a reader needs; an empty list when there is no problem.
 * For a build to fail on. In the page the figure is shown as well as it can be, and a development build warns.
 */
export function checkFigure(figure: FigureRecord): FigureProblem[] {
  return [
    ...(/^[A-Za-z][\w-]*$/.test(figure.id)
      ? []
      : [
          problem(
            'bad-id',
            `The id “${figure.id}” is no address.`,
            'Links to the figure and its parts would fail.',
            'Use letters, digits and hyphens, a letter first.',
          ),
        ]),
    ...repeated('categories', figure.categories),
    ...repeated('series', figure.series),
    ...problemsOfValues(figure),
    ...findGoalProblems(figure),
    ...findTextProblems(figure),
    ...(figure.asOf === null || parseAsOf(figure.asOf)
      ? []
      : [
          problem(
            'bad-date',
            `asOf is “${figure.asOf}”.`,
            'Readers would not know how old the data are.',
            'Write a day or month: 2025-05-31, 2025-05; or null when none is given.',
          ),
        ]),
    ...checkClaim(figure.claim, figure),
  ];
}
