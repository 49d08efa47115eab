/** Text in one language, or in several by their BCP 47 tags: `{ en: 'Adults', es: 'Adultos' }`. */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** A number with the range in which the true one probably lies; `low` ≤ `value` ≤ `high`, in the same unit. */
export type Estimate = { value: number; low: number; high: number };

/**
 * One value: a number, an estimate with its range, or the reason why there is none.
 * missing: unknown · suppressed: known, and hidden to protect privacy.
 */
export type Datum = number | Estimate | 'missing' | 'suppressed';

/**
 * What the values count or measure. percent: values from 0 to 100 · texts: what is counted, in the plural categories
 * of its languages, such as `{ one: 'visit', other: 'visits' }`; `other` is used for a category that is left out.
 * Categories: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
 */
export type Unit =
  'percent' | (Partial<Record<Intl.LDMLPluralRule, LocalizedText>> & { other: LocalizedText });

/** What the values are about: a group, a year. The order is that of the figure; of a line, in time. */
export type Category = { id: string; label: LocalizedText };

/** Where a value comes from, as far as it is another source or date than the figure's. `note`: such as that it is made up. */
export type ValueOrigin = { source?: LocalizedText; asOf?: string | null; note?: LocalizedText };

/** One row of values: all bars, segments or points of one pattern. A category that is left out is missing. */
export type Series = {
  id: string;
  label: LocalizedText;
  values: Readonly<Record<string, Datum>>;
  /** By category, for the files that people save; say the same in the figure's notes. */
  origins?: Readonly<Record<string, ValueOrigin>>;
};

/** The place of a value. `series` may be left out when the figure has one. */
export type CellRef = { series?: string; category: string };

/**
 * How a number in a sentence holds for a value. exactly: the same as the figure shows · more-than, less-than ·
 * about: the value, rounded as the number is (about 126,000 holds for 126,311).
 */
export type Comparison = 'exactly' | 'more-than' | 'less-than' | 'about';

/**
 * What a claim asserts, in a form that can be checked.
 * highest, lowest: of the category in its series, alone or with others · value: of one category · change: from one
 * category to another, by `by` or at least `atLeast` · compare: two values · total: the sum of a series' values ·
 * as-of: the sentence names the date of the figure.
 * Where ranges overlap, which is higher is unknown; `uncertain` is true when the sentence admits it.
 */
export type Assertion =
  | ({ kind: 'highest' | 'lowest'; uncertain?: boolean } & CellRef)
  | ({ kind: 'value'; value: number; holds?: Comparison } & CellRef)
  | {
      kind: 'change';
      series?: string;
      from: string;
      to: string;
      direction: 'up' | 'down' | 'none';
      by?: number;
      atLeast?: number;
      uncertain?: boolean;
    }
  | {
      kind: 'compare';
      left: CellRef;
      right: CellRef;
      relation: 'more' | 'less' | 'same';
      uncertain?: boolean;
    }
  | { kind: 'total'; series?: string; value: number; holds?: Comparison }
  | { kind: 'as-of' };

/** The one sentence that a figure is for, and what it asserts of the data. */
export type Claim = { text: LocalizedText; asserts: readonly Assertion[] };

/** The forms of a figure. */
export type FigureKind = 'bar' | 'stacked-bar' | 'line' | 'bullet' | 'dot-plot' | 'tiles';

/** A figure: its claim, its data, and where they come from. Claim, key points, picture, table and CSV are made of it. */
export type FigureRecord = {
  /** Unique in the page; letters, digits, hyphens. The parts have it in their addresses: `#id`, `#id-table`. */
  id: string;
  /**
   * bar: compare groups · stacked-bar: parts of a whole · line: change over time · bullet: the first series against the
   * second, its goal, each category on its own scale · dot-plot: compare the series of each category · tiles: totals that
   * are too unlike for one scale, as large numbers.
   */
  kind: FigureKind;
  /** What it is about, briefly: 'Race and ethnicity of adults'. */
  title: LocalizedText;
  claim: Claim;
  unit: Unit;
  /** Most decimals shown, 0 to 6. Default 2. */
  decimals?: number;
  /** End of the scale of a bar chart, the same for figures beside each other. Default, and at least: its largest value. */
  scaleEnd?: number;
  /** Head of the first column: 'Group', 'Year'. */
  categoryLabel: LocalizedText;
  categories: readonly Category[];
  series: readonly Series[];
  /** What the ranges are, when there are any: '95% confidence interval'. */
  rangeLabel?: LocalizedText;
  source: { label: LocalizedText; href?: string };
  /** Day or month of the data: '2025-05-31' or '2025-05'; null when it is unknown, which the figure states. */
  asOf: string | null;
  /** How the numbers were made, in a sentence or two. */
  method?: LocalizedText;
  notes?: readonly LocalizedText[];
};

// Its values

/** A value as it can be used: a finite number, with its range if it has one, or the reason why there is none. */
export type Reading =
  | { kind: 'number'; value: number; range?: { low: number; high: number } }
  | { kind: 'missing' }
  | { kind: 'suppressed' };

/** One cell of the figure, with its reading. */
export type Cell = { series: Series; category: Category; reading: Reading };

/** A cell that holds a number. */
export type NumberCell = Cell & { reading: { kind: 'number' } };

const missing: Reading = { kind: 'missing' };

/** Reads a value. What is no finite number is missing; a range that is none is left out. */
function readDatum(datum: Datum | null | undefined): Reading {
  if (datum === 'suppressed') return { kind: 'suppressed' };
  if (typeof datum === 'number') return Number.isFinite(datum) ? { kind: 'number', value: datum } : missing;
  if (typeof datum !== 'object' || datum === null || !Number.isFinite(datum.value)) return missing;
  const { value, low, high } = datum;
  const isRange = Number.isFinite(low) && Number.isFinite(high) && low <= value && value <= high;
  return isRange ? { kind: 'number', value, range: { low, high } } : { kind: 'number', value };
}

/** The cell of a series and a category. */
export const cellAt = (series: Series, category: Category): Cell => ({
  series,
  category,
  reading: readDatum(Object.hasOwn(series.values, category.id) ? series.values[category.id] : undefined),
});

/** The cells of one series, in the order of the categories. */
export const getCells = ({ categories }: FigureRecord, series: Series): Cell[] =>
  categories.map((category) => cellAt(series, category));

/** All cells, series by series. */
export const allCells = (figure: FigureRecord): Cell[] =>
  figure.series.flatMap((series) => getCells(figure, series));

/** True for a cell that holds a number. */
export const isNumber = (cell: Cell): cell is NumberCell => cell.reading.kind === 'number';

/** Whether the figure shows nothing: no category, or no series. */
export const isEmpty = ({ categories, series }: FigureRecord): boolean =>
  categories.length === 0 || series.length === 0;

/** Lowest and highest that a value may be: its range, or itself. */
export const getRange = ({ reading }: NumberCell): { low: number; high: number } =>
  reading.range ?? { low: reading.value, high: reading.value };

/** True when the ranges of two values meet, so that the data do not show which is higher. Needs a range in either. */
export function rangesOverlap(one: NumberCell, other: NumberCell): boolean {
  if (!one.reading.range && !other.reading.range) return false;
  const [first, second] = [getRange(one), getRange(other)];
  return first.low <= second.high && second.low <= first.high;
}
