import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe as group, expect, expectTypeOf, test } from 'vitest';
import { renderToString } from 'react-dom/server';
import { toTag, withLocale } from '../../../test/with-locale.tsx';
import {
  type Datum,
  type FigureRecord,
  checkFigure,
  getCsvFileName,
  formatCsv,
  createTable,
  describe,
  createFigureLocale,
  type Assertion,
  checkClaim,
} from '../../figure-data/index.ts';
import { formatAmount, formatDate, roundShown } from '../../figure-data/formats.ts';
import { type FigureLocale } from '../../figure-data/phrases.ts';
import {
  badGoals,
  fruit,
  garden,
  growth,
  rest,
  walks,
  absurd,
  change,
  clubs,
  empty,
  one,
  sleep,
} from './Figure.examples.ts';
import { numbersIn } from '../../figure-data/claims.ts';
import { computeBarLayout, canStack, computeStackLayout } from './BarChart.tsx';
import { allCells, isNumber, getRange } from '../../figure-data/record.ts';
import { computeLineLayout } from './LineChart.tsx';
import { Figure, type FigureProps } from './index.ts';

// Any figure

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
const anyFigure: fc.Arbitrary<FigureRecord> = fc
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

// Data

const en = createFigureLocale('en');
const es = createFigureLocale('es-US');

