import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe as group, expect, test } from 'vitest';
import { formatAmount, formatDate } from './data/formats.ts';
import { checkFigure, getCsvFileName, formatCsv, type FigureRecord, createTable } from './data/index.ts';
import { createFigureLocale, type FigureLocale, getPhrases } from './data/phrases.ts';
import { figureMessages } from './Figure.messages.ts';
import { badGoals, fruit, garden, growth, rest, walks } from './Figure.records.ts';

const en = createFigureLocale('en');
const es = createFigureLocale('es-US');

test('FIG-29 has data modules that import only each other: no React, no drawing', () => {
  const folder = join(import.meta.dirname, 'data');
  for (const file of readdirSync(folder)) {
    const imports = [...readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, name]) => name,
    );
    expect(
      imports.filter((name) => !name?.startsWith('.')),
      file,
    ).toEqual([]);
  }
});

test('FIG-42 reports a goal that is missing or zero', () => {
  const getNames = (figure: FigureRecord) =>
    checkFigure(figure).flatMap(({ code, message }) => (code === 'no-goal' ? [message.split('.')[0]] : []));
  expect(getNames(garden)).toEqual([]);
  expect(getNames(badGoals)).toEqual(['“none” has no goal above zero', '“zero” has no goal above zero']);
});

test('FIG-32 has the same messages in both languages', () => {
  expect(Object.keys(getPhrases('es'))).toEqual(Object.keys(getPhrases('en')));
  expect(Object.keys(figureMessages.es)).toEqual(Object.keys(figureMessages.en));
});

group('CSV', () => {
  test('FIG-17 has its headers in the reader’s language, source and date in each row, and marks for spreadsheets', () => {
    const csv = formatCsv({ ...walks, source: { label: 'Health, "Park" survey' } }, es);
    const [head, first] = csv.split('\r\n');
    expect(head).toBe(
      '\uFEFFGrupo,Serie,Valor (visitas),Extremo inferior del rango,Extremo superior del rango,Nota,Fuente,Fecha de los datos,Notas de la figura',
    );
    expect(first).toBe('Junio,Adultos,3120,,,,"Health, ""Park"" survey",mayo de 2026,');
    expect(getCsvFileName(walks, es)).toBe('sample-walks-es.csv');
  });

  test('FIG-17 leaves the date empty where none is given', () => {
    const [, first] = formatCsv({ ...fruit, asOf: null }, es).split('\r\n');
    expect(first).toMatch(/[^,],,$/);
  });

  test('FIG-17 has the figure’s notes in each row, and the origin of a value that has its own', () => {
    const [walked] = walks.series;
    const own = { source: 'Sample data', asOf: '2026-04', note: 'Made up.' };
    const notes = ['June was counted earlier.', 'Dogs were not counted.'];
    const figure = { ...walks, notes, series: [{ ...walked, origins: { june: own } }] };
    const rows = formatCsv(figure as FigureRecord, en)
      .trim()
      .split('\r\n')
      .slice(1);
    expect(rows[0]).toMatch(
      /,Made up\.,Sample data,April 2026,June was counted earlier\. Dogs were not counted\.$/,
    );
    for (const row of rows.slice(1)) expect(row).toMatch(/,May 2026,June was counted earlier\. Dogs/);
  });

  test('FIG-17 escapes names that would run as a formula', () => {
    const [category] = fruit.categories;
    const sly = { ...fruit, categories: [{ ...category, id: 'apples', label: '=1+1' }] };
    expect(formatCsv(sly, en)).toContain("\r\n'=1+1,");
  });
});

/** The plural forms of “day” in CLDR, by language and category. */
const days = {
  zero: { ar: 'يوم' },
  one: { en: 'day', es: 'día', pl: 'dzień', ar: 'يوم' },
  two: { ar: 'يومان' },
  few: { pl: 'dni', ar: 'أيام' },
  many: { pl: 'dni', ar: 'يومًا' },
  other: { en: 'days', es: 'días', pl: 'dnia', ar: 'يوم' },
};

