import { getRelated } from '../standards/related.ts';
import { CRITERIA } from '../standards/wcag22.ts';
import type { Evidence } from './evidence.ts';
import { createGroups, type RowGroup } from './groups.ts';
import type { AuditRecord, Outcome } from './record.ts';

/** Result of one test, in the terms of the Trusted Tester process; no statement about the criterion as a whole. */
export type TestResult = 'PASS' | 'FAIL' | 'DOES NOT APPLY' | 'NOT TESTED' | 'A PERSON HAS TO DECIDE';

/** The process has no word for an undecided result, which was tested, and never counts as passed. */
export const TEST_RESULTS: Readonly<Record<Outcome, TestResult>> = {
  passed: 'PASS',
  failed: 'FAIL',
  inapplicable: 'DOES NOT APPLY',
  cantTell: 'A PERSON HAS TO DECIDE',
  untested: 'NOT TESTED',
};

/** A row that links a criterion to the file with the evidence. */
export type TraceRow = {
  criterion: string;
  baseline: readonly string[];
  en301549: string | undefined;
  section508: string | undefined;
  kind: 'scan' | 'screen-reader' | 'manual';
  /** Component of the config, or `pages`. */
  subject: string;
  /** Page, story, or title of the scenario. */
  target: string;
  /** States with this result. */
  states: readonly string[];
  /** Rule, requirements of the scenario, or role of the reviewer. */
  test: string;
  result: TestResult;
  /** Path of the file with the evidence, relative to the config's folder. */
  evidence: string;
};

const formatState = ({ state }: AuditRecord): string =>
  [
    state.language,
    state.theme,
    `${state.width}px`,
    ...(state.interactionState === 'as loaded' ? [] : [state.interactionState]),
  ].join('/');

type Entry = Omit<TraceRow, 'baseline' | 'en301549' | 'section508'>;

const createScanRows = (criterion: string, groups: readonly RowGroup[], file: string): Entry[] =>
  groups
    .filter(({ criteria }) => criteria.includes(criterion))
    .map(({ subject, target, targets, rule, outcome, rows }) => ({
      criterion,
      kind: 'scan',
      subject,
      target: targets.length > 1 ? `${target} (${targets.length} stories)` : (targets[0] ?? target),
      states: [...new Set(rows.map(formatState))].sort(),
      test: rule,
      result: TEST_RESULTS[outcome],
      evidence: file,
    }));

const SCREEN_READER_RESULTS = { pass: 'PASS', mismatch: 'FAIL', skipped: 'NOT TESTED' } as const;

/**
 * All rows, by criterion. Evidence about an earlier source is NOT TESTED.
 * @param resultsFile Path of results.json, relative to the config's folder.
 */
export function createTrace(evidence: Evidence, resultsFile: string): TraceRow[] {
  const groups = createGroups(evidence);
  return CRITERIA.flatMap(({ number }) => {
    const { baseline, en301549, section508 } = getRelated(number);
    const transcripts = evidence.transcripts
      .filter(({ criteria }) => criteria.includes(number))
      .map((each) => ({
        criterion: number,
        kind: 'screen-reader' as const,
        subject: each.subject ?? '',
        target: each.title.en,
        states: ['en', 'es'],
        test: each.proves.join(' '),
        result: each.source === 'changed' ? ('NOT TESTED' as const) : SCREEN_READER_RESULTS[each.status],
        evidence: each.file,
      }));
    const manualResults = evidence.manualResults
      .filter(({ criterion }) => criterion === number)
      .map((each) => ({
        criterion: number,
        kind: 'manual' as const,
        subject: each.subject,
        target: each.subject,
        states: each.languages.map((language) => `${language}/${each.state}`),
        test: each.person.role,
        result: each.source === 'unchanged' ? TEST_RESULTS[each.outcome] : ('NOT TESTED' as const),
        evidence: each.file,
      }));
    return [...createScanRows(number, groups, resultsFile), ...transcripts, ...manualResults].map((row) => ({
      ...row,
      baseline,
      en301549,
      section508,
    }));
  });
}
