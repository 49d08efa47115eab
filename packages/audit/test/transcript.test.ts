import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { readTranscriptEvidence } from '../src/screen-reader/read-transcripts.ts';
import { getBrowser, readScenario, toTranscriptPath, type Scenario } from '../src/screen-reader/scenario.ts';
import {
  diffTranscripts,
  formatTranscripts,
  formatLine,
  parseTranscriptHead,
  parseTranscripts,
  checkTranscripts,
  type Transcript,
} from '../src/screen-reader/transcript.ts';
import { createFindChangedFolders } from '../src/evidence/changed-folders.ts';
import { createSubjects } from '../src/evidence/subjects.ts';

const root = join(import.meta.dirname, '../../..');

const scenario: Scenario = {
  title: { en: 'A disclosure', es: 'Un texto que se abre' },
  address: { en: '/', es: '/es' },
  proves: [],
  notes: { en: [], es: [] },
  criteria: ['4.1.2'],
  load: { en: ['Page'], es: ['Página'] },
  steps: [
    { press: 'Tab', expects: { en: ['Details', 'collapsed'], es: ['Detalles', 'contraído'] } },
    { press: 'Return', once: { en: ['expanded'], es: ['expandido'] } },
  ],
};

const createTranscript = (language: 'en' | 'es', ...lines: string[][]): Transcript => ({
  language,
  steps: ['load', 'Tab', 'Return'].map((name, at) => ({ name, lines: lines[at] ?? [] })),
});
const en = createTranscript('en', ['Page.'], ['Details button collapsed.', 'Focus mode'], ['expanded']);
const es = createTranscript('es', ['Página.'], ['Detalles botón contraído.'], ['expandido']);

test('finds no difference where all expected phrases are announced', () => {
  expect(checkTranscripts(scenario, [en, es])).toEqual([]);
});

test('names a missing phrase and the actual output', () => {
  const without = createTranscript('en', ['Page.'], ['Details button.'], ['expanded']);
  expect(checkTranscripts(scenario, [without, es])).toEqual([
    'en [Tab]: “collapsed” expected, the transcript has “Details button.”',
  ]);
});

test.each([
  ['a negated state', 'checked', 'Adults check box not checked.'],
  ['a part of a number', '3 options', '13 options.'],
  ['a number that goes on', '1 of 3', '1 of 31.'],
  ['a part of a word', 'link', 'Linked blinks.'],
  ['the beginning of a word', 'required', 'requiredness'],
])('does not take %s for the phrase', (_, phrase, line) => {
  const step = { press: 'Tab', expects: { en: [phrase], es: [] }, once: { en: [phrase], es: [] } };
  const heard = createTranscript('en', ['Page.'], [line]);
  const [loaded, tab] = heard.steps as [Transcript['steps'][0], Transcript['steps'][0]];
  const differences = checkTranscripts({ ...scenario, steps: [step] }, [
    { ...heard, steps: [loaded, tab] },
    { ...es, steps: es.steps.slice(0, 2) },
  ]);
  expect(differences).toEqual([
    `en [Tab]: “${phrase}” expected, the transcript has “${line}”`,
    `en [Tab]: “${phrase}” 0 times, not once, the transcript has “${line}”`,
  ]);
});

test('finds phrases in another order', () => {
  const turned = createTranscript('en', ['Page.'], ['collapsed Details button.'], ['expanded']);
  expect(checkTranscripts(scenario, [turned, es])).toHaveLength(1);
});

test('finds a phrase that is announced twice or never instead of once', () => {
  const twice = createTranscript('en', ['Page.'], ['Details collapsed'], ['expanded', 'Details expanded']);
  const never = createTranscript('es', ['Página.'], ['Detalles contraído'], []);
  expect(checkTranscripts(scenario, [twice, never])).toEqual([
    'en [Return]: “expanded” 2 times, not once, the transcript has “expanded / Details expanded”',
    'es [Return]: “expandido” 0 times, not once, the transcript has “(silence)”',
  ]);
});

