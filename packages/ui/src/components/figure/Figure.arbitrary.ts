import fc from 'fast-check';
import type { Datum, FigureRecord } from './data/index.ts';

const number = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.integer({ min: -100_000, max: 100_000 }).map((thousandths) => thousandths / 1000),
  fc.constantFrom(0, 1, 1e15, -1e15),
);
const estimate = fc
  .tuple(number, fc.nat(50), fc.nat(50))
  .map(([value, below, above]) => ({ value, low: value - below, high: value + above }));

/** A value of any sort: number, estimate, missing, hidden. */
const datum: fc.Arbitrary<Datum> = fc.oneof(
  { weight: 6, arbitrary: number },
  { weight: 2, arbitrary: estimate },
  { weight: 1, arbitrary: fc.constantFrom('missing' as const, 'suppressed' as const) },
);

const letters = 'ABCDEFGH'.split('');
const createParts = (count: number, prefix: string) =>
  letters.slice(0, count).map((letter) => ({ id: `${prefix}-${letter}`, label: `${prefix} ${letter}` }));

/** Figures of every kind and size that a reader may meet. Names have no digits, so that each digit is a number. */
export const anyFigure: fc.Arbitrary<FigureRecord> = fc
  .record({
    kind: fc.constantFrom('bar' as const, 'stacked-bar' as const, 'line' as const),
    unit: fc.constantFrom('percent' as const, { one: 'visit', other: 'visits' }),
    decimals: fc.constantFrom(0, 1, 2, 3),
    categories: fc.integer({ min: 1, max: 8 }).map((count) => createParts(count, 'group')),
    series: fc.integer({ min: 1, max: 5 }).map((count) => createParts(count, 'row')),
    data: fc.array(datum, { minLength: 40, maxLength: 40 }),
  })
  .map(({ kind, unit, decimals, categories, series, data }) => ({
    ...{ id: 'any', kind, unit, decimals, categories, asOf: '2026-05' },
    title: 'Any figure',
    claim: { text: 'Any claim.', asserts: [] },
    categoryLabel: 'Group',
    source: { label: 'Nowhere' },
    series: series.map((each, row) => ({
      ...each,
      values: Object.fromEntries(
        categories.map(({ id }, column) => [id, data[row * letters.length + column] ?? 'missing']),
      ),
    })),
  }));
