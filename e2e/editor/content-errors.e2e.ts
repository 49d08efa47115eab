import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { createDraw, testSeed, type Draw } from '../../scripts/draw.mjs';
import { nightly } from '../pages/nightly.ts';
import { cloneProject } from '../guides/clone.ts';
import { readGuide } from '../guides/read-guide.ts';
import { LANGUAGES, type Language } from '../ways.ts';
import { drawUpdate, writeUpdate } from './entries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const content = join(root, 'packages/content');
const guide = readFileSync(join(root, 'docs/guides/editing.md'), 'utf8');

const updates = readdirSync(join(content, 'entries/update'));
const figures = readdirSync(join(content, 'entries/figure'));
const messageAreas = readdirSync(join(content, 'messages/es')).filter((file) => file.endsWith('.json'));

/** A copy of an update, and a random language. */
type Place = { id: string; language: Language };
type ContentError = {
  name: string;
  /** Changes the files of the copied update. @returns what else was drawn, if anything. */
  make: (files: Files, place: Place, draw: Draw) => unknown;
  /** Parts of the error: the file and what to do. */
  expectedMessages: (place: Place, drawn: string) => string[];
};

/** The files of an update in a copy of the content. Other files of the content begin with `../../../`. */
class Files {
  private readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }
  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }
  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }
  change(file: string, part: RegExp, by: string): void {
    const text = this.read(file);
    const changed = text.replace(part, () => by);
    expect(changed, `${file} has ${String(part)}`).not.toBe(text);
    this.write(file, changed);
  }
  remove(file: string): void {
    rmSync(join(this.folder, file));
  }
}

