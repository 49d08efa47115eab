import { describe, expect, expectTypeOf, test } from 'vitest';
import { resolveMessages } from '../../../test/with-locale.tsx';
import { foldText } from '../../internal/fold-text.ts';
import {
  createCellFormatter,
  formatLine,
  interval,
  missing,
  suppressed,
  type CellValue,
  checkIds,
  type DataColumn,
  type DataColumnOrGroup,
  csvFileName,
  formatCsv,
} from './columns.ts';
import { type ColumnKind, createDataTableMessages } from './DataTable.messages.ts';
import type { DataTableProps } from './index.ts';
import { changeSummary, computeRanks, createMatcher, maxSummary, minSummary } from './useTableModel.ts';

test('DTB-02 requires a caption', () => {
  expectTypeOf<{ caption: string; columns: []; rows: [] }>().toExtend<DataTableProps<string>>();
  expectTypeOf<{ columns: []; rows: [] }>().not.toExtend<DataTableProps<string>>();
});

describe('the text of a value', () => {
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
  });
});

describe('the CSV file', () => {
  type Row = Record<string, CellValue>;
  const column = (id: string, more: Partial<DataColumn<Row>> = {}): DataColumn<Row> => ({
    id,
    header: id,
    getValue: (row) => row[id],
    ...more,
  });
  const csv = (
    columns: readonly DataColumn<Row>[],
    rows: readonly Row[],
    locale: 'en' | 'es' = 'en',
    names = new Map<string, string>(),
  ) =>
    formatCsv({
      columns,
      names,
      rows,
      ...resolveMessages(createDataTableMessages, locale),
    });

  /** Parses RFC 4180 strictly. */
  function parseCsv(file: string): string[][] {
    const records: string[][] = [[]];
    const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
    pattern.lastIndex = 1;
    for (const [, quoted, plain, end] of file.matchAll(pattern)) {
      records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
      if (end === '\r\n') records.push([]);
    }
    records.pop();
    return records;
  }

  describe('formatCsv', () => {
    test('DTB-18 begins with a byte order mark, ends lines by CR LF, and quotes as in RFC 4180', () => {
      expect(
        csv([column('Name'), column('Note')], [{ Name: 'Ana, María', Note: 'says "yes"\nand no' }]),
      ).toBe('\uFEFFName,Note\r\n"Ana, María","says ""yes""\nand no"\r\n');
    });

    test('DTB-18 writes numbers with all digits and no grouping, and dates as ISO 8601', () => {
      const columns = [column('n', { kind: 'number' }), column('d', { kind: 'date' })];
      const rows = [
        { n: -20_806.123456, d: '2025-05' },
        { n: -0, d: '2025' },
        { n: 1e21, d: 'soon' },
      ];
      expect(parseCsv(csv(columns, rows)).slice(1)).toEqual([
        ['-20806.123456', '2025-05'],
        ['0', '2025'],
        ['1e+21', 'soon'],
      ]);
    });

    test.each([
      ['en', ['CRP (mg/L)', 'CRP (mg/L), from', 'CRP (mg/L), to'], ['no data', 'hidden to protect privacy']],
      [
        'es',
        ['CRP (mg/L)', 'CRP (mg/L), desde', 'CRP (mg/L), hasta'],
        ['sin datos', 'oculto para proteger la privacidad'],
      ],
    ] as const)(
      'DTB-18 writes in %s units, an interval in three columns, and reasons of missing values',
      (locale, header, messages) => {
        const columns = [
          column('CRP', { kind: 'number', unit: { short: 'mg/L', spoken: 'milligrams per liter' } }),
        ];
        const rows = [{ CRP: interval(12.4, 10.1, 14.9) }, { CRP: missing() }, { CRP: suppressed() }];
        expect(parseCsv(csv(columns, rows, locale))).toEqual([
          header,
          ['12.4', '10.1', '14.9'],
          [messages[0], '', ''],
          [messages[1], '', ''],
        ]);
      },
    );

    test('DTB-18 puts the name of a group before those of its columns', () => {
      const names = new Map([['a', 'Adults, 2025']]);
      expect(parseCsv(csv([column('a', { header: '2025' })], [], 'en', names)).flat()).toEqual([
        'Adults, 2025',
      ]);
    });
  });

  test('DTB-18 escapes what would run as a formula, as a header too, and no number', () => {
    const columns = [column('=1+1'), column('n', { kind: 'number' })];
    expect(parseCsv(csv(columns, [{ '=1+1': '@SUM(A1)', n: -5 }]))).toEqual([
      ["'=1+1", 'n'],
      ["'@SUM(A1)", '-5'],
    ]);
  });

  test.each([
    ['Enrollment by state, 2025', 'enrollment-by-state-2025.csv'],
    ['Inscripción por región: niños', 'inscripcion-por-region-ninos.csv'],
    ['…', 'table.csv'],
  ])('DTB-18 names the file of “%s” %s', (caption, name) => {
    expect(csvFileName(caption)).toBe(name);
  });
});

