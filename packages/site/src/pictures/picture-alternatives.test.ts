import { LOCALES } from '@longcovid/content';
import { loadMessages } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { STILLS } from './still-names.ts';

test.each(STILLS)('the picture %s has alternative text in each language', (name) => {
  const labels = LOCALES.map((locale) => loadMessages(locale)[`documents.picture.${name}`]);
  for (const text of labels) expect(text).toMatch(/\S \S/);
  expect(new Set(labels).size).toBe(LOCALES.length);
});
