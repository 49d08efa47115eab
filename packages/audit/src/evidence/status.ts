import type { Evidence, HeardEvidence, JudgedEvidence } from './evidence.ts';
import type { AuditRecord } from './record.ts';

/**
 * What may be said of a criterion, the worst first. A machine alone never says "supports": 'judged' needs a person's
 * verdict on everything that was visited, on the source as it is now.
 */
export const STATUSES = [
  'failed',
  'cantTell',
  'partlyTested',
  'noFailureFound',
  'noneApplies',
  'heardOnly',
  'notTested',
  'judged',
] as const;
export type Status = (typeof STATUSES)[number];

export type CriterionStatus = {
  status: Status;
  /** Rules that spoke to it. */
  rules: string[];
  /** Places in states in which at least one rule passed or failed, of all that were visited. */
  states: { tested: number; visited: number };
  failures: AuditRecord[];
  undecided: AuditRecord[];
  untested: AuditRecord[];
  /** Recordings of a screen reader that speak to it. */
  heard: HeardEvidence[];
  /** Verdicts of people; stale ones are among them and count for nothing. */
  judged: JudgedEvidence[];
};

/** The part of the evidence that a status is made of. */
export type StatusInput = { records: readonly AuditRecord[] } & Pick<
  Evidence,
  'heard' | 'judged' | 'subjectOf'
>;

export const stateOf = ({ place, state }: AuditRecord): string =>
  [place.id, state.language, state.theme, state.width, state.after].join(' ');

type Index = { byCriterion: ReadonlyMap<string, AuditRecord[]>; visited: number };
const indexes = new WeakMap<readonly AuditRecord[], Index>();

/** Rows by criterion, found once for each list: a full run has 150,000, and every report asks about every criterion. */
function indexOf(records: readonly AuditRecord[]): Index {
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
  // An axe-core that did not run names no criteria: it is missing for all those that it spoke to elsewhere.
  const missing = records.filter(({ rule }) => rule === 'axe/*');
  for (const rows of byCriterion.values())
    if (rows.some(({ rule }) => rule.startsWith('axe/'))) rows.push(...missing);
  const index = { byCriterion, visited: new Set(records.map(stateOf)).size };
  indexes.set(records, index);
  return index;
}

/** True when each subject to which the criterion applies has been judged, as it is now, and nobody found a failure. */
function isJudged(mine: readonly AuditRecord[], fresh: readonly JudgedEvidence[], input: StatusInput) {
  const applies = mine.filter(({ outcome }) => outcome !== 'inapplicable');
  const subjects = new Set((applies.length > 0 ? applies : mine).map(({ place }) => input.subjectOf(place)));
  return (
    fresh.length > 0 && [...subjects].every((subject) => fresh.some((verdict) => verdict.subject === subject))
  );
}

/**
 * Status by rule, the first that holds: a failed rule or a person's fail is 'failed'; a fresh verdict on everything is
 * 'judged'; a rule that could not decide is 'cantTell'; no row is 'heardOnly' with a recording that is not stale, else
 * 'notTested'; only rows that did not run are 'notTested'; some of them 'partlyTested'; what passed somewhere is
 * 'noFailureFound'; else 'noneApplies'.
 */
export function statusOf(criterion: string, input: StatusInput): CriterionStatus {
  const { byCriterion, visited } = indexOf(input.records);
  const mine = byCriterion.get(criterion) ?? [];
  const recordings = input.heard.filter(({ criteria }) => criteria.includes(criterion));
  const judged = input.judged.filter((verdict) => verdict.criterion === criterion);
  const fresh = judged.filter(({ freshness }) => freshness === 'fresh');
  const of = (...outcomes: AuditRecord['outcome'][]) =>
    mine.filter(({ outcome }) => outcomes.includes(outcome));
  const [failures, undecided, untested] = [of('failed'), of('cantTell'), of('untested')];
  const status = (): Status => {
    if (failures.length > 0 || fresh.some(({ verdict }) => verdict === 'fail')) return 'failed';
    if (isJudged(mine, fresh, input)) return 'judged';
    if (undecided.length > 0) return 'cantTell';
    if (mine.length === 0) {
      const isHeard = recordings.some((each) => each.status !== 'NOT RUN' && each.freshness !== 'stale');
      return isHeard ? 'heardOnly' : 'notTested';
    }
    if (untested.length > 0) return untested.length === mine.length ? 'notTested' : 'partlyTested';
    return of('passed').length > 0 ? 'noFailureFound' : 'noneApplies';
  };
  return {
    status: status(),
    rules: [...new Set(mine.map(({ rule }) => rule))].sort(),
    states: {
      tested: new Set(of('passed', 'failed').map(stateOf)).size,
      visited,
    },
    failures,
    undecided,
    untested,
    heard: recordings,
    judged,
  };
}
