import fc from 'fast-check';
import { describe as group, expect, test } from 'vitest';
import { computeBarLayout } from './bar-layout.ts';
import { allCells, isNumber, getRange } from './data/record.ts';
import { roundShown } from './data/formats.ts';
import { checkClaim, formatCsv, describe, type FigureRecord, createTable } from './data/index.ts';
import { createFigureLocale } from './data/phrases.ts';
import { numbersIn } from './data/claims.ts';
import { anyFigure } from './Figure.arbitrary.ts';
import { computeLineLayout } from './line-layout.ts';
import { canStack, computeStackLayout } from './stack-layout.ts';

const getNumbers = (figure: FigureRecord) => allCells(figure).filter(isNumber);
/** Every number that a figure may show: its values and the ends of their ranges, rounded. */
const shownNumbers = (figure: FigureRecord) =>
  getNumbers(figure).flatMap((cell) => {
    const { low, high } = getRange(cell);
    return [cell.reading.value, low, high].map((each) => roundShown(each, figure));
  });
const en = createFigureLocale('en');
const near = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));

group.each(['en', 'es-US'])('in %s', (tag) => {
  const locale = createFigureLocale(tag);
  test('FIG-04 has numbers in key points that are in the table, or the difference of two', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const shown = shownNumbers(figure);
        const written = createTable(figure, locale).rows.flatMap(({ cells }) =>
          cells.flatMap(({ text }) => numbersIn(text)),
        );
        const { keyPoints } = describe(figure, locale);
        const described = keyPoints.flatMap((point) => numbersIn(point.replaceAll(/\d+ (more|más)/g, '')));
        for (const number of described) {
          const isValue = written.includes(number);
          const isDifference = () =>
            shown.some((one) =>
              shown.some((other) => near(roundShown(Math.abs(one - other), figure), number)),
            );
          expect(isValue || isDifference(), `${number} of “${keyPoints.join(' ')}”`).toBe(true);
        }
        expect(keyPoints.length).toBeGreaterThan(0);
        expect(keyPoints.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('FIG-04 has every value in the table, and no other', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const written = createTable(figure, locale).rows.flatMap(({ cells }) =>
          cells.map(({ text }) => numbersIn(text)),
        );
        const expected = figure.categories.flatMap(({ id }) =>
          figure.series.map(({ values }) => {
            const datum = values[id];
            if (typeof datum === 'number') return [roundShown(datum, figure)];
            if (typeof datum !== 'object') return [];
            return [datum.value, datum.low, datum.high].map((each) => roundShown(each, figure));
          }),
        );
        expect(written).toEqual(expected);
      }),
    );
  });

  test('FIG-17 has every number whole in the CSV file, and the reason where there is none', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const rows = formatCsv(figure, locale).trim().split('\r\n').slice(1);
        const values = rows.map((row) => row.split(',').slice(2, 6));
        const expected = figure.categories.flatMap(({ id }) =>
          figure.series.map(({ values: data }) => {
            const datum = data[id];
            if (typeof datum === 'number') return [String(datum), '', '', ''];
            if (typeof datum === 'object') return [datum.value, datum.low, datum.high, ''].map(String);
            const en = datum === 'missing' ? 'No data' : 'Hidden to protect privacy';
            const es = datum === 'missing' ? 'Sin datos' : 'Oculto para proteger la privacidad';
            return ['', '', '', locale.language === 'en' ? en : es];
          }),
        );
        expect(values).toEqual(expected);
      }),
    );
  });
});

test('FIG-05 has bars as long as their values, for each kind of bars', () => {
  fc.assert(
    fc.property(anyFigure, (figure) => {
      const bars = computeBarLayout(figure, figure.categories, en).rows.flatMap((row) => row.bars);
      const segments = canStack(figure)
        ? computeStackLayout(figure, figure.categories, en).rows.flatMap((row) => row.segments)
        : [];
      for (const marks of [bars, segments]) {
        const lengths = marks.flatMap(({ cell, extent }) =>
          isNumber(cell) && extent
            ? [{ length: extent.end - extent.start, size: Math.abs(cell.reading.value) }]
            : [],
        );
        const longest = lengths.reduce((a, b) => (b.size > a.size ? b : a), { length: 0, size: 0 });
        for (const { length, size } of lengths) {
          if (longest.size > 0) expect(length / longest.length).toBeCloseTo(size / longest.size, 9);
          expect(length).toBeGreaterThanOrEqual(0);
          expect(length).toBeLessThanOrEqual(100.000001);
        }
      }
    }),
  );
});

const thousands: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/** The number of a mark, which is written short where there is no room: 1.5M. */
function parseTick(text: string): number {
  const [letter = ''] = /[KMBT]/.exec(text) ?? [];
  const [number = 0] = numbersIn(text.replace(letter, ''));
  return number * (thousands[letter] ?? 1);
}

test('FIG-05 has points as high as their values, and none for a missing value', () => {
  fc.assert(
    fc.property(anyFigure, (figure) => {
      const line: FigureRecord = { ...figure, kind: 'line', decimals: 6 };
      const { tracks, ticks, bottom } = computeLineLayout(line, en);
      const points = tracks.flatMap((track) => track.points);
      expect(points.map(({ cell }) => cell.reading.value)).toEqual(
        getNumbers(line).map(({ reading }) => reading.value),
      );
      const sorted = [...points].sort((a, b) => a.cell.reading.value - b.cell.reading.value);
      const [low, high] = [sorted[0], sorted.at(-1)];
      if (!low || !high || low.cell.reading.value === high.cell.reading.value) return;
      const rise = (low.y - high.y) / (high.cell.reading.value - low.cell.reading.value);
      for (const { y, cell } of points) {
        expect(y).toBeCloseTo(low.y - (cell.reading.value - low.cell.reading.value) * rise, 6);
        expect(y).toBeLessThanOrEqual(bottom + 1e-9);
      }
      // The marked heights lie on the same scale, and the path goes through the points.
      for (const { y, label } of ticks) {
        expect(y).toBeCloseTo(low.y - (parseTick(label) - low.cell.reading.value) * rise, 5);
      }
      for (const { path, points: own } of tracks) {
        const heights = [...path.matchAll(/,(-?[\d.]+)/g)].map(([, height]) => Number(height));
        expect(heights).toEqual(own.map(({ y }) => Math.round(y * 1000) / 1000));
      }
    }),
  );
});

test('FIG-07 accepts each key point as a claim, and no number beside it', () => {
  fc.assert(
    fc.property(anyFigure, (figure) => {
      for (const { category, series, reading } of getNumbers(figure)) {
        const cell = { series: series.id, category: category.id };
        const value = roundShown(reading.value, figure);
        const check = (claimed: number) =>
          checkClaim(
            { text: `It is ${claimed}.`, asserts: [{ kind: 'value', ...cell, value: claimed }] },
            figure,
          );
        expect(check(value).filter(({ code }) => code !== 'unbacked-number')).toEqual([]);
        expect(check(value + 1)[0]?.code).toBe('untrue');
      }
    }),
    { numRuns: 30 },
  );
});
