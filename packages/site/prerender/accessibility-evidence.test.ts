import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { loadMessages } from '@longcovid/content/load';
import { createIntl } from 'react-intl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AccessibilityEvidence } from '../src/pages/accessibility/evidence.ts';
import { evidenceSentences } from '../src/pages/accessibility/evidence-sentences.ts';
import { readAccessibilityEvidence } from './accessibility-evidence.ts';

const ROOT = join(import.meta.dirname, '../../..');

const renderSentences = (evidence: AccessibilityEvidence, locale: 'en' | 'es') => {
  const { tests, limits } = evidenceSentences(
    createIntl({ locale, messages: loadMessages(locale) }),
    evidence,
  );
  return [...tests, ...limits].join('\n');
};

describe('the committed evidence', () => {
  const evidence = readAccessibilityEvidence(ROOT);
  const listed = JSON.parse(readFileSync(join(ROOT, 'a11y-reports/transcripts.json'), 'utf8')) as {
    file: string;
  }[];
  const transcripts = listed.map(({ file }) => file);

  // New transcripts join the reports at the next release.
  test('lists committed transcripts only', () => {
    const committed = execFileSync('git', ['ls-files', '*.transcript.txt'], { cwd: ROOT, encoding: 'utf8' });
    expect(committed.trim().split('\n')).toEqual(expect.arrayContaining(transcripts));
  });

  test('counts every listed transcript by browser', () => {
    const inFirefox = transcripts.filter((file) => file.endsWith('.firefox.transcript.txt')).length;
    expect(evidence.screenReaders).toEqual([
      { screenReader: 'Orca', browser: 'Chromium', recordings: transcripts.length - inFirefox },
      { screenReader: 'Orca', browser: 'Firefox', recordings: inFirefox },
    ]);
  });

  // Of the components that the page counts: a component that is newer than the scan is in neither number.
  test('counts every scanned component and every page with a listed transcript once', () => {
    const { targets } = JSON.parse(readFileSync(join(ROOT, 'a11y-reports/results.json'), 'utf8')) as {
      targets: { id: string; kind: string }[];
    };
    const scanned = new Set(
      targets.filter(({ kind }) => kind === 'component').map(({ id }) => id.split('--')[0]),
    );
    const folders = new Set(transcripts.filter((file) => file.startsWith('packages/ui/')).map(dirname));
    const names = [...folders].map((folder) => basename(dirname(folder)).replaceAll('-', ''));
    expect(evidence.transcribedComponents).toBe(names.filter((name) => scanned.has(name)).length);
    expect(evidence.transcribedComponents).toBeGreaterThan(40);
    expect(evidence.transcribedPages).toBe(
      transcripts.filter((file) => file.startsWith('packages/site/')).length,
    );
  });

  test('claims manual results only when their files exist', () => {
    const files = execFileSync('git', ['ls-files', '*.a11y.yml'], { cwd: ROOT, encoding: 'utf8' }).trim();
    expect(evidence.verdicts === 0).toBe(files === '');
  });

  test.each(['en', 'es'] as const)('is on the page, %s', (locale) => {
    const text = renderSentences(evidence, locale);
    expect(text).toContain(String(evidence.components));
    expect(text).toContain('Orca');
    expect(text).toContain('Firefox');
    expect(text).toContain('NVDA');
  });
});

describe('other evidence', () => {
  let root: string;
  const change = (file: string, to: (data: never) => unknown) => {
    const path = join(root, 'a11y-reports', file);
    writeFileSync(path, JSON.stringify(to(JSON.parse(readFileSync(path, 'utf8')) as never)));
  };
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'evidence-'));
    cpSync(join(ROOT, 'a11y-reports'), join(root, 'a11y-reports'), { recursive: true });
    expect(readdirSync(join(root, 'a11y-reports'))).toContain('results.json');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('changes the sentences of the page', () => {
    change('manual-results.json', () => [{}, {}]);
    change('results.json', (data: { results: { outcomes: { failed?: number[] } }[] }) => ({
      ...data,
      results: [...data.results.filter(({ outcomes }) => !outcomes.failed), { outcomes: { failed: [0] } }],
    }));
    change('transcripts.json', ([first, ...others]: { subject: string; source: string }[]) => [
      { ...first, source: 'changed' },
      ...others
        .filter(({ subject }) => subject !== 'dialog')
        .map((recording) => ({ ...recording, source: 'unchanged' })),
    ]);
    const text = renderSentences(readAccessibilityEvidence(root), 'en');
    expect(text).toContain('We have 2 verdicts of people');
    expect(text).not.toContain('No person');
    expect(text).toContain('It found 1 failure');
    expect(text).toContain('1 recording of a screen reader is old');
  });

  test('fails the build without evidence for an unconditional claim of the page', () => {
    change('results.json', (data: { states: { theme: string }[] }) => ({
      ...data,
      states: data.states.filter(({ theme }) => theme !== 'forced'),
    }));
    expect(() => readAccessibilityEvidence(root)).toThrow(/no results with theme forced.*Scan again/);
  });
});

test('has the tests that the page mentions: the form by keyboard, without script, on a narrow screen', () => {
  const read = (file: string) => readFileSync(join(ROOT, 'e2e', file), 'utf8');
  const form = read('pages/join.e2e.ts');
  expect(form).toMatch(/hasScript, options\] of combine\(locales, \[1280, 320\], \[true, false\]\)/);
  expect(form).toMatch(/javaScriptEnabled: hasScript/);
  // From the menu to the reference, in all ways, of which a third is by keyboard.
  expect(read('journeys/request-to-join.e2e.ts')).toMatch(/visitorTask<.*>\('ask to join from the menu/);
  expect(read('ways.ts')).toMatch(/INPUTS = \['pointer', 'keyboard', 'touch'\]/);
});

test.each(['en', 'es'])(
  'has no typed claim about browsers, screen readers or people in the text of the page, %s',
  (locale) => {
    const record = readFileSync(
      join(ROOT, `packages/content/entries/page/accessibility/${locale}.md`),
      'utf8',
    );
    expect(record).not.toMatch(
      /Chromium|Firefox|WebKit|Safari|Orca|NVDA|JAWS|VoiceOver|still being built|construyendo/i,
    );
    expect(record).not.toMatch(
      /no person|ninguna persona|we have listened|hemos escuchado|we try\b|probamos el formulario/i,
    );
  },
);
