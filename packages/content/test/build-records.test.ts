import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildContent } from '../compiler/build-content.ts';
import { LOCALES } from '../src/index.ts';
import { copyContent } from './content-copy.ts';
import type { ContentCopy } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => (copy = copyContent()));
afterEach(() => copy.dispose());

const problemsIn = () =>
  buildContent(copy.root).problems.map((problem) => problem.replaceAll(`${copy.root}/`, ''));

describe('places of records in the words', () => {
  const page = 'entries/page/join-sent';
  const add = (line: string) => {
    for (const locale of LOCALES)
      copy.write(`${page}/${locale}.md`, `${copy.read(`${page}/${locale}.md`)}\n${line}\n`);
  };
  const lines = () => copy.read(`${page}/en.md`).trimEnd().split('\n').length;

  test('are built as they were written', () => {
    add('::updates{limit=3}');
    const { files, problems } = buildContent(copy.root);
    expect(problems).toEqual([]);
    expect(files.get('en/pages.json')).toMatchObject({
      'join-sent': {
        body: expect.arrayContaining([
          { type: 'embed', name: 'updates', attributes: { limit: 3 } },
        ]) as unknown,
      },
    });
  });

  test('a record that is not there, by file and line', () => {
    add('::video{#adult}');
    expect(problemsIn()).toContain(
      `${page}/en.md:${lines()}: there is no video with the id "adult". Visitors would see a gap. Use one of adults, pregnancy, or add entries/video/adult.`,
    );
  });

  test('a state that is not there', () => {
    add('::study-sites{state=XX}');
    expect(problemsIn()).toContain(
      `${page}/en.md:${lines()}: XX is not in datasets/states.json. No study site can be found. Use a code that is, such as NM.`,
    );
  });
});

describe('an entry in one language', () => {
  const page = 'entries/page/only-english';
  const text = '---\ntitle: T\ndescription: D\nheading: H\nlead: L\n---\n';

  test('is built in that language only', () => {
    copy.write(`${page}/meta.yml`, 'locales: [en]\n');
    copy.write(`${page}/en.md`, text);
    const { files, problems } = buildContent(copy.root);
    expect(problems).toEqual([]);
    expect(files.get('en/pages.json')).toHaveProperty('only-english');
    expect(files.get('es/pages.json')).not.toHaveProperty('only-english');
  });

  test('must have no other file, and name languages that we have', () => {
    copy.write(`${page}/meta.yml`, 'locales: [en]\n');
    copy.write(`${page}/en.md`, text);
    copy.write(`${page}/es.md`, text);
    copy.write('entries/page/only-french/meta.yml', 'locales: [fr]\n');
    expect(problemsIn()).toEqual(
      expect.arrayContaining([
        `${page}/es.md: meta.yml says that the entry has no such file. Nobody would ever see it. Add es to its locales, or take the file out.`,
        'entries/page/only-french/meta.yml, field "locales": it must be a list of en and es, each once, and never without en. It says which files the entry has. Write locales: [en], or leave it out for both.',
      ]),
    );
  });
});

test('every kind of record is checked, and told by its file', () => {
  const broken = {
    story: 'first-visit',
    'support-resource': 'work',
    'study-test': 'ecg',
    'research-link': 'adult-plan',
    'result-item': 'adult-index',
    'sample-booklet': 'adult-home',
    video: 'adults',
    update: 'enrollment-complete',
    'case-study': 'case-study-1',
    newsletter: 'fall-2025',
    article: 'adult-study-plan',
    'study-material': 'adult-join',
    protocol: 'consent-adult',
    journey: 'adult',
    figure: 'age',
  };
  const places = Object.entries(broken).map(([kind, slug]) => `entries/${kind}/${slug}/es.md`);
  for (const place of places) copy.change(place, '---\n', '---\nnobodyKnowsThis: 1\n');
  copy.change('datasets/facts.yml', 'asOf: null', 'asOf: soon');
  const problems = problemsIn();
  expect(problems).toHaveLength(places.length + 1);
  for (const place of places) {
    expect(problems).toContain(
      `${place}, field "nobodyKnowsThis": it is a field that we do not know. Nobody would ever see it. Check its spelling, or take it out.`,
    );
  }
  expect(problems).toContainEqual(expect.stringMatching(/^datasets\/facts\.yml, record \S+, field "asOf"/));
});

test('records at the same place, facts of the same name, pages of the same title', () => {
  copy.change('entries/study-test/ecg/meta.yml', /order: \d/, 'order: 1');
  copy.change('datasets/facts.yml', 'id: paid', 'id: voluntary');
  copy.change('entries/update/enrollment-complete/en.md', /pageTitle: .*/, 'pageTitle: Same');
  copy.change('entries/page/error/en.md', /title: .*/, 'title: Same');
  expect(problemsIn()).toEqual([
    'entries/study-test: the order 1 stands twice. Give each record its own.',
    'datasets/facts.yml: the id voluntary stands twice. Give each fact its own.',
    expect.stringContaining('two pages have the en title "Same"'),
  ]);
});
