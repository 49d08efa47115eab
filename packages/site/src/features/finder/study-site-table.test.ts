import { LOCALES } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { packStudySites, unpackStudySites } from './study-site-table.ts';

test.each(LOCALES)('keeps every field of every study site through JSON, %s', (locale) => {
  const { studySites } = loadContent(locale);
  const sent = JSON.parse(JSON.stringify(packStudySites(studySites))) as ReturnType<typeof packStudySites>;
  expect(unpackStudySites(sent)).toEqual(studySites);
  expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(studySites).length / 2);
});
