import { expect, test } from 'vitest';

import { RELATED } from '../src/standards/related.ts';
import { CRITERIA } from '../src/standards/wcag22.ts';
import type { Outcome } from '../src/evidence/record.ts';
import { STATUSES, computeStatus } from '../src/evidence/status.ts';
import { input, createTranscriptEvidence, row, createManualEvidence } from './evidence.ts';

const reflow = (outcome: Outcome, width = 1280) => row('reflow', ['1.4.10'], outcome, { width });
const statusWith = (...args: Parameters<typeof input>) => computeStatus('1.4.10', input(...args)).status;

test('no status claims that a criterion is supported', () => {
  expect(STATUSES.filter((status) => /support|conform|pass/i.test(status))).toEqual([]);
  expect(statusWith([reflow('passed')])).toBe('noFailureFound');
});

test('one failure in one state is a failure, whatever the manual results', () => {
  expect(
    statusWith([reflow('passed'), reflow('failed', 320)], { manualResults: [createManualEvidence()] }),
  ).toBe('failed');
});

test('undecided and untested results never count as passed', () => {
  expect(statusWith([reflow('passed'), reflow('cantTell', 320)])).toBe('personDecides');
  expect(statusWith([reflow('passed'), reflow('untested', 320)])).toBe('partlyTested');
  expect(statusWith([reflow('untested'), reflow('untested', 320)])).toBe('notTested');
});

test('a criterion that only axe-core tests is partly tested where axe-core did not run', () => {
  const contrast = row('axe/color-contrast', ['1.4.3'], 'passed');
  const records = [contrast, reflow('passed'), row('axe/*', [], 'untested', { target: { id: 'gone' } })];
  expect(computeStatus('1.4.3', input(records)).status).toBe('partlyTested');
  expect(computeStatus('1.4.10', input(records)).status).toBe('noFailureFound');
});

test('counts the tested states of those that were visited', () => {
  expect(computeStatus('1.4.10', input([reflow('passed'), reflow('untested', 320)])).states).toEqual({
    tested: 1,
    visited: 2,
  });
});

test('a criterion with nothing but a transcript has a status of its own while its source is unchanged', () => {
  const createTranscripts = (source: 'unchanged' | 'changed') => [
    createTranscriptEvidence({ criteria: ['1.4.10'], source }),
  ];
  expect(statusWith([])).toBe('notTested');
  expect(statusWith([], { transcripts: createTranscripts('unchanged') })).toBe('screenReaderOnly');
  expect(statusWith([], { transcripts: createTranscripts('changed') })).toBe('notTested');
  expect(statusWith([reflow('inapplicable')])).toBe('noneApplies');
});

test('a criterion is manually tested when every visited subject has a manual result', () => {
  const story = row('reflow', ['1.4.10'], 'passed', { target: { kind: 'component', id: 'menu--open' } });
  const manualResults = [createManualEvidence()];
  expect(statusWith([reflow('passed')], { manualResults })).toBe('manuallyTested');
  expect(statusWith([reflow('passed'), story], { manualResults })).toBe('noFailureFound');
  expect(
    statusWith([reflow('passed'), story], {
      manualResults: [...manualResults, createManualEvidence({ subject: 'menu' })],
    }),
  ).toBe('manuallyTested');
});

test('one review does not judge a criterion that no rule tests, nor parts that rules do not look at', () => {
  const menu = { kind: 'component', id: 'menu--open' } as const;
  const records = [
    row('reflow', ['1.4.10'], 'passed'),
    row('reflow', ['1.4.10'], 'passed', { target: menu }),
    row('axe/scrollable-region-focusable', ['2.1.1'], 'passed', { target: menu }),
    row('axe/scrollable-region-focusable', ['2.1.1'], 'inapplicable'),
    row('no-login', ['3.3.8'], 'cantTell', { target: menu }),
    row('no-login', ['3.3.8'], 'inapplicable'),
  ];
  const review = (criterion: string, subjects: string[]) => {
    const manualResults = subjects.map((subject) => createManualEvidence({ criterion, subject }));
    return computeStatus(criterion, input(records, { manualResults }));
  };
  expect(review('2.4.6', ['menu']).status).toBe('partlyTested');
  expect(review('2.4.6', ['menu', 'pages']).status).toBe('manuallyTested');
  expect(review('2.1.1', ['menu']).status).toBe('noFailureFound');
  expect(review('2.1.1', ['menu', 'pages']).status).toBe('manuallyTested');
  // This rule proves that the pages have no such content.
  expect(review('3.3.8', ['menu']).status).toBe('manuallyTested');
  expect(statusWith([], { manualResults: [createManualEvidence()] })).toBe('partlyTested');
});

test('a criterion is manually tested when it was reviewed in each language that was scanned', () => {
  const spanish = reflow('passed');
  const records = [reflow('passed'), { ...spanish, state: { ...spanish.state, language: 'es' as const } }];
  const inEnglish = createManualEvidence({ languages: ['en'] });
  const inSpanish = createManualEvidence({ languages: ['es'] });
  expect(statusWith(records, { manualResults: [inEnglish] })).toBe('noFailureFound');
  expect(statusWith(records, { manualResults: [inEnglish, inSpanish] })).toBe('manuallyTested');
  expect(statusWith([reflow('passed')], { manualResults: [inEnglish] })).toBe('manuallyTested');
});

test('manual results of an earlier source do not count; a failed one of the current source is a failure', () => {
  expect(
    statusWith([reflow('passed')], { manualResults: [createManualEvidence({ source: 'changed' })] }),
  ).toBe('noFailureFound');
  const fail = { outcome: 'failed', notes: 'Cut off.' } as const;
  expect(statusWith([reflow('passed')], { manualResults: [createManualEvidence(fail)] })).toBe('failed');
  expect(
    statusWith([reflow('passed')], {
      manualResults: [createManualEvidence({ ...fail, source: 'changed' })],
    }),
  ).toBe('noFailureFound');
});

test('lists 31 criteria of level A and 24 of level AA, with names in both languages', () => {
  expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(55);
  expect(CRITERIA.filter(({ number, en, es }) => !number || !en || !es)).toEqual([]);
});

test('lists the numbers of each criterion in other standards', () => {
  expect(RELATED.map(({ number }) => number)).toEqual(CRITERIA.map(({ number }) => number));
  const count = (of: (row: (typeof RELATED)[number]) => boolean) => RELATED.filter(of).length;
  expect(count(({ since }) => since === '2.0')).toBe(37);
  expect(count(({ since }) => since === '2.1')).toBe(12);
  expect(count(({ evidence }) => evidence === 'measurable')).toBe(21);
  expect(count(({ evidence }) => evidence === 'absence')).toBe(7);
  const isConsistent = ({ since, baseline, en301549, section508 }: (typeof RELATED)[number]) =>
    baseline.length > 0 === (since === '2.0') &&
    (section508 !== undefined) === (since === '2.0') &&
    (en301549 === undefined) === (since === '2.2');
  expect(RELATED.filter((each) => !isConsistent(each))).toEqual([]);
});