group('units', () => {
  test.each(['en', 'es', 'pl', 'ar', 'ar-EG'])(
    'FIG-40 has the form of the number, as CLDR has it: %s',
    (tag) => {
      const counted = new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: 'day',
        unitDisplay: 'long',
        maximumFractionDigits: 6,
      });
      const figure = { ...fruit, unit: days };
      for (const value of [0, 0.5, 1, 1.000001, 2, 3, 5, 10, 11, 22, 99, 100, 102, 103, 1000]) {
        const amount = formatAmount(value, { ...figure, decimals: 6 }, createFigureLocale(tag));
        const expected = counted
          .formatToParts(value)
          .flatMap(({ type, value: text }) => (type === 'unit' ? [text] : []))
          .join('');
        expect(amount.split(' ').at(-1), String(value)).toBe(expected);
      }
    },
  );

  test('FIG-40 takes `other` for a form that is left out, and English rules for an English text', () => {
    const figure = { ...fruit, unit: { one: { en: 'day', ar: 'يوم' }, other: { en: 'days', ar: 'أيام' } } };
    const format = (tag: string) =>
      [0, 1, 2, 11].map((value) => formatAmount(value, figure, createFigureLocale(tag)));
    expect(format('ar').map((amount) => amount.split(' ')[1])).toEqual(['أيام', 'يوم', 'أيام', 'أيام']);
    // In French 0 is singular, in English it is not.
    expect(format('fr')).toEqual(['0 days', '1 day', '2 days', '11 days']);
    expect(formatAmount(1, { ...fruit, unit: { other: 'percent points' } }, en)).toBe('1 percent points');
  });
});

group('formats', () => {
  test('FIG-12 formats dates by day and by month, in both languages', () => {
    expect([formatDate('2025-05-31', en), formatDate('2025-05-31', es)]).toEqual([
      'May 31, 2025',
      '31 de mayo de 2025',
    ]);
    expect([formatDate('2025-05', en), formatDate('2025-05', es)]).toEqual(['May 2025', 'mayo de 2025']);
    expect(formatDate('soon', en)).toBe('soon');
  });

  test('FIG-10, FIG-11 formats ranges, missing and hidden values as text', () => {
    const describeText = (figure: FigureRecord, locale: FigureLocale) =>
      createTable(figure, locale).rows.flatMap(({ cells }) => cells.map((cell) => cell.text));
    expect(describeText(rest, en)).toEqual([
      '9.4, between 8.9 and 9.9',
      '8.8, between 8.3 and 9.2',
      '6.7, between 5.2 and 8.1',
      'Hidden to protect privacy',
    ]);
    expect(describeText(rest, es).slice(2)).toEqual([
      '6.7, entre 5.2 y 8.1',
      'Oculto para proteger la privacidad',
    ]);
    expect(describeText(walks, es).slice(-2)).toEqual(['Sin datos', 'Oculto para proteger la privacidad']);
  });

  test('FIG-26 formats a number with too many digits to count by its power of ten', () => {
    const [all] = fruit.series;
    const huge = {
      ...fruit,
      unit: { one: 'x', other: 'x' },
      series: [{ ...all, id: 'a', label: 'A', values: { apples: 1e200 } }],
    };
    expect(createTable(huge, en).rows[0]?.cells[0]?.text).toBe('1E200');
  });
});

group('checkFigure', () => {
  const [all] = fruit.series;
  const withValues = (values: FigureRecord['series'][number]['values']): FigureRecord => ({
    ...fruit,
    series: [{ ...all, id: 'all', label: 'All', values: { ...all?.values, ...values } }],
  });
  test.each<[string, FigureRecord, string]>([
    ['an id that is no address', { ...fruit, id: '1 x' }, 'bad-id'],
    ['an id that comes twice', { ...growth, categories: [...growth.categories, { id: '2020', label: 'x' }] }, 'repeated-id'],
    ['a value of no category', withValues({ figs: 3 }), 'unknown-key'],
    ['what is no number', withValues({ plums: NaN }), 'not-a-number'],
    ['an endless number', withValues({ plums: { value: Infinity, low: 0, high: 1 } }), 'not-a-number'],
    ['a range that does not hold its value', withValues({ plums: { value: 6, low: 7, high: 8 } }), 'bad-range'],
    ['a part below zero', { ...withValues({ plums: -6 }), kind: 'stacked-bar' }, 'negative-part'],
    ['a title without text', { ...fruit, title: { en: 'Fruit', es: ' ' } }, 'no-text'],
    ['a day that there is not', { ...fruit, asOf: '2025-02-30' }, 'bad-date'],
    ['a claim that is untrue', { ...fruit, claim: { ...fruit.claim, asserts: [{ kind: 'highest', category: 'plums' }] } }, 'untrue'],
  ])('FIG-09 finds %s', (_name, figure, code) => {
    const problems = checkFigure(figure);
    expect(problems.map((problem) => problem.code)).toContain(code);
    for (const { message } of problems) expect(message.match(/[.!?](\s|$)/g)?.length, message).toBeGreaterThan(2);
  }); // prettier-ignore

  test.each([fruit, growth, rest, walks])('FIG-09 finds no problem in the sample $id', (figure) => {
    expect(checkFigure(figure)).toEqual([]);
    expect(checkFigure({ ...figure, asOf: null })).toEqual([]);
  });
});
