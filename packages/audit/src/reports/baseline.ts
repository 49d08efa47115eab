import { z } from 'zod';

import { CRITERIA } from '../standards/wcag22.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { STATUSES, computeStatus, type Status } from '../evidence/status.ts';

const baseline = z.object({
  /** Day and commit of the scan. */
  date: z.string(),
  commit: z.string(),
  criteria: z.record(z.string(), z.enum(STATUSES)),
  /** Each known failure as `target rule`. */
  failures: z.array(z.string()),
});

/** The results of one scan that later scans are compared with. */
export type Baseline = z.infer<typeof baseline>;

export const parseBaseline = (text: string): Baseline => baseline.parse(JSON.parse(text));

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

/** Changes since an earlier scan. */
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

/** Whether the baselines are of two scans, and not of one scan whose reports are written again. */
export const isNewerScan = (before: Baseline, now: Baseline): boolean =>
  before.date !== now.date || before.commit !== now.commit;
