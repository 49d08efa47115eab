import { describe, expect, test } from 'vitest';
import { type Assertion, checkClaim, type FigureRecord } from './data/index.ts';
import { numbersIn } from './data/claims.ts';
import { change, clubs, fruit, growth, rest, walks } from './Figure.records.ts';

const codes = (figure: FigureRecord, ...asserts: Assertion[]) =>
  checkClaim({ text: { en: 'A sentence.', es: 'Una oración.' }, asserts }, figure).map(({ code }) => code);
const textCodes = (figure: FigureRecord, en: string, es: string, ...asserts: Assertion[]) =>
  checkClaim({ text: { en, es }, asserts }, figure).map(({ code }) => code);

test.each([fruit, walks, growth, clubs, rest, change])(
  'FIG-07 finds no problem in the claim of the sample $id',
  (figure) => {
    expect(checkClaim(figure.claim, figure)).toEqual([]);
  },
);

describe('each kind of assertion', () => {
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

describe('ranges', () => {
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

describe('the sentence', () => {
  const value: Assertion = { kind: 'value', category: 'apples', value: 55 };

  test('FIG-08 finds a number without an assertion', () => {
    expect(textCodes(fruit, 'It is 55%.', 'Es el 55%.', value)).toEqual([]);
    expect(textCodes(fruit, 'It is 56%.', 'Es el 56%.', value)).toEqual([
      'unbacked-number',
      'unbacked-number',
    ]);
  });

  test('FIG-08 accepts a number in the name of a year or group that is asserted', () => {
    const asserted: Assertion = { kind: 'change', from: '2020', to: '2024', direction: 'up' };
    expect(textCodes(growth, 'From 2020 to 2024 it grew.', 'De 2020 a 2024 creció.', asserted)).toEqual([]);
    expect(textCodes(growth, 'From 2019 to 2024 it grew.', 'De 2019 a 2024 creció.', asserted)).toEqual([
      'unbacked-number',
      'unbacked-number',
    ]);
  });

  test('FIG-08 accepts the date of the data when it is asserted', () => {
    const both = ['By May 2026 it was 55%.', 'Hasta mayo de 2026 era el 55%.'] as const;
    expect(textCodes(fruit, ...both, value)).toEqual(['unbacked-number', 'unbacked-number']);
    expect(textCodes(fruit, ...both, value, { kind: 'as-of' })).toEqual([]);
  });

  test('FIG-08 finds a date when the data have none', () => {
    const both = ['By May 2026 it was 55%.', 'Hasta mayo de 2026 era el 55%.'] as const;
    expect(textCodes({ ...fruit, asOf: null }, ...both, value, { kind: 'as-of' })).toEqual([
      'no-value',
      'unbacked-number',
      'unbacked-number',
    ]);
  });

  test('FIG-08 accepts a loss without its sign', () => {
    const asserted: Assertion = { kind: 'value', category: 'c0', value: -3 };
    expect(textCodes(change, 'It lost 3 kilograms.', 'Bajó 3 kilogramos.', asserted)).toEqual([]);
    expect(textCodes(change, 'It is −3.', 'Es −3.', asserted)).toEqual([]);
  });

  test('FIG-08 finds different numbers in the two languages', () => {
    expect(textCodes(fruit, 'It is 55%.', 'Es más de la mitad.', value)).toEqual(['languages-differ']);
  });

  test('FIG-08 finds no sentence, and more than one', () => {
    expect(textCodes(fruit, 'It is 55%.', ' ', value)).toEqual(['no-text', 'languages-differ']);
    expect(textCodes(fruit, 'It is 55%. Much!', 'Es el 55%.', value)).toEqual(['not-one-sentence']);
    expect(textCodes(fruit, 'In the U.S. it is 55.5% at most', 'Es', value)).not.toContain(
      'not-one-sentence',
    );
  });

  test('FIG-08 has what, why and what to do in every problem', () => {
    const problems = checkClaim({ text: { en: 'It is 5. Or 6.', es: '' }, asserts: [] }, fruit);
    for (const { message } of problems)
      expect(message.match(/[.!?](\s|$)/g)?.length, message).toBeGreaterThan(2);
  });

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
