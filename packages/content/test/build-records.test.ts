import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildContent } from '../compiler/build-content.ts';
import { LOCALES } from '../src/index.ts';
import { RECORD_KINDS } from '../src/schema/index.ts';
import { copyContent } from './content-copy.ts';
import type { ContentCopy } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => (copy = copyContent()));
afterEach(() => copy.dispose());

const problemsIn = () =>
  buildContent(copy.root).problems.map((problem) => problem.replaceAll(`${copy.root}/`, ''));

describe('directives', () => {
  const page = 'entries/page/join-sent';
  const add = (line: string) => {
    for (const locale of LOCALES)
      copy.write(`${page}/${locale}.md`, `${copy.read(`${page}/${locale}.md`)}\n${line}\n`);
  };
  const lines = () => copy.read(`${page}/en.md`).trimEnd().split('\n').length;

  test('become embeds', () => {
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

  test('report an unknown record with file and line', () => {
    add('::video{#adult}');
    expect(problemsIn()).toContain(
      `${page}/en.md:${lines()}: there is no video with the id "adult". Visitors would see a gap. Use one of adults, pregnancy, or add entries/video/adult.`,
    );
  });

  test('report an unknown state', () => {
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
    copy.write(`${page}/meta.yml`, 'sample: false\nlocales: [en]\n');
    copy.write(`${page}/en.md`, text);
    const { files, problems } = buildContent(copy.root);
    expect(problems).toEqual([]);
    expect(files.get('en/pages.json')).toHaveProperty('only-english');
    expect(files.get('es/pages.json')).not.toHaveProperty('only-english');
  });

  test('is rejected with files of another language or an unknown language', () => {
    copy.write(`${page}/meta.yml`, 'sample: false\nlocales: [en]\n');
    copy.write(`${page}/en.md`, text);
    copy.write(`${page}/es.md`, text);
    copy.write('entries/page/only-french/meta.yml', 'locales: [fr]\n');
    expect(problemsIn()).toEqual(
      expect.arrayContaining([
        `${page}/es.md: "locales" in meta.yml does not list this language, so the file is never shown. Add es to it, or remove the file.`,
        'entries/page/only-french/meta.yml, field "locales": it must be a list of en and es, each once, and never without en. It lists the files of the entry. Write locales: [en], or omit it for both.',
      ]),
    );
  });
});

test('validates every kind of record and names its file', () => {
  const places = Object.values(RECORD_KINDS).map(({ folder }) => {
    const [slug = ''] = readdirSync(join(copy.root, 'entries', folder));
    return `entries/${folder}/${slug}/es.md`;
  });
  for (const place of places) copy.change(place, '---\n', '---\nnobodyKnowsThis: 1\n');
  copy.change('datasets/facts.yml', 'asOf: null', 'asOf: soon');
  const problems = problemsIn();
  expect(problems).toHaveLength(places.length + 1);
  for (const place of places) {
    expect(problems).toContain(
      `${place}, field "nobodyKnowsThis": it is an unknown field. It would never be shown. Check its spelling, or remove it.`,
    );
  }
  expect(problems).toContainEqual(expect.stringMatching(/^datasets\/facts\.yml, record \S+, field "asOf"/));
});

test('rejects duplicate orders, fact ids and page titles', () => {
  copy.change('entries/study-test/ecg/meta.yml', /order: \d/, 'order: 1');
  copy.change('datasets/facts.yml', 'id: paid', 'id: voluntary');
  copy.change('entries/update/enrollment-complete/en.md', /pageTitle: .*/, 'pageTitle: Same');
  copy.change('entries/page/error/en.md', /title: .*/, 'title: Same');
  expect(problemsIn()).toEqual([
    'entries/study-test: duplicate order 1. Give each record its own.',
    'datasets/facts.yml: duplicate id "voluntary". Give each fact its own.',
    expect.stringContaining('two pages have the en title "Same"'),
  ]);
});
