import { spawnSync } from 'node:child_process';
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

test('finds no error in the content', () => {
  expect(buildContent(PACKAGE).problems).toEqual([]);
});

test('builds content that fits the published schemas', () => {
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

test.each(PROGRAMME_LINKS)('links to an e-mail for the missing %s of a programme', (link) => {
  const text = `---\ntitle: Links\n---\n\nSee [our site]({programme.links.${link}}).\n`;
  for (const locale of LOCALES) copy.write(`entries/text/join-privacy/${locale}.md`, text);
  const built = () => JSON.stringify(buildContent(copy.root).files.get('en/texts.json'));
  expect(built()).toMatch(/"href":"https:\/\/example\.org\/[\w-]+"/);
  copy.change('entries/programme/longcovid/meta.yml', new RegExp(`${link}: .*`), `${link}: null`);
  expect(problemsIn()).toEqual([]);
  expect(built()).toContain('"href":"mailto:help@example.org"');
});

describe('translations', () => {
  test('reports a missing file', () => {
    copy.remove(`${home}/es.md`);
    expect(problemsIn()).toEqual([
      `${home}/es.md: the file is missing. The entry cannot be shown without it. Every entry has meta.yml, en.md and es.md; write it, or remove the whole folder.`,
    ]);
  });

  test('reports a missing field', () => {
    copy.change(`${home}/es.md`, /heading: .*\n/, '');
    expect(problemsIn()).toEqual([expect.stringContaining(`${home}/es.md, field "heading": it is missing.`)]);
  });

  test('reports different heading ids', () => {
    copy.change(`${home}/es.md`, '{#goal}', '{#meta}');
    const ids = [...copy.read(`${home}/en.md`).matchAll(/\{#([\w-]+)\}/g)].map(([, id]) => id);
    expect(problemsIn()).toEqual([
      `${home}/es.md: its heading ids are "${ids.join(', ').replace('goal', 'meta')}", but in ${home}/en.md they are "${ids.join(', ')}". Links to them would be broken. Use the same ids in the same order.`,
    ]);
  });
});

describe('entries', () => {
  test('reports a duplicate heading id', () => {
    for (const locale of LOCALES) copy.change(`${home}/${locale}.md`, '{#learn-more}', '{#goal}');
    expect(problemsIn()).toEqual([`${home}/en.md: duplicate heading id "goal". Give each heading its own.`]);
  });

  test('reports invalid YAML in front matter', () => {
    copy.write(`${home}/en.md`, '---\ntitle: [\n---\n');
    expect(problemsIn()).toEqual([
      expect.stringMatching(/^entries\/page\/home\/en\.md:3: it cannot be parsed from here on/),
    ]);
  });

  test('reports missing front matter', () => {
    copy.write(`${home}/en.md`, 'Hello.');
    expect(problemsIn()).toEqual([
      `${home}/en.md: it does not begin with front matter between two lines of ---. Without them the page has no title. Write them as in another entry of its kind.`,
    ]);
  });

  test('reports unsupported Markdown with its line in the file', () => {
    copy.write('entries/text/join-privacy/en.md', '---\ntitle: Privacy\n---\n\nFine.\n\n<b>no</b>\n');
    expect(problemsIn()).toEqual([
      expect.stringContaining('entries/text/join-privacy/en.md:7: Markdown of the kind "html"'),
    ]);
  });

  test('reports a bad link in an answer once, with its line in the file', () => {
    const file = 'entries/answer/cost/en.md';
    copy.change(file, /$/, '\nSee [the form](www.example.org).\n');
    const line = copy.read(file).split('\n').length - 1;
    expect(problemsIn()).toEqual([
      expect.stringMatching(`^${file}:${line}: the link "www.example.org" leads nowhere`),
    ]);
  });

  test('reports an unknown reference', () => {
    copy.write('entries/text/join-privacy/en.md', '---\ntitle: Privacy\n---\n\nCall {programme.fax}.\n');
    expect(problemsIn()).toEqual([
      'entries/text/join-privacy/en.md:5: {programme.fax} refers to nothing. Visitors would see a gap in the sentence. Write {programme.name}, {programme.slug}, {programme.email}, or add the record.',
    ]);
  });

  test('reports a text that is never shown', () => {
    copy.write('entries/cohort/adult/en.md', '---\nname: A\nwho: B\n---\n\nHello.\n');
    expect(problemsIn()).toEqual([
      'entries/cohort/adult/en.md: the text below the front matter is never shown. Move it into a field.',
    ]);
  });

  test('reports a duplicate page title', () => {
    copy.change('entries/page/join/en.md', /title: .*/, 'title: Same');
    copy.change('entries/page/error/en.md', /title: .*/, 'title: Same');
    expect(problemsIn()).toEqual([expect.stringContaining('two pages have the en title "Same"')]);
  });

  test('reports missing numbers of a group', () => {
    copy.remove('entries/enrollment/autopsy');
    const [missing, ...others] = problemsIn().reverse();
    expect(missing).toBe(
      'entries/enrollment/autopsy: the numbers of the group are missing. Visitors ask how many people it still takes. Write them.',
    );
    // References to them are errors too.
    for (const problem of others)
      expect(problem).toMatch(
        /\{enrollment\.autopsy\.\w+\} refers to nothing|figure\/enrollment\/.*\.autopsy"/,
      );
  });

  test('reports duplicate orders and totals of two months', () => {
    copy.change('entries/metric/lab-results/meta.yml', 'order: 2', 'order: 1');
    copy.change('entries/call-to-action/newsletter/meta.yml', 'order: 4', 'order: 1');
    copy.change('entries/metric/lab-results/meta.yml', '2025-05', '2025-06');
    expect(problemsIn()).toEqual([
      'entries/metric: duplicate order 1. Give each record its own.',
      'entries/call-to-action: duplicate order 1. Give each record its own.',
      'entries/metric: the totals are of 2025-05 and 2025-06, but one table shows them with one date. Use the same asOf.',
    ]);
  });

  test('reports a missing group and a second programme', () => {
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
  test('reports a study site in an unknown state', () => {
    copy.change('datasets/study-sites.json', '"state":"AL"', '"state":"XX"');
    expect(problemsIn()).toEqual([
      expect.stringContaining('record sample-001: XX in US is not in datasets/states.json'),
    ]);
  });

  test('names a record by its id', () => {
    copy.change('datasets/study-sites.json', '"specialty":0', '"specialty":9');
    expect(problemsIn()).toEqual([
      expect.stringContaining('datasets/study-sites.json, record sample-001, field "specialty"'),
    ]);
  });

  test('reports duplicate ids and codes', () => {
    copy.change('datasets/study-sites.json', '"id":"sample-002"', '"id":"sample-001"');
    copy.change('datasets/states.json', '"AK"', '"AL"');
    expect(problemsIn()).toEqual([
      'datasets/study-sites.json: duplicate id "sample-001". Give each study site its own.',
      'datasets/states.json: duplicate code "AL". Remove one.',
    ]);
  });
});

test('rejects samples in a programme that is no demonstration', () => {
  copy.change('entries/programme/longcovid/meta.yml', 'demonstration: true', 'demonstration: false');
  const problems = problemsIn().filter((problem) => !problem.includes('"shownAs"'));
  const sample =
    'it is marked as a sample, but the programme is not a demonstration. Replace it with a real record.';
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

describe('where the studies stand', () => {
  const adult = 'entries/status/adult/meta.yml';

  test('says that a group is closed where a study site says that it is open', () => {
    copy.change(adult, 'shownAs: open', 'shownAs: null');
    expect(problemsIn()).toContain(
      'datasets/study-sites.json, record sample-119: the group adult is open there, but entries/status/adult/meta.yml says that it is closed. Visitors would read both. Correct one of the two.',
    );
  });

  test('reports an open group that no study site takes', () => {
    const sites = 'datasets/study-sites.json';
    copy.change(sites, /("cohort": ?"autopsy",\s*"status": ?)"open"/g, '$1"full"');
    expect(problemsIn()).toEqual([
      'entries/status/autopsy/meta.yml: the group is open, but no study site in datasets/study-sites.json takes it. People would look for one in vain. Open a study site, or write enrolledUntil.',
    ]);
  });

  test('reports a group without a status', () => {
    copy.remove('entries/status/pregnancy');
    expect(problemsIn()).toContain(
      'entries/status: the group pregnancy has no status. Pages could not say whether it is open. Write entries/status/pregnancy, with part: null.',
    );
  });

  test('shows no closed group as open without a demonstration', () => {
    copy.change('entries/programme/longcovid/meta.yml', 'demonstration: true', 'demonstration: false');
    expect(problemsIn()).toContain(
      'entries/status/adult/meta.yml, field "shownAs": the programme is not a demonstration. People would ask to join a group that is closed. Write null.',
    );
  });

  test.each([
    ['2025-12-31', 'The next phase begins in 2026, for some adults who were in the first phase.'],
    ['2026-01-01', 'The next phase, planned for 2026, is for some adults who were in the first phase.'],
    ['2027-02-01', 'The next phase, planned for 2026, is for some adults who were in the first phase.'],
  ])('on %s news say of the next phase: %s', (today, sentence) => {
    const { files, problems } = buildContent(copy.root, { today });
    expect(problems).toEqual([]);
    expect(files.get('en/news.json')).toContainEqual(expect.objectContaining({ summary: sentence }));
  });

  test('lists the groups that are open, of the study and of a state', () => {
    const { references } = buildContent(copy.root);
    expect(references.en.find('programme.status')?.text).toBe(
      'Open now: Adults, Children and young adults, Pregnancy, and Tissue study (autopsy).',
    );
    expect(references.es.find('state.NE.status')?.text).toBe('Abierto en Nebraska: Embarazo.');
    expect(references.en.find('state.LA.status')?.text).toBe('All groups in Louisiana are closed now.');
  });

  test.each([
    ['a number for a sentence', 'en.md', /^now: .*$/m, 'now: 5', 'field "now"'],
    [
      'a day that does not exist',
      'meta.yml',
      'phaseEnded: 2025-10-31',
      'phaseEnded: 2025-10-32',
      'field "phaseEnded"',
    ],
  ])('reports %s', (_what, file, part, by, field) => {
    copy.change(`entries/status/adult/${file}`, part, by);
    expect(problemsIn()).toEqual(
      expect.arrayContaining([expect.stringContaining(`entries/status/adult/en.md, ${field}: it `)]),
    );
  });
});

test('reports missing facts', () => {
  copy.remove('datasets/facts.yml');
  expect(problemsIn()[0]).toBe(
    'datasets/facts.yml: the file is missing. The site cannot be built without it. Restore it.',
  );
});

describe('messages', () => {
  const forms = (locale: string) => `messages/${locale}/forms.json`;

  test.each<[string, string, string]>([
    ['a missing translation', '{}', ', "x.y": the translation is missing. Write it here too.'],
    ['an empty one', '{"x.y":" "}', ', "x.y": the message is empty.'],
    ['another argument', '{"x.y":"Hola {nombre}"}', ', "x.y": it differs from en'],
    ['no argument', '{"x.y":"Hola"}', ', "x.y": it differs from en'],
    ['another kind of argument', '{"x.y":"Hola {name, number}"}', ', "x.y": it differs from en'],
    ['a broken message', '{"x.y":"Hola {name"}', ', "x.y": it differs from en, or cannot be parsed'],
  ])('%s', (_what, spanish, problem) => {
    copy.write('messages/en/x.json', '{"x.y":"Hello {name}"}');
    copy.write('messages/es/x.json', spanish);
    expect(problemsIn()).toContainEqual(expect.stringContaining(`messages/es/x.json${problem}`));
  });

  test('a missing comma is one error', () => {
    copy.change(forms('en'), '",', '"');
    expect(problemsIn()).toEqual([expect.stringContaining(`${forms('en')}:3: it cannot be parsed`)]);
  });

  test('compares arguments inside plurals and tags, but not the number of plural forms', () => {
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

  test('reports a key in Spanish only, a file in English only and a key in two areas', () => {
    copy.change(forms('es'), '{', '{ "x.y": "Hola",');
    copy.write('messages/en/z.json', '{"z":"Hello","problem.review":"Again"}');
    copy.write('messages/es/z.json', '{"z":"Hola","problem.review":"Otra vez"}');
    copy.write('messages/en/only.json', '{"o":"Hello"}');
    expect(problemsIn()).toEqual([
      'messages/en/z.json, "problem.review": forms.json has the same key. Rename one.',
      'messages/es/only.json: the file is missing. The site cannot be built without it. Restore it.',
      `${forms('en')}, "x.y": the translation is missing. Write it here too.`,
    ]);
  });
});

describe('the command', () => {
  const run = () =>
    spawnSync(process.execPath, [join(PACKAGE, 'tools/build-entries.ts')], {
      cwd: copy.root,
      encoding: 'utf8',
    });

  test('writes changed files only and deletes obsolete ones', () => {
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

  test('prints every error, fails and writes nothing', () => {
    copy.change('entries/page/error/en.md', /heading: .*/, 'heading:');
    copy.remove('entries/page/join/es.md');
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('2 errors in the content. Nothing was built.');
    expect(existsSync(join(copy.root, 'dist'))).toBe(false);
  });
});
