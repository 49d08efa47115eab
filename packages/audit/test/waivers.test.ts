import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { PAGES } from '../src/reports/document.ts';
import { parseConfig } from '../src/config.ts';
import { checkEvidence } from '../src/conformance/check-evidence.ts';
import { writeResults } from '../src/evidence/results.ts';
import { evidence, row } from './evidence.ts';

const config = parseConfig({
  product: { en: 'A library', es: 'Una biblioteca' },
  sources: [{ kind: 'storybook', base: 'http://localhost:6006' }],
});
let root: string;
const put = (file: string, text: string) => writeFileSync(join(root, file), text);
const check = (day: string) => checkEvidence(root, config, day).problems;

const waiver = `
waivers:
  - rule: reflow
    target: menu--*
    reason: { en: The table is wide., es: La tabla es ancha. }
    effect: { en: You scroll sideways., es: Hay que desplazarse a los lados. }
    workaround: { en: Read the list., es: Lea la lista. }
    issue: '#12'
    owner: component engineer
    expires: '2026-12-31'
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-waivers-'));
  mkdirSync(join(root, 'a11y-reports'));
  for (const name of ['transcripts', 'manual-results']) put(`a11y-reports/${name}.json`, '[]');
  for (const page of PAGES)
    for (const language of ['en', 'es']) put(`a11y-reports/${page}.${language}.html`, '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a waiver is valid through its last day and has to match a failure', () => {
  const target = { kind: 'component' as const, id: 'menu--open' };
  const results = (outcome: 'failed' | 'passed') => {
    const { results: all } = evidence([row('reflow', ['1.4.10'], outcome, { target })]);
    writeResults(join(root, 'a11y-reports/results.json'), all);
  };
  results('failed');
  put('a11y-waivers.yml', waiver);
  expect(check('2026-12-31')).toEqual([]);
  expect(check('2027-01-01')).toEqual([
    'The waiver of reflow on menu--* expired on 2026-12-31 (#12, component engineer). Fix the failure, or renew it.',
  ]);
  results('passed');
  expect(check('2026-12-31')[0]).toContain('matches no failure');
});

test.each([
  ['an expiry date', "expires: '2026-12-31'", 'Until which day'],
  ['an issue', "issue: '#12'", 'Name the issue that tracks it'],
  ['a reason', 'reason: { en: The table is wide., es: La tabla es ancha. }', 'Why is it not fixed now?'],
  ['both languages', ', es: La tabla es ancha.', 'Why is it not fixed now?'],
])('rejects a waiver without %s', (_, part, message) => {
  put('a11y-waivers.yml', waiver.replace(part, ''));
  expect(check('2026-12-31')[0]).toContain(message);
});
