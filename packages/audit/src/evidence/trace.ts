import { relatedTo } from '../standards/related.ts';
import { CRITERIA } from '../standards/wcag22.ts';
import type { Evidence } from './evidence.ts';
import { groupsOf, type RowGroup } from './groups.ts';
import type { AuditRecord, Outcome } from './record.ts';

/** The tester's words for what one test found; they are no statement about the criterion as a whole. */
export type TesterWord = 'PASS' | 'FAIL' | 'DOES NOT APPLY' | 'NOT TESTED';

/** What was not decided was not tested: it is never counted as passed. */
export const testerWord: Readonly<Record<Outcome, TesterWord>> = {
  passed: 'PASS',
  failed: 'FAIL',
  inapplicable: 'DOES NOT APPLY',
  cantTell: 'NOT TESTED',
  untested: 'NOT TESTED',
};

/** A line that can be followed from a criterion to the file that shows it, and back. */
export type TraceRow = {
  criterion: string;
  baseline: readonly string[];
  en301549: string | undefined;
  section508: string | undefined;
  kind: 'measured' | 'heard' | 'judged';
  /** Component of the config, or `pages`. */
  subject: string;
  /** Page, story, or what a person wrote. */
  place: string;
  /** States with this result; words of a person for theirs. */
  states: readonly string[];
  /** Rule, recording's requirements, or the person's role. */
  test: string;
  result: TesterWord;
  /** File that holds it, from the config's folder. */
  evidence: string;
};

const stateName = ({ state }: AuditRecord): string =>
  [
    state.language,
    state.theme,
    `${state.width}px`,
    ...(state.after === 'as loaded' ? [] : [state.after]),
  ].join('/');

type Untraced = Omit<TraceRow, 'baseline' | 'en301549' | 'section508'>;

const measuredRows = (criterion: string, groups: readonly RowGroup[], file: string): Untraced[] =>
  groups
    .filter(({ criteria }) => criteria.includes(criterion))
    .map(({ subject, place, places, rule, outcome, rows }) => ({
      criterion,
      kind: 'measured',
      subject,
      place: places.length > 1 ? `${place} (${places.length} stories)` : (places[0] ?? place),
      states: [...new Set(rows.map(stateName))].sort(),
      test: rule,
      result: testerWord[outcome],
      evidence: file,
    }));

const HEARD = { 'AS EXPECTED': 'PASS', 'OTHER WORDS': 'FAIL', 'NOT RUN': 'NOT TESTED' } as const;
const JUDGED = { pass: 'PASS', fail: 'FAIL', 'does-not-apply': 'DOES NOT APPLY' } as const;

/**
 * All rows, by criterion. Stale evidence is there with NOT TESTED: it says nothing about the source as it is now.
 * @param resultsFile Path of results.json, from the config's folder.
 */
export function traceOf(evidence: Evidence, resultsFile: string): TraceRow[] {
  const groups = groupsOf(evidence);
  return CRITERIA.flatMap(({ number }) => {
    const { baseline, en301549, section508 } = relatedTo(number);
    const heard = evidence.heard
      .filter(({ criteria }) => criteria.includes(number))
      .map((each) => ({
        criterion: number,
        kind: 'heard' as const,
        subject: each.subject ?? '',
        place: each.title.en,
        states: ['en', 'es'],
        test: each.proves.join(' '),
        result: each.freshness === 'stale' ? ('NOT TESTED' as const) : HEARD[each.status],
        evidence: each.file,
      }));
    const judged = evidence.judged
      .filter(({ criterion }) => criterion === number)
      .map((each) => ({
        criterion: number,
        kind: 'judged' as const,
        subject: each.subject,
        place: each.subject,
        states: each.languages.map((language) => `${language}/${each.state}`),
        test: each.person.role,
        result: each.freshness === 'fresh' ? JUDGED[each.verdict] : ('NOT TESTED' as const),
        evidence: each.file,
      }));
    return [...measuredRows(number, groups, resultsFile), ...heard, ...judged].map((row) => ({
      ...row,
      baseline,
      en301549,
      section508,
    }));
  });
}
