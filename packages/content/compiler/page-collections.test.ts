import { afterAll, expect, test } from 'vitest';
import type { PageCollections } from '../src/index.ts';
import { copyContent } from '../test/content-copy.ts';
import { buildContent } from './build-content.ts';

const copy = copyContent();
afterAll(copy.dispose);

const read = () => {
  const { files, problems } = buildContent(copy.root);
  return { problems, collections: files.get('collections.json') as PageCollections };
};

/** Copies an entry and gives its pages unique titles. */
function add(kind: string, from: string, id: string, locales: readonly string[], meta = ''): void {
  copy.write(`entries/${kind}/${id}/meta.yml`, copy.read(`entries/${kind}/${from}/meta.yml`) + meta);
  for (const locale of locales) {
    const text = copy.read(`entries/${kind}/${from}/${locale}.md`);
    copy.write(`entries/${kind}/${id}/${locale}.md`, text.replace(/^pageTitle: .*$/m, `pageTitle: ${id}`));
  }
}

test('says whether the programme is a demonstration, which has a page about it', () => {
  expect(read().collections.demonstration).toBe(true);
  copy.change('entries/programme/longcovid/meta.yml', 'demonstration: true', 'demonstration: false');
  expect(read().collections.demonstration).toBe(false);
  copy.change('entries/programme/longcovid/meta.yml', 'demonstration: false', 'demonstration: true');
});

test('marks a sample of a kind that has placeholders as not listed', () => {
  const { caseStudies } = read().collections;
  expect(caseStudies).toEqual([{ id: 'case-study-1', isListed: false }]);
  copy.change('entries/case-study/case-study-1/meta.yml', /^sample: true$/m, 'sample: false');
  expect(read().collections.caseStudies).toEqual([{ id: 'case-study-1' }]);
  copy.change('entries/case-study/case-study-1/meta.yml', /^sample: false$/m, 'sample: true');
});

test('lists a new update first, with its languages', () => {
  add('update', 'enrollment-complete', 'a-new-day', ['en', 'es']);
  copy.change('entries/update/a-new-day/meta.yml', /^date: .*$/m, 'date: 2030-01');
  add('update', 'enrollment-complete', 'long-ago', ['en'], 'locales: [en]\n');
  copy.change('entries/update/long-ago/meta.yml', /^date: .*$/m, 'date: 2020-01');
  const { problems, collections } = read();
  expect(problems).toEqual([]);
  expect(collections.updates).toEqual([
    { id: 'a-new-day' },
    { id: 'enrollment-complete' },
    { id: 'long-ago', locales: ['en'] },
  ]);
});

test('lists the newsletters from the newest season to the oldest', () => {
  for (const [season, year] of [
    ['spring', 2031],
    ['fall', 2030],
    ['summer', 2031],
  ] as const) {
    const id = `${season}-${year}`;
    add('newsletter', 'fall-2025', id, ['en', 'es']);
    copy.change(
      `entries/newsletter/${id}/meta.yml`,
      'season: fall\nyear: 2025',
      `season: ${season}\nyear: ${year}`,
    );
    for (const locale of ['en', 'es'])
      copy.change(`entries/newsletter/${id}/${locale}.md`, / 2025\n/, ` ${year}\n`);
  }
  const { problems, collections } = read();
  expect(problems).toEqual([]);
  expect(collections.newsletters).toEqual(
    ['summer-2031', 'spring-2031', 'fall-2030', 'fall-2025'].map((id) => ({ id })),
  );
});

test('has only the Spanish path of a form whose English text is another page', () => {
  expect(read().collections.protocols).toEqual([
    { id: 'consent-adult', locales: ['es'], translatedAt: '/consent-a' },
  ]);
});

test('rejects a duplicate page id and an entry without English', () => {
  add('case-study', 'case-study-1', 'a-new-day', ['en', 'es']);
  copy.change('entries/case-study/a-new-day/meta.yml', /^order: .*$/m, 'order: 2');
  add('update', 'enrollment-complete', 'solo', ['es'], 'locales: [es]\n');
  const problems = read().problems.map((problem) => problem.replaceAll(`${copy.root}/`, ''));
  expect(problems).toContainEqual(
    expect.stringContaining(
      'entries/update/a-new-day and entries/case-study/a-new-day: two pages have the id "a-new-day"',
    ),
  );
  expect(problems).toContainEqual(
    expect.stringContaining(
      'entries/update/solo/meta.yml, field "locales": it must be a list of en and es, each once, and never without en',
    ),
  );
});