test('FIG-29 has data modules that import only each other: no React, no drawing', () => {
  const folder = join(import.meta.dirname, '../../figure-data');
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

// Sentences

const points = (figure: FigureRecord, tag = 'en') => describe(figure, createFigureLocale(tag)).keyPoints;

/** A figure of one series, from its values in order. */
const bars = (...values: FigureRecord['series'][number]['values'][string][]): FigureRecord => ({
  ...fruit,
  categories: values.map((_, index) => ({ id: `c${index}`, label: `C${index}` })),
  series: [
    {
      id: 'all',
      label: 'All',
      values: Object.fromEntries(values.map((value, index) => [`c${index}`, value])),
    },
  ],
});

group('key points', () => {
  test.each<[string, FigureRecord, string[], string[]]>([
    ['bars', fruit,
      ['Highest: Apples, with 55%.', 'Lowest: Plums, with 6%.', 'From lowest to highest, the difference is 49 percentage points.'],
      ['El valor más alto: Manzanas, con 55%.', 'El valor más bajo: Ciruelas, con 6%.', 'Entre el valor más bajo y el más alto, la diferencia es de 49 puntos porcentuales.']],
    ['a line', growth,
      ['From 2020 to 2024: up from 90 to 400 people, a rise of 310.', 'Highest: 2024, with 400 people.', 'Lowest: 2020, with 90 people.', 'Biggest step: from 2022 to 2023, up by 170 people.'],
      ['De 2020 a 2024: sube de 90 a 400 personas, un aumento de 310.', 'El valor más alto: 2024, con 400 personas.', 'El valor más bajo: 2020, con 90 personas.', 'El mayor cambio de un punto a otro: de 2022 a 2023, sube 170 personas.']],
    ['two lines, one with a gap', clubs,
      ['Singing club: from 2020 to 2024: up from 20 to 160 people, a rise of 140.', 'Chess club for everyone: from 2020 to 2024: up from 70 to 88 people, a rise of 18.', 'Biggest difference: 2024, with 160 people (Singing club) and 88 people (Chess club for everyone).', 'No data for 2022 (Chess club for everyone).'],
      ['Club de canto: de 2020 a 2024: sube de 20 a 160 personas, un aumento de 140.', 'Club de ajedrez para todos: de 2020 a 2024: sube de 70 a 88 personas, un aumento de 18.', 'La mayor diferencia: 2024, con 160 personas (Club de canto) y 88 personas (Club de ajedrez para todos).', 'Sin datos: 2022 (Club de ajedrez para todos).']],
    ['stacked bars', sleep,
      ['Adults: highest for Well, with 50%; lowest for Badly, with 20%.', 'Children: highest for Well, with 72%; lowest for Badly, with 9%.', 'Biggest difference: Well, with 50% (Adults) and 72% (Children).'],
      ['Adultos: el valor más alto es el de Bien, con 50%; el más bajo, el de Mal, con 20%.', 'Niños: el valor más alto es el de Bien, con 72%; el más bajo, el de Mal, con 9%.', 'La mayor diferencia: Bien, con 50% (Adultos) y 72% (Niños).']],
    ['one value', one, ['There is one value: Apples, with 1 person.'], ['Hay un solo valor: Manzanas, con 1 persona.']],
    ['nothing', empty, ['There is no data to show.'], ['No hay datos que mostrar.']],
    ['values below zero', change,
      ['Highest: Pearl, with 2 kilograms.', 'Lowest: Tiger, with −3 kilograms.', 'From lowest to highest, the difference is 5 kilograms.'],
      ['El valor más alto: Perla, con 2 kilogramos.', 'El valor más bajo: Tigre, con −3 kilogramos.', 'Entre el valor más bajo y el más alto, la diferencia es de 5 kilogramos.']],
    ['three series with gaps', walks,
      ['Adults: highest for August, with 4,726 visits; lowest for September, with 2,210 visits.', 'Children: highest for July, with 2,655 visits; lowest for June, with 1,840 visits.', 'Babies: highest for August, with 131 visits; lowest for June, with 96 visits.', 'No data for September (Children). Hidden to protect privacy: September (Babies).'],
      ['Adultos: el valor más alto es el de Agosto, con 4,726 visitas; el más bajo, el de Septiembre, con 2,210 visitas.', 'Niños: el valor más alto es el de Julio, con 2,655 visitas; el más bajo, el de Junio, con 1,840 visitas.', 'Bebés: el valor más alto es el de Agosto, con 131 visitas; el más bajo, el de Junio, con 96 visitas.', 'Sin datos: Septiembre (Niños). Oculto para proteger la privacidad: Septiembre (Bebés).']],
  ])('FIG-06 describes %s', (_name, figure, en, es) => {
    expect([points(figure, 'en'), points(figure, 'es-US')]).toEqual([en, es]);
  }); // prettier-ignore

  test('FIG-06 groups values that are shown alike', () => {
    expect(points({ ...bars(3.004, 3.001, 1), decimals: 2 })[0]).toBe('Highest: C0 and C1, with 3% each.');
    expect(points(bars(9, 9, 9, 9, 9, 9, 1))[0]).toBe('Highest: C0, C1, C2, and 3 more, with 9% each.');
    expect(points(bars(4, 4, 4))).toEqual(['All values are the same: 4%.']);
  });

  test('FIG-06 has the difference of the numbers that are shown', () => {
    expect(points({ ...bars(1.6, 0.4), decimals: 0 })).toContain(
      'From lowest to highest, the difference is 2 percentage points.',
    );
    expect(points(bars(2, 1)).at(-1)).toBe('From lowest to highest, the difference is 1 percentage point.');
  });

  test('FIG-06 describes a line that falls, or stays', () => {
    const line = (...values: number[]): FigureRecord => ({ ...bars(...values), kind: 'line' });
    expect(points(line(5, 3))[0]).toBe('From C0 to C1: down from 5% to 3%, a fall of 2 percentage points.');
    expect(points(line(5, 3, 5))[0]).toBe('From C0 to C2: no change, 5% both times.');
  });

  test('FIG-06 describes four or more series as a whole, overview before detail (w3c/aria #991, react-spectrum-charts #482, #483)', () => {
    const [first] = walks.series;
    const many = ['a', 'b', 'c', 'd'].map((id, index) => ({
      id,
      label: id,
      values: { ...first?.values, june: index },
    }));
    expect(points({ ...walks, series: many })[1]).toBe('Lowest: June (a), with 0 visits.');
  });

  test('FIG-26 is in English in an unknown language', () => {
    expect(points(fruit, 'fr')).toEqual(points(fruit, 'en'));
  });
});

group('how sure it is', () => {
  test('FIG-10 describes ranges that overlap', () => {
    expect(points(rest)).toEqual([
      'Highest: Adults who nap, with 9.4, between 8.9 and 9.9.',
      'Lowest: Shift workers, with 6.7, between 5.2 and 8.1.',
      'Hidden to protect privacy: People in the smallest town.',
      'It is not certain which is highest: the ranges of Adults who nap and Adults who do not nap overlap.',
    ]);
  });

  test('FIG-10 describes the widest of ranges that do not overlap', () => {
    const sure = bars({ value: 9, low: 8, high: 10 }, { value: 3, low: 1, high: 5 }, 2);
    expect(points(sure).at(-1)).toBe('Least certain: C1, with 3%, between 1% and 5%.');
    expect(points(sure, 'es-US').at(-1)).toBe('El valor menos seguro: C1, con 3%, entre 1% y 5%.');
  });

  test('FIG-11 describes what is not a number as missing', () => {
    expect(points(absurd).at(-1)).toBe('No data for No number at all, Endless, and Left out.');
    expect(points(absurd, 'es-US').at(-1)).toBe('Sin datos: Ningún número, Sin fin y Omitido.');
  });
});

// Claims

const codes = (figure: FigureRecord, ...asserts: Assertion[]) =>
  checkClaim({ text: { en: 'A sentence.', es: 'Una oración.' }, asserts }, figure).map(({ code }) => code);
test.each([fruit, walks, growth, clubs, rest, change])(
  'FIG-07 finds no problem in the claim of the sample $id',
  (figure) => {
    expect(checkClaim(figure.claim, figure)).toEqual([]);
  },
);

group('each kind of assertion', () => {
  test.each<[string, FigureRecord, Assertion, string[]]>([
    ['highest, true', fruit, { kind: 'highest', category: 'apples' }, []],
    ['highest, untrue', fruit, { kind: 'highest', category: 'pears' }, ['untrue']],
    ['lowest, true', fruit, { kind: 'lowest', category: 'plums' }, []],
    ['lowest, untrue', fruit, { kind: 'lowest', category: 'apples' }, ['untrue']],
    ['value, true', fruit, { kind: 'value', category: 'pears', value: 24 }, []],
    ['value, untrue', fruit, { kind: 'value', category: 'pears', value: 25 }, ['untrue']],
    ['more than', fruit, { kind: 'value', category: 'apples', value: 50, holds: 'more-than' }, []],
    ['not more than itself', fruit, { kind: 'value', category: 'apples', value: 55, holds: 'more-than' }, ['untrue']],
    ['less than', fruit, { kind: 'value', category: 'plums', value: 7, holds: 'less-than' }, []],
    ['not less than itself', fruit, { kind: 'value', category: 'plums', value: 6, holds: 'less-than' }, ['untrue']],
    ['about', walks, { kind: 'value', series: 'adults', category: 'august', value: 4700, holds: 'about' }, []],
    ['not about', walks, { kind: 'value', series: 'adults', category: 'august', value: 4800, holds: 'about' }, ['untrue']],
    ['about, finer', walks, { kind: 'value', series: 'adults', category: 'august', value: 4720, holds: 'about' }, ['untrue']],
    ['up by', growth, { kind: 'change', from: '2020', to: '2024', direction: 'up', by: 310 }, []],
    ['up by too much', growth, { kind: 'change', from: '2020', to: '2024', direction: 'up', by: 311 }, ['untrue']],
    ['up by at least', growth, { kind: 'change', from: '2020', to: '2024', direction: 'up', atLeast: 300 }, []],
    ['up by less than asserted', growth, { kind: 'change', from: '2020', to: '2024', direction: 'up', atLeast: 311 }, ['untrue']],
    ['down, untrue', growth, { kind: 'change', from: '2020', to: '2024', direction: 'down' }, ['untrue']],
    ['no change, untrue', growth, { kind: 'change', from: '2020', to: '2024', direction: 'none' }, ['untrue']],
    ['less', growth, { kind: 'compare', left: { category: '2020' }, right: { category: '2021' }, relation: 'less' }, []],
    ['more, untrue', growth, { kind: 'compare', left: { category: '2020' }, right: { category: '2021' }, relation: 'more' }, ['untrue']],
    ['total', fruit, { kind: 'total', value: 100 }, []],
    ['total, untrue', fruit, { kind: 'total', value: 99 }, ['untrue']],
    ['total without a value', walks, { kind: 'total', series: 'children', value: 6975 }, ['no-value']],
    ['more than what is known of a total', walks, { kind: 'total', series: 'children', value: 6900, holds: 'more-than' }, []],
    ['unknown category', fruit, { kind: 'highest', category: 'figs' }, ['unknown-category']],
    ['unknown series', fruit, { kind: 'highest', series: 'dogs', category: 'apples' }, ['unknown-series']],
    ['no series among several', walks, { kind: 'highest', category: 'june' }, ['unknown-series']],
    ['missing value', walks, { kind: 'value', series: 'children', category: 'september', value: 0 }, ['no-value']],
    ['hidden value', walks, { kind: 'value', series: 'babies', category: 'september', value: 0 }, ['no-value']],
  ])('FIG-07 %s', (_name, figure, assertion, expected) => {
    expect(codes(figure, assertion)).toEqual(expected);
  }); // prettier-ignore

  test('FIG-07 finds a claim that asserts nothing', () => {
    expect(codes(fruit)).toEqual(['asserts-nothing']);
  });

  test('FIG-07 finds a claim that new data contradict', () => {
    const [all] = fruit.series;
    const changed = {
      ...fruit,
      series: [{ ...all, values: { ...all?.values, apples: 20 } }],
    } as FigureRecord;
    const problems = checkClaim(changed.claim, changed);
    expect(problems.map(({ code, assertion }) => [code, assertion])).toEqual([
      ['untrue', 0],
      ['untrue', 1],
    ]);
    expect(problems[0]?.message).toContain('the value is 20');
  });
});

group('ranges', () => {
  test('FIG-10 finds a claim that ranges leave uncertain', () => {
    expect(codes(rest, { kind: 'highest', category: 'nap' })).toEqual(['too-uncertain']);
    expect(codes(rest, { kind: 'highest', category: 'nap', uncertain: true })).toEqual([]);
    const compared = (right: string): Assertion => ({
      ...{ kind: 'compare', left: { category: 'nap' }, right: { category: right }, relation: 'more' },
    });
    expect(codes(rest, compared('none'))).toEqual(['too-uncertain']);
    expect(codes(rest, compared('shift'))).toEqual([]);
    expect(codes(rest, { kind: 'change', from: 'nap', to: 'none', direction: 'down' })).toEqual([
      'too-uncertain',
    ]);
  });
});

group('the sentence', () => {
  const value: Assertion = { kind: 'value', category: 'apples', value: 55 };
  const asOf: Assertion = { kind: 'as-of' };
  const grew: Assertion = { kind: 'change', from: '2020', to: '2024', direction: 'up' };
  const lost: Assertion = { kind: 'value', category: 'c0', value: -3 };
  const both = ['unbacked-number', 'unbacked-number'];
  const undated: FigureRecord = { ...fruit, asOf: null };

  test.each<[string, FigureRecord, string, string, Assertion[], string[]]>([
    ['accepts a number with an assertion', fruit, 'It is 55%.', 'Es el 55%.', [value], []],
    ['finds a number without one', fruit, 'It is 56%.', 'Es el 56%.', [value], both],
    ['accepts an asserted year', growth, 'From 2020 to 2024 it grew.', 'De 2020 a 2024 creció.', [grew], []],
    ['finds another year', growth, 'From 2019 to 2024 it grew.', 'De 2019 a 2024 creció.', [grew], both],
    ['finds a date', fruit, 'By May 2026 it was 55%.', 'En mayo de 2026 era el 55%.', [value], both],
    ['accepts a date', fruit, 'By May 2026 it was 55%.', 'En mayo de 2026 era el 55%.', [value, asOf], []],
    ['finds a date that the data lack', undated, 'In May 2026.', 'En mayo de 2026.', [asOf], ['no-value', ...both]],
    ['accepts a loss without its sign', change, 'It lost 3 kilograms.', 'Bajó 3 kilogramos.', [lost], []],
    ['accepts a loss with its sign', change, 'It is −3.', 'Es −3.', [lost], []],
    ['finds numbers in one language', fruit, 'It is 55%.', 'Es la mitad.', [value], ['languages-differ']],
    ['finds no sentence', fruit, 'It is 55%.', ' ', [value], ['no-text', 'languages-differ']],
    ['finds two sentences', fruit, 'It is 55%. Much!', 'Es el 55%.', [value], ['not-one-sentence']],
    ['accepts an abbreviation', fruit, 'In the U.S. it is 55%', 'Es el 55%', [value], []],
  ])('FIG-08 %s', (_what, figure, en, es, asserts, expected) => {
    expect(checkClaim({ text: { en, es }, asserts }, figure).map(({ code }) => code)).toEqual(expected);
  }); // prettier-ignore

  test.each([
    ['55% of 1,331,736 people', [55, 1_331_736]],
    ['In COVID-19 and Phase2', []],
    ['aged 18-45, 46–65 or 65+', [18, 45, 46, 65, 65]],
    ['from −3 to -4.5.', [-3, -4.5]],
    ['126k and 3rd and 12.4%.', [126, 3, 12.4]],
    ['12,4', [12]],
  ])('FIG-08 finds the numbers of %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});

// The same numbers everywhere

const getNumbers = (figure: FigureRecord) => allCells(figure).filter(isNumber);
/** Every number that a figure may show: its values and the ends of their ranges, rounded. */
const shownNumbers = (figure: FigureRecord) =>
  getNumbers(figure).flatMap((cell) => {
    const { low, high } = getRange(cell);
    return [cell.reading.value, low, high].map((each) => roundShown(each, figure));
  });
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

// The same text

const getText = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();
const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

/** The text of each element of a kind, by the ids of its group and its series. The sample names need no escapes. */
function readTexts(html: string, isLine: boolean): Map<string, string> {
  const pattern = isLine
    ? /<g data-part="point"([^>]*)>.*?<title>([^<]*)<\/title>/gs
    : /<text data-part="value"([^>]*)>(.*?)<\/text>/gs;
  return new Map(
    [...html.matchAll(pattern)].map(([, tag = '', inside = '']) => [
      `${attribute(tag, 'data-category') ?? ''} ${attribute(tag, 'data-series') ?? ''}`,
      getText(inside),
    ]),
  );
}

test('FIG-04 has the same text for every value in picture and table (semiotic #971)', () => {
  fc.assert(
    fc.property(anyFigure, fc.constantFrom('en' as const, 'es' as const), (figure, locale) => {
      const html = renderToString(withLocale(locale, <Figure figure={figure} headingLevel={2} />));
      const isLine = figure.kind === 'line';
      const picture = readTexts(html, isLine);
      const rows = [...html.matchAll(/<tr [^>]*data-category="([^"]*)"[^>]*>(.*?)<\/tr>/gs)];
      expect(rows).toHaveLength(figure.categories.length);
      const inTable = rows.flatMap(([, category = '', row = '']) =>
        [...row.matchAll(/<td ([^>]*)>(.*?)<\/td>/gs)].map(([, tag = '', content = '']) => ({
          key: `${category} ${attribute(tag, 'data-series') ?? ''}`,
          text: getText(content),
        })),
      );
      expect(inTable.map(({ text }) => text)).toEqual(
        createTable(figure, createFigureLocale(toTag(locale))).rows.flatMap(({ cells }) =>
          cells.map(({ text }) => text),
        ),
      );
      for (const { key, text } of inTable) {
        const isGap = /^(No data|Hidden|Sin datos|Oculto)/.test(text);
        const label = picture.get(key);
        if (isLine && isGap) expect(label).toBeUndefined();
        else expect([text, label?.slice(-text.length)]).toEqual([text, text]);
      }
    }),
    { numRuns: 60 },
  );
});

// Types

test('FIG-30 requires a claim, a title and a heading level', () => {
  expectTypeOf<{ figure: FigureRecord; headingLevel: 2 }>().toExtend<FigureProps>();
  expectTypeOf<{ figure: FigureRecord }>().not.toExtend<FigureProps>();
  expectTypeOf<Omit<FigureRecord, 'claim'>>().not.toExtend<FigureRecord>();
  expectTypeOf<Omit<FigureRecord, 'title'>>().not.toExtend<FigureRecord>();
});
