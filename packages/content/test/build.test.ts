import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildContent } from '../compiler/build-content.ts';
import { LOCALES, PROGRAMME_LINKS } from '../src/index.ts';
import {
  callToActionSchema,
  enrollmentSchema,
  metricSchema,
  newsSchema,
  pageSchema,
  programmeSchema,
  stateNameSchema,
  studySiteSchema,
} from '../src/schema/index.ts';
import { copyContent, PACKAGE } from './content-copy.ts';
import type { ContentCopy } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => (copy = copyContent()));
afterEach(() => copy.dispose());

const problemsIn = () =>
  buildContent(copy.root).problems.map((problem) => problem.replaceAll(`${copy.root}/`, ''));
const home = 'entries/page/home';

test('the content as it stands has no mistake', () => {
  expect(buildContent(PACKAGE).problems).toEqual([]);
});

test('what is built fits the schemas that partners use', () => {
  const { files } = buildContent(PACKAGE);
  for (const locale of LOCALES) {
    expect(programmeSchema.safeParse(files.get(`${locale}/programme.json`)).error).toBeUndefined();
    for (const page of Object.values(files.get(`${locale}/pages.json`) as object)) {
      expect(pageSchema.safeParse(page).error).toBeUndefined();
    }
    for (const [kind, schema] of Object.entries({
      enrollments: enrollmentSchema,
      metrics: metricSchema,
      news: newsSchema,
      callsToAction: callToActionSchema,
    })) {
      const built = schema
        .array()
        .min(1)
        .safeParse(files.get(`${locale}/${kind}.json`));
      expect(built.error).toBeUndefined();
    }
    expect(stateNameSchema.array().safeParse(files.get(`${locale}/states.json`)).error).toBeUndefined();
    const studySites = studySiteSchema.array().parse(files.get(`${locale}/studySites.json`));
    expect(studySites).toHaveLength(200);
  }
});

test.each(PROGRAMME_LINKS)(
  'a text that links to the %s of a programme without one leads to an e-mail',
  (link) => {
    const text = `---\ntitle: Links\n---\n\nSee [our site]({programme.links.${link}}).\n`;
    for (const locale of LOCALES) copy.write(`entries/text/join-privacy/${locale}.md`, text);
    const built = () => JSON.stringify(buildContent(copy.root).files.get('en/texts.json'));
    expect(built()).toMatch(/"href":"https:\/\/example\.org\/[\w-]+"/);
    copy.change('entries/programme/longcovid/meta.yml', new RegExp(`${link}: .*`), `${link}: null`);
    expect(problemsIn()).toEqual([]);
    expect(built()).toContain('"href":"mailto:help@example.org"');
  },
);

