import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnNames, type DataColumn, type DataColumnOrGroup, leafColumns } from './columns.ts';
import { csvFileName, formatCsv } from './csv.ts';
import { createDataTableMessages } from './DataTable.messages.ts';
import { resolveMessages } from '../../../test/with-locale.tsx';
import { type CellValue, interval, missing, suppressed } from './cell-value.ts';

type Row = Record<string, CellValue>;
const column = (id: string, more: Partial<DataColumn<Row>> = {}): DataColumn<Row> => ({
  id,
  header: id,
  getValue: (row) => row[id],
  ...more,
});
const csv = (columns: readonly DataColumnOrGroup<Row>[], rows: readonly Row[], locale: 'en' | 'es' = 'en') =>
  formatCsv({
    columns: leafColumns(columns),
    names: columnNames(columns),
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
    expect(csv([column('Name'), column('Note')], [{ Name: 'Ana, María', Note: 'says "yes"\nand no' }])).toBe(
      '\uFEFFName,Note\r\n"Ana, María","says ""yes""\nand no"\r\n',
    );
  });

  test('DTB-18 writes the header without rows', () => {
    expect(csv([column('Name')], [])).toBe('\uFEFFName\r\n');
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
    const group = { id: 'g', header: 'Adults', columns: [column('a', { header: '2025' })] };
    expect(parseCsv(csv([group], [])).flat()).toEqual(['Adults, 2025']);
  });
});

describe('formulas', () => {
  test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'])(
    'DTB-18 escapes %j, as a header too',
    (text) => {
      const [header, row] = parseCsv(csv([column(text)], [{ [text]: text }]));
      expect([header, row]).toEqual([[`'${text}`], [`'${text}`]]);
    },
  );

  test('DTB-18 leaves a negative number a number', () => {
    expect(parseCsv(csv([column('n')], [{ n: -5 }]))[1]).toEqual(['-5']);
  });

  test('DTB-18 keeps any text, and begins no formula', () => {
    const dangerous = fc
      .tuple(
        fc.constantFrom('', ' ', '\u00a0'),
        fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'),
        fc.string(),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), dangerous), { minLength: 1 }),
        (texts) => {
          const messages = texts.map((text) => (text.trim() === '' ? 'x' : text));
          const read = parseCsv(
            csv(
              [column('t')],
              messages.map((t) => ({ t })),
            ),
          )
            .slice(1)
            .flat();
          // Spreadsheets skip white space, and some read wide signs as narrow ones.
          const startsFormula = (text: string) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text);
          expect(read).toEqual(messages.map((text) => (startsFormula(text) ? `'${text}` : text)));
          expect(read.filter(startsFormula)).toEqual([]);
        },
      ),
    );
  });
});

test.each([
  ['Enrollment by state, 2025', 'enrollment-by-state-2025.csv'],
  ['Inscripción por región: niños', 'inscripcion-por-region-ninos.csv'],
  ['…', 'table.csv'],
])('DTB-18 names the file of “%s” %s', (caption, name) => {
  expect(csvFileName(caption)).toBe(name);
});
