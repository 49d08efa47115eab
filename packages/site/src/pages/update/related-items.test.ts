import { expect, test } from 'vitest';

import { findRelatedItems } from './related-items.ts';

test.each([
  ['en', '', 'More newsletters', ['Fall 2025', 'Summer 2025', 'Spring 2025', 'Summer 2024']],
  ['es', '/es', 'Más boletines', ['Otoño de 2025', 'Verano de 2025', 'Primavera de 2025', 'Verano de 2024']],
] as const)('lists the other newsletters, the newest first, %s', (locale, prefix, heading, newest) => {
  const [title, list] = findRelatedItems({ id: 'fall-2024' }, 'newsletters', locale);
  expect(title).toMatchObject({ type: 'heading', children: [{ value: heading }] });
  const items = list?.type === 'view' && list.view === 'cards' ? list.items : [];
  expect(items).toHaveLength(8);
  expect(items.slice(0, 4).map((item) => item.title)).toEqual(newest);
  expect(items[3]?.href).toBe(`${prefix}/stay-informed/newsletters/summer-2024`);
});
