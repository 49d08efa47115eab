import { z } from 'zod';

import type { AuditRecord } from '../evidence/record.ts';
import { CRITERIA } from '../standards/wcag22.ts';

/** Levels of WCAG, in their order. */
export const LEVELS = ['A', 'AA', 'AAA'] as const;

export type Level = (typeof LEVELS)[number];

/** The lowest level of the criteria: who claims it must meet them. */
const findLevel = (criteria: readonly string[]): Level => {
  const levels = criteria.map((each) => CRITERIA.find(({ number }) => number === each)?.level ?? 'AAA');
  return LEVELS.find((level) => levels.includes(level)) ?? 'A';
};

const checkOutput = z.object({
  pages: z.array(z.string()),
  /** What failed in one place of a page, in whichever states. */
  failures: z.array(
    z.object({
      page: z.string(),
      rule: z.string(),
      criteria: z.array(z.string()),
      level: z.enum(LEVELS),
      where: z.string(),
      seen: z.string(),
    }),
  ),
  untested: z.array(z.object({ page: z.string(), rule: z.string(), reason: z.string() })),
  /** Number of failures that the baseline has. */
  known: z.number(),
});

export type CheckOutput = z.infer<typeof checkOutput>;
export type Failure = CheckOutput['failures'][number];

/**
 * Reads what the format json has printed.
 * @throws Error when it is something else.
 */
export const parseOutput = (json: string): CheckOutput => checkOutput.parse(JSON.parse(json));

export const isUpToLevel = ({ level }: Failure, highest: Level): boolean =>
  LEVELS.indexOf(level) <= LEVELS.indexOf(highest);

/** Leaves out the failures of an earlier output: same page, rule and place. */
export function removeKnown(output: CheckOutput, { failures: earlier }: CheckOutput): CheckOutput {
  const getKey = ({ page, rule, where }: Failure) => JSON.stringify([page, rule, where]);
  const known = new Set(earlier.map(getKey));
  const failures = output.failures.filter((failure) => !known.has(getKey(failure)));
  return { ...output, failures, known: output.failures.length - failures.length };
}

/** Each failure and each reason once, though many states have it. */
export function summarizeCheck(pages: readonly string[], records: readonly AuditRecord[]): CheckOutput {
  const once = <T extends object>(rows: readonly T[]): T[] => [
    ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
  ];
  return {
    pages: [...pages],
    known: 0,
    failures: once(
      records.flatMap(({ outcome, rule, criteria, target, findings }) =>
        outcome === 'failed'
          ? findings.map((each) => ({
              page: target.id,
              rule,
              criteria,
              level: findLevel(criteria),
              ...each,
            }))
          : [],
      ),
    ),
    untested: once(
      records.flatMap(({ outcome, rule, target, reason = '' }) =>
        outcome === 'untested' ? [{ page: target.id, rule, reason }] : [],
      ),
    ),
  };
}
