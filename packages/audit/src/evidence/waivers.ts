import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

import type { AuditRecord } from './record.ts';

const inBoth = (what: string) =>
  z.strictObject(
    { en: z.string({ error: what }).min(1, what), es: z.string({ error: what }).min(1, what) },
    { error: `${what} In both languages: en and es.` },
  );

const waiver = z.strictObject({
  rule: z.string({ error: 'Which rule fails?' }),
  /** Id of the page or story, or the beginning of story ids with `--*`: `disclosure--*`. */
  place: z.string({ error: 'On which page or story? disclosure--* names all stories of one component.' }),
  reason: inBoth('Why is it not mended now?'),
  /** What it does to a person who meets it. */
  effect: inBoth('What does it do to a person?'),
  workaround: inBoth('What can a person do meanwhile?'),
  issue: z.union([z.url(), z.string().regex(/^#\d+$/)], {
    error: 'Name the issue that tracks it: #12, or its address.',
  }),
  /** A role, not a name: roles stay. */
  owner: z.string({ error: 'Which role mends it?' }).min(1),
  expires: z.iso.date({ error: 'Until which day, as 2026-12-31, in quotes?' }),
  /** Version that mends it, when that is known. */
  fixVersion: z.string().optional(),
});

/** A known failure that is not mended yet: it stays a failure in every report, and the waiver ends on a day. */
export type Waiver = z.infer<typeof waiver>;

const file = z.strictObject(
  { waivers: z.array(waiver, { error: 'The file holds a list named waivers.' }) },
  { error: 'The file holds a list named waivers.' },
);

/** Reads the waivers; a file that does not exist waives nothing. Throws with each mistake in plain words. */
export function readWaivers(path: string): Waiver[] {
  if (!existsSync(path)) return [];
  const parsed = file.safeParse(parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data.waivers;
  const problems = parsed.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${path} cannot be read as waivers:\n${problems.join('\n')}`);
}

const covers = (waived: Waiver, { rule, place }: Pick<AuditRecord, 'rule' | 'place'>): boolean =>
  waived.rule === rule &&
  (waived.place.endsWith('--*') ? place.id.startsWith(waived.place.slice(0, -1)) : waived.place === place.id);

/** The waiver that speaks to a failure. */
export const waiverOf = (
  waivers: readonly Waiver[],
  row: Pick<AuditRecord, 'rule' | 'place'>,
): Waiver | undefined => waivers.find((each) => covers(each, row));

/** Waivers that are over on a day, or that no failure needs any more: one sentence each. */
export function waiverProblems(
  waivers: readonly Waiver[],
  failures: readonly AuditRecord[],
  day: string,
): string[] {
  return waivers.flatMap((each) => {
    const name = `The waiver of ${each.rule} on ${each.place}`;
    if (each.expires < day)
      return [`${name} ended on ${each.expires} (${each.issue}, ${each.owner}): mend it, or decide again.`];
    if (!failures.some((row) => covers(each, row)))
      return [`${name} is not needed: no such failure is in the results. Remove it.`];
    return [];
  });
}