describe('translations', () => {
  test('a missing file', () => {
    copy.remove(`${home}/es.md`);
    expect(problemsIn()).toEqual([
      `${home}/es.md: the file is missing. The entry cannot be shown without it. Every entry has meta.yml, en.md and es.md; write it, or take the whole folder out.`,
    ]);
  });

  test('a missing field', () => {
    copy.change(`${home}/es.md`, /heading: .*\n/, '');
    expect(problemsIn()).toEqual([expect.stringContaining(`${home}/es.md, field "heading": it is missing.`)]);
  });

  test('other heading ids', () => {
    copy.change(`${home}/es.md`, '{#goal}', '{#meta}');
    const ids = [...copy.read(`${home}/en.md`).matchAll(/\{#([\w-]+)\}/g)].map(([, id]) => id);
    expect(problemsIn()).toEqual([
      `${home}/es.md: its heading ids are "${ids.join(', ').replace('goal', 'meta')}", but in ${home}/en.md they are "${ids.join(', ')}". A link to one of them would lead nowhere. Use the same ids in the same order.`,
    ]);
  });
});

describe('entries', () => {
  test('a heading id twice', () => {
    for (const locale of LOCALES) copy.change(`${home}/${locale}.md`, '{#learn-more}', '{#goal}');
    expect(problemsIn()).toEqual([`${home}/en.md: the heading id goal stands twice. Give each its own.`]);
  });

  test('front matter that is no YAML', () => {
    copy.write(`${home}/en.md`, '---\ntitle: [\n---\n');
    expect(problemsIn()).toEqual([
      expect.stringMatching(/^entries\/page\/home\/en\.md:3: it cannot be read from here on/),
    ]);
  });

  test('no front matter', () => {
    copy.write(`${home}/en.md`, 'Hello.');
    expect(problemsIn()).toEqual([
      `${home}/en.md: it does not begin with fields between two lines of ---. Without them the page has no title. Write them as in another entry of its kind.`,
    ]);
  });

  test('Markdown that is not known, by its line in the file', () => {
    copy.write('entries/text/join-privacy/en.md', '---\ntitle: Privacy\n---\n\nFine.\n\n<b>no</b>\n');
    expect(problemsIn()).toEqual([
      expect.stringContaining('entries/text/join-privacy/en.md:7: Markdown of the kind "html"'),
    ]);
  });

  test('a reference to what no record has', () => {
    copy.write('entries/text/join-privacy/en.md', '---\ntitle: Privacy\n---\n\nCall {programme.fax}.\n');
    expect(problemsIn()).toEqual([
      'entries/text/join-privacy/en.md:5: {programme.fax} names nothing that a record has. Visitors would see a gap in the sentence. Write {programme.name}, {programme.slug}, {programme.email}, or add the record.',
    ]);
  });

  test('a text that nothing would show', () => {
    copy.write('entries/cohort/adult/en.md', '---\nname: A\nwho: B\nstatusNote: C\n---\n\nHello.\n');
    expect(problemsIn()).toEqual([
      'entries/cohort/adult/en.md: nothing shows the text under the front matter. Move it into a field.',
    ]);
  });

  test('two pages of the same title', () => {
    copy.change('entries/page/join/en.md', /title: .*/, 'title: Same');
    copy.change('entries/page/error/en.md', /title: .*/, 'title: Same');
    expect(problemsIn()).toEqual([expect.stringContaining('two pages have the en title "Same"')]);
  });

  test('numbers of a group that are missing', () => {
    copy.remove('entries/enrollment/autopsy');
    const [missing, ...others] = problemsIn().reverse();
    expect(missing).toBe(
      'entries/enrollment/autopsy: the numbers of the group are missing. Visitors ask how many people it still takes. Write them.',
    );
    // Whatever refers to them says so too.
    for (const problem of others)
      expect(problem).toMatch(/\{enrollment\.autopsy\.\w+\} names nothing|figure\/enrollment\/.*\.autopsy"/);
  });

  test('two records at the same place, totals of two months', () => {
    copy.change('entries/metric/lab-results/meta.yml', 'order: 2', 'order: 1');
    copy.change('entries/call-to-action/newsletter/meta.yml', 'order: 4', 'order: 1');
    copy.change('entries/metric/lab-results/meta.yml', '2025-05', '2025-06');
    expect(problemsIn()).toEqual([
      'entries/metric: the order 1 stands twice. Give each record its own.',
      'entries/call-to-action: the order 1 stands twice. Give each record its own.',
      'entries/metric: the totals are of 2025-05 and 2025-06, but one table shows them with one date. Use the same asOf.',
    ]);
  });

  test('a missing group and a second programme', () => {
    copy.remove('entries/cohort/autopsy');
    copy.write('entries/programme/zzz/meta.yml', 'slug: zzz\n');
    expect(problemsIn()).toEqual(
      expect.arrayContaining([
        'entries/cohort/autopsy: the group is missing. Study sites and forms name it.',
        'entries/programme: there must be one programme, not 2.',
      ]),
    );
  });
});

describe('datasets', () => {
  test('a study site in a state without a name', () => {
    copy.change('datasets/study-sites.json', '"state":"AL"', '"state":"XX"');
    expect(problemsIn()).toEqual([
      expect.stringContaining('record sample-001: XX in US is not in datasets/states.json'),
    ]);
  });

  test('a record is named by its id', () => {
    copy.change('datasets/study-sites.json', '"specialty":0', '"specialty":9');
    expect(problemsIn()).toEqual([
      expect.stringContaining('datasets/study-sites.json, record sample-001, field "specialty"'),
    ]);
  });

  test('the same id and the same code twice', () => {
    copy.change('datasets/study-sites.json', '"id":"sample-002"', '"id":"sample-001"');
    copy.change('datasets/states.json', '"AK"', '"AL"');
    expect(problemsIn()).toEqual([
      'datasets/study-sites.json: the id sample-001 stands twice. Give each study site its own.',
      'datasets/states.json: the code AL stands twice. Take one out.',
    ]);
  });
});

test('a real programme must not show samples', () => {
  copy.change('entries/programme/longcovid/meta.yml', 'demonstration: true', 'demonstration: false');
  const problems = problemsIn();
  const sample =
    'it is marked as a sample, but the programme is no demonstration. Replace it with a real record.';
  expect(problems.filter((problem) => !problem.endsWith(`: ${sample}`))).toEqual([]);
  expect(problems.length).toBeGreaterThan(200);
  for (const what of [
    'entries/enrollment/autopsy/meta.yml',
    'entries/figure/age/meta.yml',
    'datasets/study-sites.json, record sample-001',
  ]) {
    expect(problems).toContain(`${what}: ${sample}`);
  }
});

describe('messages', () => {
  const forms = (locale: string) => `messages/${locale}/forms.json`;

  test.each<[string, string, string]>([
    ['a missing translation', '{}', ', "x.y": the translation is missing. Write it here too.'],
    ['an empty one', '{"x.y":" "}', ', "x.y": the message is empty.'],
    [
      'another argument',
      '{"x.y":"Hola {nombre}"}',
      ', "x.y": it takes nombre (argument), but en takes name (argument).',
    ],
    ['no argument', '{"x.y":"Hola"}', ', "x.y": it takes nothing, but en takes name (argument).'],
    [
      'another kind of argument',
      '{"x.y":"Hola {name, number}"}',
      ', "x.y": it takes name (number), but en takes name (argument).',
    ],
    ['a broken message', '{"x.y":"Hola {name"}', ', "x.y": the message cannot be read'],
  ])('%s', (_what, spanish, problem) => {
    copy.write('messages/en/x.json', '{"x.y":"Hello {name}"}');
    copy.write('messages/es/x.json', spanish);
    expect(problemsIn()).toContainEqual(expect.stringContaining(`messages/es/x.json${problem}`));
  });

  test('arguments inside plurals and tags count, their number of forms does not', () => {
    copy.write('messages/en/x.json', '{"x.y":"{n, plural, one {<b>{name}</b>} other {{name}, #}}"}');
    copy.write(
      'messages/es/x.json',
      '{"x.y":"{n, plural, one {<b>{name}</b>} many {{name}} other {{name}, #}}"}',
    );
    expect(problemsIn()).toEqual([]);
    copy.write('messages/es/x.json', '{"x.y":"{n, plural, one {{name}} other {{name}, #}}"}');
    expect(problemsIn()).toHaveLength(1);
    copy.write('messages/en/x.json', '{"x.y":"<b>{name}</b>"}');
    copy.write('messages/es/x.json', '{"x.y":"<b>{nombre}</b>"}');
    expect(problemsIn()).toHaveLength(1);
  });

  test('a key in Spanish only, a file in English only, a key in two areas', () => {
    copy.change(forms('es'), '{', '{ "x.y": "Hola",');
    copy.write('messages/en/z.json', '{"z":"Hello","problem.review":"Again"}');
    copy.write('messages/es/z.json', '{"z":"Hola","problem.review":"Otra vez"}');
    copy.write('messages/en/only.json', '{"o":"Hello"}');
    expect(problemsIn()).toEqual([
      `${forms('en')}, "x.y": the translation is missing. Write it here too.`,
      'messages/es/only.json: the file is missing. The site cannot be built without it. Bring it back.',
      'messages/en/z.json, "problem.review": the key stands in problems.json too. Rename one.',
    ]);
  });

  test('they are compiled as the formatjs program compiles them', () => {
    const rich =
      'Hi {name}, <b>{n, plural, one {# cat} other {# cats}}</b> {d, date, ::yMMMd} {p, number, ::percent} it\u2019s';
    copy.write('messages/en/x.json', JSON.stringify({ rich }));
    copy.write('messages/es/x.json', JSON.stringify({ rich }));
    const program = join(PACKAGE, 'node_modules/.bin/formatjs');
    const compiled = execFileSync(
      program,
      ['compile', '--ast', '--format', 'simple', join(copy.root, 'messages/en/x.json')],
      {
        encoding: 'utf8',
      },
    );
    const ours = buildContent(copy.root).files.get('en/messages/x.json');
    expect(JSON.parse(JSON.stringify(ours))).toEqual(JSON.parse(compiled));
  });
});

describe('the command', { timeout: 30_000 }, () => {
  const run = () =>
    spawnSync(process.execPath, [join(PACKAGE, 'tools/build-entries.ts')], {
      cwd: copy.root,
      encoding: 'utf8',
    });

  test('writes, leaves alone what has not changed, and takes away what is gone', () => {
    const first = run();
    expect(first).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Content: (\d+) files, \1 written\.\n/) as unknown,
    });
    const [, count] = /(\d+) files/.exec(first.stdout) ?? [];
    copy.write('dist/en/old.json', '{}');
    copy.change('entries/page/error/en.md', 'went wrong', 'went very wrong');
    expect(run()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`Content: ${count} files, 1 written.\n`) as unknown,
    });
    expect(existsSync(join(copy.root, 'dist/en/old.json'))).toBe(false);
    expect(readFileSync(join(copy.root, 'dist/en/pages.json'), 'utf8')).toContain('went very wrong');
  });

  test('tells every mistake, fails and writes nothing', () => {
    copy.change('entries/page/error/en.md', /heading: .*/, 'heading:');
    copy.remove('entries/page/join/es.md');
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('2 mistakes in the content; nothing was built.');
    expect(existsSync(join(copy.root, 'dist'))).toBe(false);
  });
});
