import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { createDraw, type Draw } from '../draw.ts';
import { cloneProject } from '../guides/clone.ts';
import { readGuide } from '../guides/read-guide.ts';
import { LANGUAGES, type Language } from '../ways.ts';

const seed = Number(process.env.TASK_SEED);
const isWhole = process.env.TASK_WAYS === 'all';
const root = fileURLToPath(new URL('../..', import.meta.url));
const content = join(root, 'packages/content');
const guide = readFileSync(join(root, 'docs/guides/editing.md'), 'utf8');

const updates = readdirSync(join(content, 'entries/update'));

/** An existing entry, in a random language. */
type Place = { id: string; language: Language };
type ContentError = {
  name: string;
  /** Changes the files of the entry. */
  make: (files: Files, place: Place, draw: Draw) => void;
  /** Parts of the error: the file and what to do. */
  expectedMessages: (place: Place) => string[];
};

/** The files of an update in a copy of the content. */
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

for (const { name, make, expectedMessages } of CONTENT_ERRORS) {
  test(`reports a content error to an editor: ${name}`, () => {
    const draw = createDraw(seed, name);
    const place = { id: draw.pick(updates), language: draw.pick(LANGUAGES) };
    test.info().annotations.push({ type: 'drawn', description: JSON.stringify(place) });
    const folder = mkdtempSync(join(tmpdir(), 'longcovid-mistake-'));
    try {
      for (const part of ['entries', 'messages', 'datasets', 'geo'])
        cpSync(join(content, part), join(folder, part), { recursive: true });
      make(new Files(join(folder, 'entries/update', place.id)), place, draw);
      const { status, printed } = build(folder);
      expect(status).toBe(1);
      for (const part of expectedMessages(place)) expect(printed).toContain(part);
      expect(printed).toMatch(/\n\d+ errors? in the content\. Nothing was built\.\n$/);
      expect(hasStack(printed), printed).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

test('prints the messages that the guide shows', () => {
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

// These errors are found on the pages. Building the whole site takes a minute, too long for a sample.
if (isWhole) {
  test('reports a broken link and a sentence of jargon when an editor builds the site', async () => {
    test.setTimeout(1_200_000);
    const draw = createDraw(seed, 'errors on pages');
    const id = draw.pick(updates);
    const address = `/no-such-page-${draw.integer(1e6)}`;
    const jargon =
      'Participation necessitates comprehensive documentation regarding cardiovascular comorbidities.';
    const clone = await cloneProject();
    try {
      const file = `packages/content/entries/update/${id}/en.md`;
      clone.write(file, `${clone.read(file)}\n[Read more](${address}) about it.\n\n${jargon}\n`);
      const { code, printed } = clone.run('npm run build');
      expect(code).toBe(1);
      expect(printed).toContain(
        `links to ${address}, which is not a page. Visitors would get an error page.`,
      );
      expect(printed).toContain(jargon.slice(0, -1));
      expect(printed).toContain(`entries/update/${id}/en.md:`);
      expect(hasStack(printed), printed).toBe(false);
    } finally {
      await clone.dispose();
    }
  });
}
