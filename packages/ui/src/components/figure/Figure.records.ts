import type { Assertion, Datum, FigureRecord, LocalizedText } from './data/types.ts';
import { examples } from './Figure.examples.ts';

const { en, es } = examples;

/** Words of the samples in both languages, by their place in each. */
const both = (pick: (words: typeof en) => string): LocalizedText => ({ en: pick(en), es: pick(es) });
const createUnit = (pick: (words: typeof en) => { one: string; other: string }) => ({
  one: both((words) => pick(words).one),
  other: both((words) => pick(words).other),
});

const pair = (id: string, label: LocalizedText) => ({ id, label });
const row = (id: string, label: LocalizedText, values: Record<string, Datum>) => ({ id, label, values });

type Topic =
  | 'fruit'
  | 'walks'
  | 'sleep'
  | 'growth'
  | 'clubs'
  | 'rest'
  | 'change'
  | 'empty'
  | 'one'
  | 'many'
  | 'absurd'
  | 'long';

/** Everything of a sample but its data. */
const frame = (topic: Topic, asserts: readonly Assertion[]) => ({
  id: `sample-${topic}`,
  title: both((words) => words[topic].title),
  claim: { text: both((words) => words[topic].claim), asserts },
  categoryLabel: both((words) => words.group),
  source: { label: both((words) => words.source) },
  asOf: '2026-05',
});

const people = createUnit((words) => words.people);
const list = (ids: readonly string[], name: (words: typeof en, index: number) => string) =>
  ids.map((id, index) =>
    pair(
      id,
      both((words) => name(words, index)),
    ),
  );
const adults = both((words) => words.adults);
const children = both((words) => words.children);
const babies = both((words) => words.babies);

/** Shares of one group, as bars. */
export const fruit: FigureRecord = {
  ...frame('fruit', [
    { kind: 'value', category: 'apples', value: 55 },
    { kind: 'highest', category: 'apples' },
  ]),
  kind: 'bar',
  unit: 'percent',
  categories: list(['apples', 'pears', 'oranges', 'plums'], (words, index) => words.fruit.names[index] ?? ''),
  series: [row('all', adults, { apples: 55, pears: 24, oranges: 15, plums: 6 })],
  method: both((words) => words.method),
};

/** Counts of three groups, as bars. */
export const walks: FigureRecord = {
  ...frame('walks', [
    { kind: 'highest', series: 'adults', category: 'august' },
    { kind: 'value', series: 'adults', category: 'august', value: 4700, holds: 'about' },
  ]),
  kind: 'bar',
  unit: createUnit((words) => words.visits),
  categories: list(
    ['june', 'july', 'august', 'september'],
    (words, index) => words.walks.months[index] ?? '',
  ),
  series: [
    row('adults', adults, { june: 3120, july: 3904, august: 4726, september: 2210 }),
    row('children', children, { june: 1840, july: 2655, august: 2480, september: 'missing' }),
    row('babies', babies, { june: 96, july: 120, august: 131, september: 'suppressed' }),
  ],
};

/** Parts of a whole. */
export const sleep: FigureRecord = {
  ...frame('sleep', [
    { kind: 'value', series: 'well', category: 'adults', value: 50 },
    { kind: 'value', series: 'well', category: 'children', value: 72 },
  ]),
  kind: 'stacked-bar',
  unit: 'percent',
  categories: [pair('adults', adults), pair('children', children)],
  series: ['well', 'so-so', 'badly'].map((id, index) =>
    row(
      id,
      both((words) => words.sleep.answers[index] ?? ''),
      { adults: [50, 30, 20][index] ?? 0, children: [72, 19, 9][index] ?? 0 },
    ),
  ),
};

const years = ['2020', '2021', '2022', '2023', '2024'];
const byYear = (values: readonly Datum[]) =>
  Object.fromEntries(years.map((year, index) => [year, values[index] ?? 'missing']));

/** One line. */
export const growth: FigureRecord = {
  ...frame('growth', [{ kind: 'change', from: '2020', to: '2024', direction: 'up', by: 310 }]),
  kind: 'line',
  unit: people,
  categoryLabel: both((words) => words.year),
  categories: years.map((year) => pair(year, year)),
  series: [row('club', adults, byYear([90, 140, 210, 380, 400]))],
};

