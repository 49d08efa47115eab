import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { readTranscriptEvidence } from '../src/screen-reader/read-transcripts.ts';
import { getBrowser, toTranscriptPath } from '../src/screen-reader/run-screen-reader-tests.ts';
import { readScenario, type Scenario } from '../src/screen-reader/scenario.ts';
import {
  diffTranscripts,
  formatTranscript,
  formatLine,
  parseTranscript,
  checkTranscripts,
  type Transcript,
} from '../src/screen-reader/transcript.ts';
import { readSources } from '../src/evidence/freshness.ts';

const root = join(import.meta.dirname, '../../..');

const script: Scenario = {
  title: { en: 'A disclosure', es: 'Un texto que se abre' },
  address: { en: '/', es: '/es' },
  proves: [],
  noticed: { en: [], es: [] },
  criteria: ['4.1.2'],
  load: { en: ['Page'], es: ['Página'] },
  steps: [
    { press: 'Tab', hears: { en: ['Details', 'collapsed'], es: ['Detalles', 'contraído'] } },
    { press: 'Return', once: { en: ['expanded'], es: ['expandido'] } },
  ],
};

const createTranscript = (language: 'en' | 'es', ...lines: string[][]): Transcript => ({
  language,
  steps: ['load', 'Tab', 'Return'].map((name, at) => ({ name, lines: lines[at] ?? [] })),
});
const en = createTranscript('en', ['Page.'], ['Details button collapsed.', 'Focus mode'], ['expanded']);
const es = createTranscript('es', ['Página.'], ['Detalles botón contraído.'], ['expandido']);

test('what was expected and heard leaves nothing to say', () => {
  expect(checkTranscripts(script, [en, es])).toEqual([]);
});

test('a state that is not said is told, with what was heard instead', () => {
  const without = createTranscript('en', ['Page.'], ['Details button.'], ['expanded']);
  expect(checkTranscripts(script, [without, es])).toEqual([
    'en [Tab]: “collapsed” expected, heard “Details button.”',
  ]);
});

test('words in another order than expected are told', () => {
  const turned = createTranscript('en', ['Page.'], ['collapsed Details button.'], ['expanded']);
  expect(checkTranscripts(script, [turned, es])).toHaveLength(1);
});

test('what is said twice, or not at all, is told where it should be said once', () => {
  const twice = createTranscript('en', ['Page.'], ['Details collapsed'], ['expanded', 'Details expanded']);
  const never = createTranscript('es', ['Página.'], ['Detalles contraído'], []);
  expect(checkTranscripts(script, [twice, never])).toEqual([
    'en [Return]: “expanded” 2 times, not once, heard “expanded / Details expanded”',
    'es [Return]: “expandido” 0 times, not once, heard “(silence)”',
  ]);
});

test('a language that was not listened to is told', () => {
  expect(checkTranscripts(script, [en])).toEqual(['es: not heard at all.']);
});

test('a recording of other steps has to be made again', () => {
  expect(checkTranscripts(script, [{ ...en, steps: en.steps.slice(0, 2) }, es])).toHaveLength(1);
});

test('a recording reads back as it was heard; only the words count, not the date', () => {
  const text = formatTranscript(['A disclosure', '2026-11-20'], [en, es]);
  expect(diffTranscripts(parseTranscript(text), [en, es])).toEqual([]);
  expect(parseTranscript(text)).toEqual(parseTranscript(formatTranscript(['Another day'], [en, es])));
});

test('changed words are shown as a diff', () => {
  const now = createTranscript('en', ['Page.'], ['Details button.'], ['expanded']);
  expect(diffTranscripts([en], [now])).toEqual([
    'en 1 [Tab]',
    '- Details button collapsed. / Focus mode',
    '+ Details button.',
  ]);
});

test('a language other than the listener’s is marked', () => {
  expect(formatLine({ kind: 'say', text: 'En Español', lang: 'es' }, 'en')).toBe('En Español {es}');
  expect(formatLine({ kind: 'say', text: 'En Español', lang: 'es' }, 'es')).toBe('En Español');
});

describe('recordings of this product', () => {
  const nothing = readSources(root, { components: [], pagesSource: [] });
  const evidence = readTranscriptEvidence(
    root,
    ['packages/ui/src/**/evidence/*.steps.yml', 'packages/site/evidence/*.steps.yml'],
    nothing,
  );

  test('there are some', () => {
    expect(evidence.length).toBeGreaterThan(0);
  });

  test.each(evidence)('$file: what is expected was heard, in both languages', ({ status, differences }) => {
    expect(differences).toEqual([]);
    expect(status).toBe('AS EXPECTED');
  });

  test('each one has steps beside it', () => {
    const recordings = globSync('packages/{ui/src/**,site}/evidence/*.heard.txt', { cwd: root });
    expect(recordings.sort()).toEqual(evidence.map(({ file }) => file).sort());
  });

  test.each(evidence)('$file names reader, browser and patches, and that no person judged it', ({ file }) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toMatch(
      new RegExp(
        `^# Orca [\\d.]+ with ${getBrowser(file.replace('.heard.txt', '.steps.yml'))} [\\d.]+ on Linux, \\d{4}-\\d\\d-\\d\\d`,
        'm',
      ),
    );
    expect(text).toMatch(/^# Patches of Orca: /m);
    expect(text).toMatch(/not judged by a person/);
  });
});

test('steps that are none are named with their file', () => {
  expect(() => readScenario(join(root, 'package.json'))).toThrow(/package\.json is no list of steps/);
  expect(toTranscriptPath('a/X.steps.yml')).toBe('a/X.heard.txt');
});
