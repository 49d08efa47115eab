import { expect, test } from 'vitest';

import { CRITERIA } from '../src/standards/wcag22.ts';
import type { AuditRecord, Outcome } from '../src/store/record.ts';
import type { HeardEvidence } from '../src/store/results.ts';
import { STATUSES, statusOf } from '../src/store/status.ts';

const row = (outcome: Outcome, width = 1280): AuditRecord => ({
  rule: 'reflow',
  criteria: ['1.4.10'],
  place: { kind: 'page', id: 'home', address: 'https://example.org/' },
  state: { language: 'en', theme: 'light', width, after: 'as loaded' },
  outcome,
  findings: outcome === 'failed' ? [{ where: 'html', seen: 'Too wide.' }] : [],
});

const recording: HeardEvidence = {
  title: { en: 'A', es: 'A' },
  file: 'a.heard.txt',
  criteria: ['1.4.10'],
  proves: [],
  about: [],
  status: 'AS EXPECTED',
  differences: [],
  noticed: { en: ['A menu is read twice.'], es: ['Un menú se lee dos veces.'] },
};

test('a machine alone never says that a criterion is supported', () => {
  expect(STATUSES.filter((status) => /support|conform|pass/i.test(status))).toEqual([]);
  expect(statusOf('1.4.10', [row('passed')], []).status).toBe('noFailureFound');
});

test('one failure in one state is a failure', () => {
  expect(statusOf('1.4.10', [row('passed'), row('failed', 320)], [recording]).status).toBe('failed');
});

test('what did not run, or could not be decided, never counts as passed', () => {
  expect(statusOf('1.4.10', [row('passed'), row('untested', 320)], []).status).toBe('cantTell');
  expect(statusOf('1.4.10', [row('passed'), row('cantTell', 320)], []).status).toBe('cantTell');
});

test('the states that were tested are counted of those that were visited', () => {
  expect(statusOf('1.4.10', [row('passed'), row('untested', 320)], []).states).toEqual({
    tested: 1,
    visited: 2,
  });
});

test('what nothing speaks to is not tested; what was only heard says so', () => {
  expect(statusOf('1.4.10', [], []).status).toBe('notTested');
  expect(statusOf('1.4.10', [], [recording]).status).toBe('heardOnly');
  expect(statusOf('1.4.10', [row('inapplicable')], []).status).toBe('noneApplies');
});

test('WCAG 2.2 has 31 criteria of level A and 24 of level AA, each named in both languages', () => {
  expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(55);
  expect(CRITERIA.filter(({ number, en, es }) => !number || !en || !es)).toEqual([]);
});