/** Two lines, one with a gap. */
export const clubs: FigureRecord = {
  ...frame('clubs', [
    {
      kind: 'compare',
      left: { series: 'singing', category: '2024' },
      right: { series: 'chess', category: '2024' },
      relation: 'more',
    },
  ]),
  kind: 'line',
  unit: people,
  categoryLabel: both((words) => words.year),
  categories: years.map((year) => pair(year, year)),
  series: [
    row(
      'singing',
      both((words) => words.clubs.names[0] ?? ''),
      byYear([20, 55, 80, 120, 160]),
    ),
    row(
      'chess',
      both((words) => words.clubs.names[1] ?? ''),
      byYear([70, 75, 'missing', 90, 88]),
    ),
  ],
};

/** Estimates with ranges, and a value that is hidden. */
export const rest: FigureRecord = {
  ...frame('rest', [{ kind: 'highest', category: 'nap', uncertain: true }]),
  kind: 'bar',
  unit: createUnit((words) => words.rest.hours),
  categories: list(['nap', 'none', 'shift', 'town'], (words, index) => words.rest.names[index] ?? ''),
  series: [
    row('hours', adults, {
      nap: { value: 9.4, low: 8.9, high: 9.9 },
      none: { value: 8.8, low: 8.3, high: 9.2 },
      shift: { value: 6.7, low: 5.2, high: 8.1 },
      town: 'suppressed',
    }),
  ],
  rangeLabel: both((words) => words.rest.range),
  notes: [both((words) => words.rest.note)],
};

/** Values below zero. */
export const change: FigureRecord = {
  ...frame('change', [
    { kind: 'lowest', category: 'c0' },
    { kind: 'value', category: 'c0', value: -3 },
  ]),
  kind: 'bar',
  unit: createUnit((words) => words.change.kilograms),
  categories: list(['c0', 'c1', 'c2', 'c3', 'c4'], (words, index) => words.change.names[index] ?? ''),
  series: [row('weight', adults, { c0: -3, c1: 1.5, c2: 0, c3: -0.25, c4: 2 })],
};

/** Nothing to show. */
export const empty: FigureRecord = {
  ...frame('empty', []),
  kind: 'bar',
  unit: people,
  categories: [],
  series: [],
};

/** One value. */
export const one: FigureRecord = {
  ...frame('one', [{ kind: 'highest', category: 'apples' }]),
  kind: 'bar',
  unit: people,
  categories: fruit.categories.slice(0, 1),
  series: [row('all', adults, { apples: 1 })],
};

/** More than anybody can take in. */
export const many: FigureRecord = {
  ...frame('many', [{ kind: 'highest', category: 's500' }]),
  kind: 'bar',
  unit: people,
  categories: Array.from({ length: 500 }, (_, index) =>
    pair(
      `s${index + 1}`,
      both((words) => `${words.many.name} ${index + 1}`),
    ),
  ),
  series: [
    row(
      'steps',
      adults,
      Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`s${index + 1}`, index * 3])),
    ),
  ],
};

/** Numbers that nobody meant to publish. */
export const absurd: FigureRecord = {
  ...frame('absurd', []),
  kind: 'bar',
  unit: people,
  categories: list(['a', 'b', 'c', 'd', 'e'], (words, index) => words.absurd.names[index] ?? ''),
  series: [row('all', adults, { a: 1e15, b: -1e15, c: NaN, d: Infinity })],
};

const longName = both((words) =>
  `${words.long.name.repeat(3)} ${words.long.words} `.repeat(2).slice(0, 300).trim(),
);

/** Names of 300 characters. */
export const long: FigureRecord = {
  ...frame('long', [{ kind: 'highest', series: 'first', category: 'long' }]),
  kind: 'bar',
  unit: people,
  categories: [pair('long', longName), pair('short', adults)],
  series: [row('first', longName, { long: 12, short: 7 }), row('second', children, { long: 3, short: 4 })],
};
