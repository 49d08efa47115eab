import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

import { readEvidenceFile } from './read-evidence-file.ts';
import type { AuditRecord } from './record.ts';

const localized = (what: string) =>
  z.strictObject(
    { en: z.string({ error: what }).min(1, what), es: z.string({ error: what }).min(1, what) },
    { error: `${what} In both languages: en and es.` },
  );

const waiver = z.strictObject({
  rule: z.string({ error: 'Which rule fails?' }),
  /** Id of the page or story, or the beginning of story ids with `--*`: `disclosure--*`. */
  target: z.string({ error: 'On which page or story? disclosure--* names all stories of one component.' }),
  reason: localized('Why is it not fixed now?'),
  /** How it affects a person. */
  effect: localized('How does it affect a person?'),
  workaround: localized('What can a person do meanwhile?'),
  issue: z.union([z.url(), z.string().regex(/^#\d+$/)], {
    error: 'Name the issue that tracks it: #12, or its URL.',
  }),
  /** A role, not the name of a person. */
  owner: z.string({ error: 'Which role fixes it?' }).min(1),
  expires: z.iso.date({ error: 'Until which day, as 2026-12-31, in quotes?' }),
  /** Version that will fix it; absent when it is not known. */
  fixVersion: z.string().optional(),
});

/** A known failure that is not fixed yet: it stays a failure in every report, and the waiver expires. */
export type Waiver = z.infer<typeof waiver>;

const file = z.strictObject(
  { waivers: z.array(waiver, { error: 'The file holds a list named waivers.' }) },
  { error: 'The file holds a list named waivers.' },
);

/**
 * Reads the waivers; none when the file does not exist.
 * @throws InvalidEvidenceError that lists what is invalid.
 */
export function readWaivers(path: string): Waiver[] {
  if (!existsSync(path)) return [];
  return readEvidenceFile(
    path,
    (text) => file.parse(parse(text)).waivers,
    'docs/guides/audit.md lists the keys.',
  );
}

const covers = (waived: Waiver, { rule, target }: Pick<AuditRecord, 'rule' | 'target'>): boolean =>
  waived.rule === rule &&
  (waived.target.endsWith('--*')
    ? target.id.startsWith(waived.target.slice(0, -1))
    : waived.target === target.id);

/** The waiver of a failure. */
export const findWaiver = (
  waivers: readonly Waiver[],
  row: Pick<AuditRecord, 'rule' | 'target'>,
): Waiver | undefined => waivers.find((each) => covers(each, row));

/** Waivers that have expired by a day, or that match no failure: one sentence each. */
export function checkWaivers(
  waivers: readonly Waiver[],
  failures: readonly AuditRecord[],
  day: string,
): string[] {
  return waivers.flatMap((each) => {
    const name = `The waiver of ${each.rule} on ${each.target}`;
    if (each.expires < day)
      return [
        `${name} expired on ${each.expires} (${each.issue}, ${each.owner}). Fix the failure, or renew it.`,
      ];
    if (!failures.some((row) => covers(each, row)))
      return [`${name} matches no failure in the results. Remove it.`];
    return [];
  });
}
