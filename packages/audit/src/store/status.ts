import type { HeardEvidence } from './results.ts';
import type { AuditRecord } from './record.ts';

/**
 * What may be said of a criterion. A machine alone never says "supports": that word needs a person, a date and a
 * record of their verdict, which this store does not hold yet.
 */
export const STATUSES = [
  'failed',
  'cantTell',
  'noFailureFound',
  'noneApplies',
  'heardOnly',
  'notTested',
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
  /** Recordings of a screen reader that speak to it. */
  heard: HeardEvidence[];
};

const whereOf = ({ place, state }: AuditRecord) =>
  [place.id, state.language, state.theme, state.width].join(' ');

/**
 * Status by rule: any failure is 'failed'; else anything undecided or not run is 'cantTell'; else what passed
 * somewhere is 'noFailureFound'; else 'noneApplies'. No row at all: 'heardOnly' with a recording, else 'notTested'.
 */
export function statusOf(
  criterion: string,
  records: readonly AuditRecord[],
  heard: readonly HeardEvidence[],
): CriterionStatus {
  const mine = records.filter(({ criteria }) => criteria.includes(criterion));
  const recordings = heard.filter(({ criteria }) => criteria.includes(criterion));
  const of = (...outcomes: AuditRecord['outcome'][]) =>
    mine.filter(({ outcome }) => outcomes.includes(outcome));
  const failures = of('failed');
  const undecided = of('cantTell', 'untested');
  const status = (): Status => {
    if (mine.length === 0) return recordings.length > 0 ? 'heardOnly' : 'notTested';
    if (failures.length > 0) return 'failed';
    if (undecided.length > 0) return 'cantTell';
    return of('passed').length > 0 ? 'noFailureFound' : 'noneApplies';
  };
  return {
    status: status(),
    rules: [...new Set(mine.map(({ rule }) => rule))].sort(),
    states: {
      tested: new Set(of('passed', 'failed').map(whereOf)).size,
      visited: new Set(records.map(whereOf)).size,
    },
    failures,
    undecided,
    heard: recordings,
  };
}
