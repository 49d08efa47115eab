import { describe, expect, test } from 'vitest';
import { createCellFormatter, formatLine } from './cell-text.ts';
import type { ColumnKind } from './columns.ts';
import { createDataTableMessages } from './DataTable.messages.ts';
import { resolveMessages } from '../../../test/with-locale.tsx';
import { type CellValue, interval, missing, suppressed } from './cell-value.ts';

const formatCellLine = (
  value: CellValue,
  locale: 'en' | 'es' = 'en',
  kind: ColumnKind = 'number',
  numberFormat?: Intl.NumberFormatOptions,
) =>
  formatLine(
    createCellFormatter({ kind, numberFormat }, resolveMessages(createDataTableMessages, locale))(value),
  );

describe('values that are not numbers', () => {
  test.each([
    ['en', missing(), 'no data'],
    ['es', missing(), 'sin datos'],
    ['en', missing('not measured'), 'not measured'],
    ['en', suppressed(), 'hidden to protect privacy'],
    ['es', suppressed(), 'oculto para proteger la privacidad'],
    ['es', suppressed('menos de 5 personas'), 'menos de 5 personas'],
    ['en', interval(12.4, 10.1, 14.9), '12.4, between 10.1 and 14.9'],
    ['es', interval(12.4, 10.1, 14.9), '12.4, entre 10.1 y 14.9'],
  ] as const)('DTB-11 formats in %s %j as %s', (locale, value, text) => {
    expect(formatCellLine(value, locale)).toBe(text);
  });

  test('DTB-11 accepts the ends of an interval in any order; without ends it is its value', () => {
    expect(formatCellLine(interval(2, 3, 1))).toBe('2, between 1 and 3');
    expect(formatCellLine(interval(2, Number.NaN, 1))).toBe('2');
    expect(formatCellLine(interval(Number.NaN, 1, 2))).toBe('no data');
  });

  test.each([null, undefined, '', '   ', Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'DTB-11 formats %j as no data',
    (value) => {
      expect(formatCellLine(value)).toBe('no data');
    },
  );
});

describe('numbers', () => {
  test.each([
    [20_806.5, '20,806.5'],
    [-1_234.5, '−1,234.5'],
    [0, '0'],
    [-0, '0'],
    [1e21, '1E21'],
    [-1e300, '−1E300'],
    [5e-324, '0'],
    [999_999_999_999_999, '999,999,999,999,999'],
  ])('DTB-12 formats %d as %s in both languages, with a minus sign', (number, text) => {
    expect([formatCellLine(number), formatCellLine(number, 'es')]).toEqual([text, text]);
  });

  test('DTB-12 takes the format of the column', () => {
    const format = { style: 'percent', minimumFractionDigits: 1 } as const;
    expect(formatCellLine(0.163, 'en', 'number', format)).toBe('16.3%');
    expect(formatCellLine(interval(-0.1, -0.25, 0.05), 'en', 'number', format)).toBe(
      '−10.0%, between −25.0% and 5.0%',
    );
  });
});

describe('dates', () => {
  test.each([
    ['en', '2025', '2025'],
    ['en', '2025-05', 'May 2025'],
    ['en', '2025-05-31', 'May 31, 2025'],
    ['es', '2025-05', 'mayo de 2025'],
    ['es', '2025-05-31', '31 de mayo de 2025'],
    ['en', 'spring 2025', 'spring 2025'],
    ['en', '2023-02-30', '2023-02-30'],
    ['en', '', 'no data'],
  ] as const)('DTB-12 formats in %s %s as %s', (locale, iso, text) => {
    expect(formatCellLine(iso, locale, 'date')).toBe(text);
  });

  test('DTB-12 leaves text that looks like a date in a column of text', () => {
    expect(formatCellLine('2025-05', 'en', 'text')).toBe('2025-05');
  });
});