describe('ids', () => {
  const column = (id: string, header = id) => ({ id, header, getValue: String });
  const grouped: DataColumnOrGroup<string>[] = [
    column('region', 'Region'),
    {
      id: 'adults',
      header: 'Adults',
      columns: [{ id: 'y', header: 'Years', columns: [column('a', '2025')] }],
    },
  ];

  test('DTB-29 throws for an id that is not unique among columns, groups or rows, in three parts', () => {
    expect(() => checkIds([...grouped, column('adults')], [])).toThrow(
      /DataTable: the column id “adults” is not unique\. .+ would .+\. Give each column/,
    );
    expect(() => checkIds(grouped, ['x', 'y', 'x'])).toThrow(
      /DataTable: the row id “x” is not unique\. .+ Let getRowId give/,
    );
  });
});

describe('the order of values', () => {
  /** Sorts values by their ranks, without those that have none. */
  const sortByRank = (values: readonly CellValue[], kind: ColumnKind, locale = 'en') => {
    const ranks = computeRanks(values, kind, locale);
    return values
      .map((value, index) => ({ value, rank: ranks[index] }))
      .filter(({ rank }) => rank !== undefined)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .map(({ value }) => value);
  };

  test('DTB-08 sorts text by the rules of the language: accents, ñ, capitals, numbers in it', () => {
    const spanish = ['zona', 'nube', 'ñu', 'Ávila', 'oso', 'ayer'];
    expect(sortByRank(spanish, 'text', 'es')).toEqual(['Ávila', 'ayer', 'nube', 'ñu', 'oso', 'zona']);
    expect(sortByRank(['Site 10', 'site 2', 'Site 1'], 'text')).toEqual(['Site 1', 'site 2', 'Site 10']);
  });

  test('DTB-08 gives equal texts one rank, so that rows keep the order of the data', () => {
    expect(computeRanks(['b', 'a', 'b', 'a'], 'text', 'en')).toEqual([1, 0, 1, 0]);
  });

  test('DTB-07 sorts numbers and intervals by size; a missing value has no rank', () => {
    const values = [12, null, interval(3, 1, 90), suppressed(), -4, Number.NaN, missing(), 'about 5', 3.5];
    expect(sortByRank(values, 'number')).toEqual([-4, interval(3, 1, 90), 3.5, 12]);
  });

  test('DTB-07 sorts dates of different precision by time', () => {
    const dates = ['2025-05-02', '2024', '2025-05', 'unknown', '2025-04-30', ''];
    expect(sortByRank(dates, 'date')).toEqual(['2024', '2025-04-30', '2025-05', '2025-05-02']);
  });

  test('DTB-07 gives empty text no rank and sorts a number in a column of text', () => {
    expect(computeRanks(['b', '', 7, undefined, '  '], 'text', 'en')).toEqual([
      1,
      undefined,
      0,
      undefined,
      undefined,
    ]);
  });
});

describe('the filter', () => {
  test.each([
    ['Albuquerque, Nuevo México', 'mexico', true],
    ['Albuquerque, Nuevo México', 'MÉXICO nuevo', true],
    ['Albuquerque, Nuevo México', '  ', true],
    ['Albuquerque, Nuevo México', 'mexicali', false],
    ['1,290', '1,2', true],
    ['ñandú', 'nandu', true],
    ['a.c', 'a*', false],
  ])('DTB-15 matches “%s” with “%s”: %s', (text, query, isMatch) => {
    expect(createMatcher(query)(foldText(text))).toBe(isMatch);
  });
});

describe('summary rows', () => {
  type Row = { month: string; visits: CellValue };
  const columns: DataColumn<Row>[] = [
    { id: 'month', header: 'Month', kind: 'date', getValue: ({ month }) => month },
    { id: 'visits', header: 'Visits', kind: 'number', getValue: ({ visits }) => visits },
  ];
  const formatSummary = (visits: readonly CellValue[], locale: 'en' | 'es' = 'en') => {
    const resolved = resolveMessages(createDataTableMessages, locale);
    const rows = visits.map((each, index) => ({ month: `2025-0${index + 1}`, visits: each }));
    const getFormatter = (id: string) =>
      createCellFormatter(columns.find((column) => column.id === id) ?? {}, resolved);
    return [maxSummary, minSummary, changeSummary]
      .map((create) => create({ columns, rows, ...resolved, getFormatter }))
      .map(({ label, cells }) => `${label}: ${[...cells.values()].map(formatLine).join()}`);
  };

  test('DTB-17 gives the highest and lowest number with their rows, and the change from the first row to the last', () => {
    expect(formatSummary([812, 1_290, suppressed(), 700.5])).toEqual([
      'Highest: 1,290, February 2025',
      'Lowest: 700.5, April 2025',
      'Change from January 2025 to April 2025: −111.5',
    ]);
    expect(formatSummary([0.1, interval(0.3, 0, 1)], 'es')).toEqual([
      'Valor más alto: 0.3, febrero de 2025',
      'Valor más bajo: 0.1, enero de 2025',
      'Cambio de enero de 2025 a febrero de 2025: +0.2',
    ]);
  });

  test('DTB-17 takes the first row of equal numbers; no change is 0', () => {
    expect(formatSummary([5, 5])).toEqual([
      'Highest: 5, January 2025',
      'Lowest: 5, January 2025',
      'Change from January 2025 to February 2025: 0',
    ]);
  });

  test('DTB-17 gives “no data” where there is no number', () => {
    expect(formatSummary([suppressed(), null])).toEqual([
      'Highest: no data',
      'Lowest: no data',
      'Change from January 2025 to February 2025: no data',
    ]);
  });
});
