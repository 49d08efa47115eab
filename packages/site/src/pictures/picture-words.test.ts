import { LOCALES } from '@longcovid/content';
import { loadMessages } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { PICTURES } from './picture-names.ts';

test.each(PICTURES)('the picture %s says what matters, in each language in its own words', (name) => {
  const said = LOCALES.map((locale) => loadMessages(locale)[`documents.picture.${name}`]);
  for (const words of said) expect(words).toMatch(/\S \S/);
  expect(new Set(said).size).toBe(LOCALES.length);
});
