import type { Category, Datum, FigureRecord, Series } from './types.ts';

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
export function readDatum(datum: Datum | null | undefined): Reading {
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
