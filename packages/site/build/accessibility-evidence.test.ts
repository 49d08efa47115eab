import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadMessages } from '@longcovid/content/load';
import { createIntl } from 'react-intl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AccessibilityEvidence } from '../src/pages/accessibility/evidence.ts';
import { evidenceSentences } from '../src/pages/accessibility/evidence-sentences.ts';
import { readAccessibilityEvidence } from './accessibility-evidence.ts';

const ROOT = join(import.meta.dirname, '../../..');

const said = (evidence: AccessibilityEvidence, locale: 'en' | 'es') => {
  const { tests, limits } = evidenceSentences(
    createIntl({ locale, messages: loadMessages(locale) }),
    evidence,
  );
  return [...tests, ...limits].join('\n');
};

describe('the committed evidence', () => {
  const evidence = readAccessibilityEvidence(ROOT);
  const recordings = execFileSync('git', ['ls-files', '*.transcript.txt'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');

  test('every recording that is committed is counted, with its browser', () => {
    const inFirefox = recordings.filter((file) => file.endsWith('.firefox.transcript.txt')).length;
    expect(evidence.heardWith).toEqual([
      { screenReader: 'Orca', browser: 'Chromium', recordings: recordings.length - inFirefox },
      { screenReader: 'Orca', browser: 'Firefox', recordings: inFirefox },
    ]);
  });

  test('every component with a recording of its own is counted once, and so is every page', () => {
    const folders = new Set(recordings.filter((file) => file.startsWith('packages/ui/')).map(dirname));
    expect(evidence.heardComponents).toBe(folders.size);
    expect(evidence.heardPages).toBe(recordings.filter((file) => file.startsWith('packages/site/')).length);
  });

  test('nobody is said to have judged what no file of a verdict holds', () => {
    const verdicts = execFileSync('git', ['ls-files', '*.a11y.yml'], { cwd: ROOT, encoding: 'utf8' }).trim();
    expect(evidence.verdicts === 0).toBe(verdicts === '');
  });

  test.each(['en', 'es'] as const)('is what the page says, %s', (locale) => {
    const words = said(evidence, locale);
    expect(words).toContain(String(evidence.components));
    expect(words).toContain('Orca');
    expect(words).toContain('Firefox');
    expect(words).toContain('NVDA');
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

  test('changes what the page says', () => {
    change('manual-results.json', () => [{}, {}]);
    change('results.json', (data: { results: object[] }) => ({
      ...data,
      results: [...data.results, { outcomes: { failed: [0] } }],
    }));
    change('transcripts.json', ([first, ...others]: { subject: string; freshness: string }[]) => [
      { ...first, freshness: 'stale' },
      ...others
        .filter(({ subject }) => subject !== 'dialog')
        .map((recording) => ({ ...recording, freshness: 'fresh' })),
    ]);
    const words = said(readAccessibilityEvidence(root), 'en');
    expect(words).toContain('We have 2 verdicts of people');
    expect(words).not.toContain('No person');
    expect(words).toContain('It found 1 failure');
    expect(words).toContain('1 recording is older');
  });

  test('that does not show what the page says in every case ends the build', () => {
    change('results.json', (data: { states: { theme: string }[] }) => ({
      ...data,
      states: data.states.filter(({ theme }) => theme !== 'forced'),
    }));
    expect(() => readAccessibilityEvidence(root)).toThrow(
      /nothing was measured with theme forced.*Measure again/,
    );
  });
});

test('the tests that the page tells of are there: the form by keyboard, without script, on a narrow screen', () => {
  const form = readFileSync(join(dirname(import.meta.dirname), 'e2e/join.e2e.ts'), 'utf8');
  const finder = readFileSync(join(dirname(import.meta.dirname), 'e2e/finder.e2e.ts'), 'utf8');
  expect(form).toMatch(/hasScript\] of combine\(locales, \[1280, 320\], \[true, false\]\)/);
  expect(form).toMatch(/javaScriptEnabled: hasScript/);
  expect(finder).toMatch(/from an empty box to the reference by keyboard, \$\{locale\}, \$\{width\} px/);
  expect(finder).toMatch(/for \(const width of \[1280, 320\]\)/);
});

test.each(['en', 'es'])(
  'the record of the page holds no typed claim of browsers, screen readers or people, %s',
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
