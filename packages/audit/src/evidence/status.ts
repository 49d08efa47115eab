import { getRelated } from '../standards/related.ts';
import type { Evidence, TranscriptEvidence, ManualEvidence } from './evidence.ts';
import type { AuditRecord } from './record.ts';

/**
 * Status of a criterion, the worst first. No automated status means "supports": 'manuallyTested' needs manual results for
 * everything that was scanned, on the current source.
 */
export const STATUSES = [
  'failed',
  'personDecides',
  'partlyTested',
  'noFailureFound',
  'noneApplies',
  'screenReaderOnly',
  'notTested',
  'manuallyTested',
] as const;
export type Status = (typeof STATUSES)[number];

export type CriterionStatus = {
  status: Status;
  /** Ids of the rules with results for it. */
  rules: string[];
  /** Targets in states in which at least one rule passed or failed, of all that were visited. */
  states: { tested: number; visited: number };
  failures: AuditRecord[];
  undecided: AuditRecord[];
  untested: AuditRecord[];
  /** Transcripts whose scenario names it. */
  transcripts: TranscriptEvidence[];
  /** Manual results, also those that do not count, since their source has changed or is unknown. */
  manualResults: ManualEvidence[];
  /** Whether manual results on the current source cover everything that was scanned. */
  isReviewed: boolean;
};

/** The evidence that a status depends on. */
export type StatusInput = { records: readonly AuditRecord[] } & Pick<
  Evidence,
  'transcripts' | 'manualResults' | 'getSubject'
>;

export const getStateKey = ({ target, state }: AuditRecord): string =>
  [target.id, state.language, state.theme, state.width, state.interactionState].join(' ');

type Index = {
  byCriterion: ReadonlyMap<string, AuditRecord[]>;
  visited: number;
  /** A row of each target in each language. */
  scanned: readonly AuditRecord[];
};
const indexes = new WeakMap<readonly AuditRecord[], Index>();

/** Rows by criterion, cached for each list: a full scan has 150,000 rows, and every report needs every criterion. */
function indexByCriterion(records: readonly AuditRecord[]): Index {
  const known = indexes.get(records);
  if (known) return known;
  const byCriterion = new Map<string, AuditRecord[]>();
  for (const row of records) {
    for (const number of row.criteria) {
      const rows = byCriterion.get(number);
      if (rows) rows.push(row);
      else byCriterion.set(number, [row]);
    }
  }
  // A row of an axe-core that did not run has no criteria: it is missing for all that axe-core has results for.
  const missing = records.filter(({ rule }) => rule === 'axe/*');
  for (const rows of byCriterion.values())
    if (rows.some(({ rule }) => rule.startsWith('axe/'))) rows.push(...missing);
  const index = {
    byCriterion,
    visited: new Set(records.map(getStateKey)).size,
    scanned: [
      ...new Map(records.map((row) => [`${row.target.id} ${row.state.language}`, row] as const)).values(),
    ],
  };
  indexes.set(records, index);
  return index;
}

/**
 * The rows whose subjects and languages a person has to review. Rules say where there is nothing to review only of a
 * criterion that they can test, or whose content they can find.
 */
function listToReview(
  criterion: string,
  mine: readonly AuditRecord[],
  scanned: readonly AuditRecord[],
): readonly AuditRecord[] {
  if (mine.length === 0) return scanned;
  if (getRelated(criterion).evidence === 'manual') return mine;
  const applies = mine.filter(({ outcome }) => outcome !== 'inapplicable');
  return applies.length > 0 ? applies : mine;
}

/**
 * Computes the status; the first that matches: a failed rule or manual result is 'failed'; manual results on the
 * current source for all subjects, in all their languages, are 'manuallyTested'; an undecided rule is 'personDecides';
 * without rows, manual results are 'partlyTested', a transcript whose source has not changed is 'screenReaderOnly', else
 * it is 'notTested'; only untested rows without manual results are 'notTested', other untested rows 'partlyTested'; a
 * rule that passed is 'noFailureFound'; else 'noneApplies'.
 */
export function computeStatus(criterion: string, input: StatusInput): CriterionStatus {
  const { byCriterion, visited, scanned } = indexByCriterion(input.records);
  const mine = byCriterion.get(criterion) ?? [];
  const transcripts = input.transcripts.filter(({ criteria }) => criteria.includes(criterion));
  const manualResults = input.manualResults.filter((each) => each.criterion === criterion);
  const current = manualResults.filter(({ source }) => source === 'unchanged');
  const of = (...outcomes: AuditRecord['outcome'][]) =>
    mine.filter(({ outcome }) => outcomes.includes(outcome));
  const [failures, undecided, untested] = [of('failed'), of('cantTell'), of('untested')];
  const toReview = current.length === 0 ? [] : listToReview(criterion, mine, scanned);
  const isReviewed =
    toReview.length > 0 &&
    toReview.every(({ target, state }) => {
      const subject = input.getSubject(target);
      return current.some((each) => each.subject === subject && each.languages.includes(state.language));
    });
  const status = (): Status => {
    if (failures.length > 0 || current.some(({ outcome }) => outcome === 'failed')) return 'failed';
    if (isReviewed) return 'manuallyTested';
    if (undecided.length > 0) return 'personDecides';
    if (mine.length === 0) {
      if (current.length > 0) return 'partlyTested';
      const isRecorded = transcripts.some((each) => each.status !== 'skipped' && each.source !== 'changed');
      return isRecorded ? 'screenReaderOnly' : 'notTested';
    }
    if (untested.length > 0)
      return untested.length === mine.length && current.length === 0 ? 'notTested' : 'partlyTested';
    return of('passed').length > 0 ? 'noFailureFound' : 'noneApplies';
  };
  return {
    status: status(),
    rules: [...new Set(mine.map(({ rule }) => rule))].sort(),
    states: {
      tested: new Set(of('passed', 'failed').map(getStateKey)).size,
      visited,
    },
    failures,
    undecided,
    untested,
    transcripts,
    manualResults,
    isReviewed,
  };
}
