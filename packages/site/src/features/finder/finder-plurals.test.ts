import { loadMessages } from '@longcovid/content/load';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';

const format = (locale: 'en' | 'es', id: string, values: Record<string, string | number>) =>
  createIntl({ locale, messages: loadMessages(locale) }).formatMessage({ id: `finder.${id}` }, values);

test.each([
  ['en', 0, 'No study sites in Puerto Rico'],
  ['en', 1, '1 study site in Puerto Rico'],
  ['en', 2000, '2,000 study sites in Puerto Rico'],
  ['es', 0, 'Ningún sitio del estudio en Puerto Rico'],
  ['es', 1, '1 sitio del estudio en Puerto Rico'],
  ['es', 200, '200 sitios del estudio en Puerto Rico'],
] as const)('%s, %i: “%s”', (locale, count, messages) => {
  expect(format(locale, 'results.headingIn', { count, place: 'Puerto Rico' })).toBe(messages);
});

test.each([
  ['en', 1, '1 mile (2 km) to the northwest'],
  ['en', 12, '12 miles (19 km) to the northwest'],
  ['es', 1, '1 milla (2 km) hacia el noroeste'],
  ['es', 12, '12 millas (19 km) hacia el noroeste'],
] as const)('%s, %i miles: “%s”', (locale, miles, messages) => {
  const direction = format(locale, 'direction.NW', {});
  expect(format(locale, 'results.distanceValue', { miles, km: miles === 1 ? '2' : '19', direction })).toBe(
    messages,
  );
});

test.each([
  ['en', 0, 'None within 25 miles (40 km).'],
  ['en', 1, '1 within 25 miles (40 km).'],
  ['es', 0, 'Ninguno a menos de 25 millas (40 km).'],
  ['es', 12, '12 a menos de 25 millas (40 km).'],
] as const)('%s, %i near: “%s”', (locale, count, message) => {
  expect(format(locale, 'results.within', { count, miles: '25', km: '40' })).toBe(message);
});
