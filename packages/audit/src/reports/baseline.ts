import { z } from 'zod';

import { CRITERIA } from '../standards/wcag22.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { STATUSES, statusOf, type Status } from '../evidence/status.ts';

const standing = z.object({
  /** Which measurement it is: day and commit. */
  date: z.string(),
  commit: z.string(),
  criteria: z.record(z.string(), z.enum(STATUSES)),
  /** Each known failure as `place rule`. */
  failures: z.array(z.string()),
});

/** How things stood at one measurement, short enough to be compared with the next. */
export type Standing = z.infer<typeof standing>;

export const readStanding = (text: string): Standing => standing.parse(JSON.parse(text));

/** How things stand in the evidence at hand. */
export function standingOf(evidence: Evidence): Standing {
  const { tested, records } = evidence.results;
  const failures = records.filter(({ outcome }) => outcome === 'failed');
  return {
    date: tested.date,
    commit: tested.commit,
    criteria: Object.fromEntries(
      CRITERIA.map(({ number }) => [number, statusOf(number, { ...evidence, records }).status]),
    ),
    failures: [...new Set(failures.map(({ place, rule }) => `${place.id} ${rule}`))].sort(),
  };
}

/** What is different from the last measurement. */
export type Difference = {
  since: Pick<Standing, 'date' | 'commit'>;
  appeared: string[];
  mended: string[];
  changed: { criterion: string; from: Status; to: Status }[];
};

export function differenceOf(before: Standing, now: Standing): Difference {
  return {
    since: { date: before.date, commit: before.commit },
    appeared: now.failures.filter((failure) => !before.failures.includes(failure)),
    mended: before.failures.filter((failure) => !now.failures.includes(failure)),
    changed: Object.entries(now.criteria).flatMap(([criterion, to]) => {
      const from = before.criteria[criterion];
      return from === undefined || from === to ? [] : [{ criterion, from, to }];
    }),
  };
}

/** A later measurement makes the standing that is there the last one; writing the same again changes nothing. */
export const isNextMeasurement = (before: Standing, now: Standing): boolean =>
  before.date !== now.date || before.commit !== now.commit;