const getFile = ({ id, language }: Place) => `entries/update/${id}/${language}.md`;
const TITLE = /^title: .*(\n {2}.*)*$/m;
const HEADING = /\{#[a-z0-9-]+\}/;

const CONTENT_ERRORS: readonly ContentError[] = [
  {
    name: 'the Spanish is missing',
    make: (files) => files.remove('es.md'),
    expectedMessages: ({ id }) => [`entries/update/${id}/es.md: the file is missing`, 'write it'],
  },
  {
    name: 'a heading has another id in one language',
    make: (files, { language }, draw) => {
      files.change(`${language}.md`, HEADING, `{#other-${draw.integer(1000)}}`);
    },
    expectedMessages: ({ id }) => [
      `entries/update/${id}/es.md: its heading ids are`,
      'Use the same ids in the same order',
    ],
  },
  {
    name: 'a heading has no id',
    make: (files, { language }) => files.change(`${language}.md`, / *\{#[a-z0-9-]+\}/, ''),
    expectedMessages: (place) => [`${getFile(place)}:`, 'the heading has no id; end it with one'],
  },
  {
    name: 'a title is too long for the browser',
    make: (files, { language }, draw) => {
      files.change(`${language}.md`, /^pageTitle: .*$/m, `pageTitle: ${'a'.repeat(71 + draw.integer(90))}`);
    },
    expectedMessages: (place) => [
      `${getFile(place)}, field "pageTitle": it is longer than 70 characters`,
      'Write a title of at most 70 characters',
    ],
  },
  {
    name: 'a description is too long',
    make: (files, { language }, draw) => {
      files.change(
        `${language}.md`,
        /^description: .*(\n {2}.*)*$/m,
        `description: ${'b'.repeat(161 + draw.integer(90))}`,
      );
    },
    expectedMessages: (place) => [`${getFile(place)}, field "description": it is longer than 160 characters`],
  },
  {
    name: 'a colon without quotes',
    make: (files, { language }, draw) => {
      files.change(`${language}.md`, TITLE, `title: ${draw.pick(['Two things', 'Note', 'Aviso'])}: rest`);
    },
    expectedMessages: (place) => [`${getFile(place)}:`, 'Put quotes around a text with a colon'],
  },
  {
    name: 'an apostrophe in single quotes',
    make: (files, { language }) => files.change(`${language}.md`, TITLE, "title: 'It's open'"),
    expectedMessages: (place) => [`${getFile(place)}:`, 'put double quotes around it'],
  },
  {
    name: 'a number sign that truncates a title',
    make: (files, { language }, draw) => {
      files.change(`${language}.md`, TITLE, `title: Survey #${1 + draw.integer(9)}`);
    },
    expectedMessages: (place) => [`${getFile(place)}:`, 'Put quotes around the text'],
  },
  {
    name: 'an unknown reference',
    make: (files, { language }) =>
      files.write(`${language}.md`, `${files.read(`${language}.md`)}\n{programme.fax}\n`),
    expectedMessages: (place) => [`${getFile(place)}:`, '{programme.fax} refers to nothing'],
  },
  {
    name: 'an unknown figure',
    make: (files, { language }) =>
      files.write(`${language}.md`, `${files.read(`${language}.md`)}\n::figure{#ages}\n`),
    expectedMessages: (place) => [
      `${getFile(place)}:`,
      'there is no figure with the id "ages"',
      'Use one of',
    ],
  },
  {
    name: 'a day that no calendar has',
    make: (files, _place, draw) =>
      files.change('meta.yml', /^date: .*$/m, `date: 2026-02-${30 + draw.integer(2)}`),
    expectedMessages: ({ id }) => [`entries/update/${id}/en.md, field "date"`, 'Write the day, such as'],
  },
  {
    name: 'a date that is spelled out',
    make: (files) => files.change('meta.yml', /^date: .*$/m, 'date: March 2, 2026'),
    expectedMessages: ({ id }) => [`entries/update/${id}/en.md, field "date"`, 'Write the day, such as'],
  },
  {
    name: 'an unknown field',
    make: (files) => files.write('meta.yml', `${files.read('meta.yml')}colour: blue\n`),
    expectedMessages: ({ id }) => [
      `entries/update/${id}/en.md, field "colour"`,
      'Check its spelling, or remove it',
    ],
  },
  {
    name: 'the same id twice',
    make: (files) => {
      for (const language of LANGUAGES) {
        const text = files.read(`${language}.md`);
        files.write(`${language}.md`, `${text}\n## ${language} ${HEADING.exec(text)?.[0]}\n`);
      }
    },
    expectedMessages: ({ id }) => [
      `entries/update/${id}/en.md: duplicate heading id`,
      'Give each heading its own',
    ],
  },
  {
    name: 'a typed number that a record holds',
    make: (files, { language }, draw) => {
      const figure = draw.pick(figures);
      const percent = 1 + draw.integer(99);
      files.change(
        `../../figure/${figure}/${language}.md`,
        /^claim: .*(\n {2}.*)*$/m,
        `claim: '${percent}% is the share.'`,
      );
      return `entries/figure/${figure}/${language}.md`;
    },
    expectedMessages: (_place, file) => [`${file}:`, 'the claim contains the typed number'],
  },
  {
    name: 'a message without its Spanish',
    make: (files, _place, draw) => {
      const area = draw.pick(messageAreas);
      const file = `../../../messages/es/${area}`;
      const messages = Object.entries(JSON.parse(files.read(file)) as Record<string, string>);
      const [id] = draw.pick(messages);
      files.write(file, JSON.stringify(Object.fromEntries(messages.filter(([other]) => other !== id))));
      return `messages/es/${area}, "${id}"`;
    },
    expectedMessages: (_place, message) => [`${message}: the translation is missing`, 'Write it here too'],
  },
];

/** The output of building the content of a folder. */
function build(folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(content, 'tools/build-entries.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}

const hasStack = (printed: string) => /^ {2,}at .+[:(]\d+/m.test(printed) || printed.includes('Node.js v');

/** Copies an update for one error, since an update has one error at a time. */
function copyUpdate(folder: string, from: string, id: string): Files {
  cpSync(join(folder, 'entries/update', from), join(folder, 'entries/update', id), { recursive: true });
  const files = new Files(join(folder, 'entries/update', id));
  for (const language of LANGUAGES)
    files.change(`${language}.md`, /^pageTitle: .*$/m, `pageTitle: ${language} ${id}`);
  return files;
}

// One build reports all of them: an editor who made several errors sees each.
test('reports each content error to an editor', async () => {
  const drawn = CONTENT_ERRORS.map((error, index) => {
    const draw = createDraw(testSeed, error.name);
    const from = draw.pick(updates);
    return { ...error, draw, from, place: { id: `error-${index}`, language: draw.pick(LANGUAGES) } };
  });
  test.info().annotations.push({
    type: 'drawn',
    description: JSON.stringify(drawn.map(({ name, from, place }) => ({ name, from, ...place }))),
  });
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-mistake-'));
  try {
    for (const part of ['entries', 'messages', 'datasets', 'geo'])
      cpSync(join(content, part), join(folder, part), { recursive: true });
    const made = drawn.map(({ name, make, expectedMessages, from, place, draw }) => ({
      name,
      expected: expectedMessages(place, String(make(copyUpdate(folder, from, place.id), place, draw))),
    }));
    const { status, printed } = build(folder);
    expect(status).toBe(1);
    const [errors = '', count = ''] = printed.split('\n\n');
    for (const { name, expected } of made)
      await test.step(name, () => {
        const isReported = errors.split('\n').some((line) => expected.every((part) => line.includes(part)));
        expect.soft(isReported, `${name}: no line has ${expected.join(' … ')}:\n${printed}`).toBe(true);
      });
    // Nothing else is reported: each line is about a file that was changed.
    const changed = made.map(({ expected: [line = ''] }) => line.replace(/[^/]*$/, ''));
    const others = errors.split('\n').filter((line) => !changed.some((file) => line.startsWith(file)));
    expect(others).toEqual([]);
    expect(count).toMatch(/^\d+ errors in the content\. Nothing was built\.\n$/);
    expect(hasStack(printed), printed).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('prints the messages that the guide shows', nightly, () => {
  const shown = readGuide(guide).find(
    (step) => step.kind === 'left out' && step.reason === 'what the build prints',
  );
  expect(shown?.kind).toBe('left out');
  const lines = shown?.kind === 'left out' ? shown.text.trim().split('\n') : [];
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-mistake-'));
  try {
    for (const part of ['entries', 'messages', 'datasets', 'geo'])
      cpSync(join(content, part), join(folder, part), { recursive: true });
    const update = join(folder, 'entries/update/first-visits-2026');
    cpSync(join(folder, 'entries/update', updates[0] ?? ''), update, { recursive: true });
    for (const step of readGuide(guide)) {
      const [, file] = step.kind === 'write' ? (/first-visits-2026\/(.+)$/.exec(step.file) ?? []) : [];
      if (step.kind === 'write' && file) writeFileSync(join(update, file), step.text);
    }
    const files = new Files(update);
    files.change('en.md', /^pageTitle: .*$/m, `pageTitle: ${'a'.repeat(71)}`);
    files.change('es.md', /^---\n\n/m, '---\n\n::figure{#ages}\n\n');
    const { printed } = build(folder);
    expect(lines.length).toBe(2);
    for (const line of lines) expect(printed).toContain(line);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

// These errors are found on the pages, so that it builds the whole site.
test('reports errors of pages when an editor builds the site', nightly, async () => {
  test.setTimeout(1_200_000);
  const draw = createDraw(testSeed, 'errors on pages');
  const id = draw.pick(updates);
  const path = `/no-such-page-${draw.integer(1e6)}`;
  const jargon =
    'Participation necessitates comprehensive documentation regarding cardiovascular comorbidities.';
  const clone = await cloneProject();
  try {
    const file = `packages/content/entries/update/${id}/en.md`;
    clone.write(file, `${clone.read(file)}\n[Read more](${path}) about it.\n\n${jargon}\n`);
    const spanish = `packages/content/entries/update/${id}/es.md`;
    clone.write(spanish, `${clone.read(spanish)}\nLea [un artículo](https://pubmed.ncbi.nlm.nih.gov/).\n`);
    // Of the glossary, on a page of its own, where nothing explains it.
    writeUpdate(clone, { ...drawUpdate(draw, 'glossary'), date: '2026-01' });
    const unexplained = 'packages/content/entries/update/glossary/en.md';
    clone.write(unexplained, `${clone.read(unexplained)}\nYou can ask for pacing at any time.\n`);
    const { code, printed } = clone.run('npm run build');
    expect(code).toBe(1);
    expect(printed).toContain(`links to ${path}, which is not a page. Visitors would get an error page.`);
    expect(printed).toContain(jargon.slice(0, -1));
    expect(printed).toContain(`entries/update/${id}/en.md:`);
    expect(printed).toContain('as “un artículo” without “(en inglés)”.');
    expect(printed).toContain('/stay-informed/updates/glossary first uses “pacing” here: “You can ask');
    expect(printed).toContain('or link to a page that explains it.');
    expect(hasStack(printed), printed).toBe(false);
  } finally {
    await clone.dispose();
  }
});
