import { LOCALES } from '@longcovid/content';
import { loadMessages } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { STILLS } from './still-names.ts';

test.each(STILLS)('the picture %s says what matters, in each language in its own words', (name) => {
  const said = LOCALES.map((locale) => loadMessages(locale)[`documents.picture.${name}`]);
  for (const words of said) expect(words).toMatch(/\S \S/);
  expect(new Set(said).size).toBe(LOCALES.length);
});
