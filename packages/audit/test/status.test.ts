import { expect, test } from 'vitest';

import { RELATED } from '../src/standards/related.ts';
import { CRITERIA } from '../src/standards/wcag22.ts';
import type { Outcome } from '../src/evidence/record.ts';
import { STATUSES, computeStatus } from '../src/evidence/status.ts';
import { input, recording, row, verdict } from './evidence.ts';

const reflow = (outcome: Outcome, width = 1280) => row('reflow', ['1.4.10'], outcome, { width });
const statusWith = (...args: Parameters<typeof input>) => computeStatus('1.4.10', input(...args)).status;

test('a machine alone never says that a criterion is supported', () => {
  expect(STATUSES.filter((status) => /support|conform|pass/i.test(status))).toEqual([]);
  expect(statusWith([reflow('passed')])).toBe('noFailureFound');
});

test('one failure in one state is a failure, whatever a person has judged', () => {
  expect(statusWith([reflow('passed'), reflow('failed', 320)], { manualResults: [verdict()] })).toBe(
    'failed',
  );
});

test('what could not be decided, or did not run, never counts as passed', () => {
  expect(statusWith([reflow('passed'), reflow('cantTell', 320)])).toBe('cantTell');
  expect(statusWith([reflow('passed'), reflow('untested', 320)])).toBe('partlyTested');
  expect(statusWith([reflow('untested'), reflow('untested', 320)])).toBe('notTested');
});

test('where axe-core did not run, what only axe-core looks at is not tested everywhere', () => {
  const contrast = row('axe/color-contrast', ['1.4.3'], 'passed');
  const records = [contrast, reflow('passed'), row('axe/*', [], 'untested', { target: { id: 'gone' } })];
  expect(computeStatus('1.4.3', input(records)).status).toBe('partlyTested');
  expect(computeStatus('1.4.10', input(records)).status).toBe('noFailureFound');
});

test('the states that were tested are counted of those that were visited', () => {
  expect(computeStatus('1.4.10', input([reflow('passed'), reflow('untested', 320)])).states).toEqual({
    tested: 1,
    visited: 2,
  });
});

test('what nothing speaks to is not tested; what was only heard says so, as long as its source is the same', () => {
  const createTranscripts = (freshness: 'fresh' | 'stale') => [
    recording({ criteria: ['1.4.10'], freshness }),
  ];
  expect(statusWith([])).toBe('notTested');
  expect(statusWith([], { transcripts: createTranscripts('fresh') })).toBe('heardOnly');
  expect(statusWith([], { transcripts: createTranscripts('stale') })).toBe('notTested');
  expect(statusWith([reflow('inapplicable')])).toBe('noneApplies');
});

test('a person’s verdict counts for everything that was visited, or for nothing', () => {
  const story = row('reflow', ['1.4.10'], 'passed', { target: { kind: 'component', id: 'menu--open' } });
  const manualResults = [verdict()];
  expect(statusWith([reflow('passed')], { manualResults })).toBe('judged');
  expect(statusWith([reflow('passed'), story], { manualResults })).toBe('noFailureFound');
  expect(
    statusWith([reflow('passed'), story], {
      manualResults: [...manualResults, verdict({ subject: 'menu' })],
    }),
  ).toBe('judged');
});

test('a verdict on an older source counts for nothing; a fail on this source is a failure', () => {
  expect(statusWith([reflow('passed')], { manualResults: [verdict({ freshness: 'stale' })] })).toBe(
    'noFailureFound',
  );
  const fail = { verdict: 'fail', words: 'Cut off.' } as const;
  expect(statusWith([reflow('passed')], { manualResults: [verdict(fail)] })).toBe('failed');
  expect(statusWith([reflow('passed')], { manualResults: [verdict({ ...fail, freshness: 'stale' })] })).toBe(
    'noFailureFound',
  );
});

test('WCAG 2.2 has 31 criteria of level A and 24 of level AA, each named in both languages', () => {
  expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(55);
  expect(CRITERIA.filter(({ number, en, es }) => !number || !en || !es)).toEqual([]);
});

test('each criterion has its names in the other standards, in the same order', () => {
  expect(RELATED.map(({ number }) => number)).toEqual(CRITERIA.map(({ number }) => number));
  const count = (of: (row: (typeof RELATED)[number]) => boolean) => RELATED.filter(of).length;
  expect(count(({ since }) => since === '2.0')).toBe(37);
  expect(count(({ since }) => since === '2.1')).toBe(12);
  expect(count(({ evidence }) => evidence === 'measurable')).toBe(21);
  expect(count(({ evidence }) => evidence === 'absence')).toBe(7);
  const isLikeItself = ({ since, baseline, en301549, section508 }: (typeof RELATED)[number]) =>
    baseline.length > 0 === (since === '2.0') &&
    (section508 !== undefined) === (since === '2.0') &&
    (en301549 === undefined) === (since === '2.2');
  expect(RELATED.filter((each) => !isLikeItself(each))).toEqual([]);
});
