import type { Figure } from '@longcovid/content';
import { loadRecords } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { checkFigures } from './check-figures.ts';

const all = { en: loadRecords('en', 'figures'), es: loadRecords('es', 'figures') };

/** The figures with one of them changed, in both languages or in the given one. */
const withChange = (id: string, change: (figure: Figure) => Figure, only?: 'en' | 'es') => {
  const changed = (figures: readonly Figure[]) => {
    expect(figures.map((figure) => figure.id)).toContain(id);
    return figures.map((figure) => (figure.id === id ? change(figure) : figure));
  };
  return { en: only === 'es' ? all.en : changed(all.en), es: only === 'en' ? all.es : changed(all.es) };
};

const withText = (text: (text: string) => string) => (figure: Figure) => ({
  ...figure,
  claim: { ...figure.claim, text: text(figure.claim.text) },
});

const withValue = (series: string, category: string, value: number) => (figure: Figure) => ({
  ...figure,
  series: figure.series.map((each) =>
    each.id === series ? { ...each, values: { ...each.values, [category]: value } } : each,
  ),
});

const check = (figures: Parameters<typeof checkFigures>[0]) => () => checkFigures(figures);

test('accepts the figures of the site', () => {
  expect(all.en.length).toBeGreaterThan(5);
  expect(check(all)).not.toThrow();
});

test.each(['en', 'es'] as const)('rejects a sentence with a number that the data lack, in %s', (locale) => {
  const seeded = withChange(
    'sex',
    withText((text) => text.replace('62', '72')),
    locale,
  );
  expect(check(seeded)).toThrow(/figure 'sex'.*72/s);
});

test('rejects data that contradict the sentence', () => {
  expect(check(withChange('sex', withValue('people', 'female', 31)))).toThrow("figure 'sex'");
});

test('rejects a false claim about the largest group', () => {
  expect(check(withChange('age', withValue('people', 'age-0-2', 90)))).toThrow("figure 'age'");
});

test('rejects a false claim about a reached goal', () => {
  expect(check(withChange('enrollment', withValue('enrolled', 'adult', 100)))).toThrow("figure 'enrollment'");
});

test.each(['2024-05', null])('rejects a sentence with a date that the data lack: %s', (asOf) => {
  expect(check(withChange('participation', (figure) => ({ ...figure, asOf })))).toThrow(
    "figure 'participation'",
  );
});

test('rejects a figure without a Spanish version, and texts that one language lacks', () => {
  expect(check({ ...all, es: all.es.slice(1) })).toThrow('has no Spanish version');
  expect(check(withChange('sex', (figure) => ({ ...figure, title: ' ' }), 'es'))).toThrow("figure 'sex'");
});

test('reports every invalid figure, not only the first', () => {
  const seeded = withChange('sex', withValue('people', 'female', 31));
  const both = {
    en: seeded.en.map((figure) =>
      figure.id === 'age' ? withValue('people', 'age-0-2', 90)(figure) : figure,
    ),
    es: seeded.es,
  };
  expect(check(both)).toThrow(/figure 'age'.*figure 'sex'/s);
});
