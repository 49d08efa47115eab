import { afterEach, beforeEach, expect, test } from 'vitest';

import { LOCALES } from '../src/index.ts';
import type { Answer, PageEntry } from '../src/index.ts';
import { copyContent, PACKAGE } from '../test/content-copy.ts';
import type { ContentCopy } from '../test/content-copy.ts';
import { describeUndecided } from './answers.ts';
import { buildContent } from './build-content.ts';

let copy: ContentCopy;
beforeEach(() => (copy = copyContent()));
afterEach(() => copy.dispose());

const cost = 'entries/answer/cost';
const problemsIn = () =>
  buildContent(copy.root).problems.map((problem) => problem.replaceAll(`${copy.root}/`, ''));

test('reports a long answer with its line, and a question without an answer in a language', () => {
  copy.change(`${cost}/en.md`, /answer: .*/, `answer: ${'word '.repeat(45)}too. Two! Three?`);
  copy.change('entries/answer/pay/meta.yml', /^/, 'locales: [en]\n');
  copy.remove('entries/answer/pay/es.md');
  const why =
    'People who are tired read no more than that. Say what they came for, and move the rest below the front matter.';
  expect(problemsIn()).toEqual(
    expect.arrayContaining([
      `${cost}/en.md:3: the answer has 48 words; the limit is 45. ${why}`,
      `${cost}/en.md:3: the answer has 3 sentences; the limit is 2. ${why}`,
      'entries/answer/pay/es.md: the question has no answer in this language. Those who read it would not find it. Write the file, and take locales out of meta.yml.',
    ]),
  );
});

test('reports a decision without whom to ask', () => {
  copy.change(`${cost}/meta.yml`, 'decide: false', 'decide: true');
  expect(problemsIn()).toEqual(
    ['en', 'es'].flatMap((locale) => [
      expect.stringContaining(`${cost}/${locale}.md, field "ask": it does not agree with`),
      expect.stringContaining(`${cost}/${locale}.md, field "say": it does not agree with`),
    ]),
  );
});

test('lists what the programme has to decide, in one line', () => {
  const { files } = buildContent(PACKAGE);
  expect(describeUndecided([])).toBe('');
  expect(describeUndecided(files.get('en/answers.json') as Answer[])).toMatch(
    /^Answers that the programme has to decide \(\d+\): .*\bimmigration, injury\b.*\.\n$/,
  );
});

test('shows every answer on a page, in both languages', () => {
  const { files } = buildContent(PACKAGE);
  for (const locale of LOCALES) {
    const pages = Object.values(files.get(`${locale}/pages.json`) as Record<string, PageEntry>);
    const shown = pages.flatMap(({ body }) =>
      body.flatMap((block) => (block.type === 'embed' && block.name === 'answer' ? [block.id] : [])),
    );
    const ids = (files.get(`${locale}/answers.json`) as Answer[]).map(({ id }) => id);
    expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
  }
});