test('finds a missing language', () => {
  expect(checkTranscripts(scenario, [en])).toEqual(['es: no transcript.']);
});

test('finds a transcript with other steps than the scenario', () => {
  expect(checkTranscripts(scenario, [{ ...en, steps: en.steps.slice(0, 2) }, es])).toHaveLength(1);
});

test('parses what it formats, without the header', () => {
  const text = formatTranscripts(['A disclosure', '2026-11-20'], [en, es]);
  expect(diffTranscripts(parseTranscripts(text), [en, es])).toEqual([]);
  expect(parseTranscripts(text)).toEqual(parseTranscripts(formatTranscripts(['Another day'], [en, es])));
});

test('parses programs, date, version and commit of the header', () => {
  const programs =
    'Orca 43.1 with Chromium 156.0 on Linux, 2026-11-26; Orca speaks the language of the page.';
  expect(parseTranscriptHead(['A menu', programs, 'Version 1.2.3, commit 0123456789ab+.'])).toEqual({
    screenReader: 'Orca 43.1',
    browser: 'Chromium 156.0',
    date: '2026-11-26',
    version: '1.2.3',
    commit: '0123456789ab+',
  });
  expect(parseTranscriptHead(['A menu', 'Source of menu: 0123456789abcdef'])).toEqual({});
});

test('shows changed output as a diff', () => {
  const now = createTranscript('en', ['Page.'], ['Details button.'], ['expanded']);
  expect(diffTranscripts([en], [now])).toEqual([
    'en 1 [Tab]',
    '- Details button collapsed. / Focus mode',
    '+ Details button.',
  ]);
});

test('reads the name of a step that has brackets', () => {
  const step = { name: 'focus main >> role=link[name="Home"] >> nth=0', lines: ['Home link.'] };
  const transcript = { language: 'en', steps: [step] } as const;
  expect(parseTranscripts(formatTranscripts(['Today'], [{ ...transcript, steps: [step] }]))).toEqual([
    transcript,
  ]);
});

test('marks a language other than the listener’s', () => {
  expect(formatLine({ kind: 'say', text: 'En Español', lang: 'es' }, 'en')).toBe('En Español {es}');
  expect(formatLine({ kind: 'say', text: 'En Español', lang: 'es' }, 'es')).toBe('En Español');
});

describe('the transcripts of this product', () => {
  const nothing = createSubjects({ components: [], pagesSource: [] });
  const evidence = readTranscriptEvidence(
    root,
    ['packages/ui/src/**/evidence/*.scenario.yml', 'packages/site/evidence/*/*.scenario.yml'],
    nothing,
    createFindChangedFolders(root),
  );

  test('exist', () => {
    expect(evidence.length).toBeGreaterThan(0);
  });

  test.each(evidence)('$file is as its scenario expects, in both languages', ({ status, differences }) => {
    expect(differences).toEqual([]);
    expect(status).toBe('pass');
  });

  test('have a scenario each', () => {
    const transcripts = globSync('packages/{ui/src/**/evidence,site/evidence/*}/*.transcript.txt', {
      cwd: root,
    });
    expect(transcripts.sort()).toEqual(evidence.map(({ file }) => file).sort());
  });

  test.each(evidence)(
    '$file names screen reader, browser and patches, and that no person reviewed it',
    ({ file }) => {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text).toMatch(
        new RegExp(
          `^# Orca [\\d.]+ with ${getBrowser(file.replace('.transcript.txt', '.scenario.yml'))} [\\d.]+ on Linux, \\d{4}-\\d\\d-\\d\\d`,
          'm',
        ),
      );
      expect(text).toMatch(/^# Patches of Orca: /m);
      expect(text).toMatch(/not (judged|reviewed) by a person/);
    },
  );
});

test('names an invalid scenario', () => {
  expect(() => readScenario(join(root, 'package.json'))).toThrow(/package\.json is invalid:/);
  expect(toTranscriptPath('a/X.scenario.yml')).toBe('a/X.transcript.txt');
});
