import { describe as group, expect, test } from 'vitest';
import { describe, createFigureLocale, type FigureRecord } from './data/index.ts';
import { absurd, change, clubs, empty, fruit, growth, one, rest, sleep, walks } from './Figure.records.ts';

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
