import { z } from 'zod';

import { CRITERIA } from '../standards/wcag22.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { STATUSES, computeStatus, type Status } from '../evidence/status.ts';

const baseline = z.object({
  /** Which measurement it is: day and commit. */
  date: z.string(),
  commit: z.string(),
  criteria: z.record(z.string(), z.enum(STATUSES)),
  /** Each known failure as `target rule`. */
  failures: z.array(z.string()),
});

/** How things stood at one measurement, short enough to be compared with the next. */
export type Baseline = z.infer<typeof baseline>;

export const parseBaseline = (text: string): Baseline => baseline.parse(JSON.parse(text));

/** How things stand in the evidence at hand. */
export function createBaseline(evidence: Evidence): Baseline {
  const { tested, records } = evidence.results;
  const failures = records.filter(({ outcome }) => outcome === 'failed');
  return {
    date: tested.date,
    commit: tested.commit,
    criteria: Object.fromEntries(
      CRITERIA.map(({ number }) => [number, computeStatus(number, { ...evidence, records }).status]),
    ),
    failures: [...new Set(failures.map(({ target, rule }) => `${target.id} ${rule}`))].sort(),
  };
}

/** What is different from the last measurement. */
export type Difference = {
  since: Pick<Baseline, 'date' | 'commit'>;
  added: string[];
  resolved: string[];
  changed: { criterion: string; from: Status; to: Status }[];
};

export function compareBaselines(before: Baseline, now: Baseline): Difference {
  return {
    since: { date: before.date, commit: before.commit },
    added: now.failures.filter((failure) => !before.failures.includes(failure)),
    resolved: before.failures.filter((failure) => !now.failures.includes(failure)),
    changed: Object.entries(now.criteria).flatMap(([criterion, to]) => {
      const from = before.criteria[criterion];
      return from === undefined || from === to ? [] : [{ criterion, from, to }];
    }),
  };
}

/** A later measurement makes the standing that is there the last one; writing the same again changes nothing. */
export const isNewerScan = (before: Baseline, now: Baseline): boolean =>
  before.date !== now.date || before.commit !== now.commit;
