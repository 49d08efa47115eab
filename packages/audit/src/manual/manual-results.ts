import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

import { LANGUAGES } from '../evidence/record.ts';
import { isCriterion } from '../standards/related.ts';

const requiredText = (message: string) => z.string({ error: message }).trim().min(1, message);
const today = () => new Date().toISOString().slice(0, 10);

const result = z
  .strictObject({
    criterion: z
      .string({ error: 'Write the number in quotes, such as "4.1.2".' })
      .refine(isCriterion, { error: 'WCAG 2.2 A and AA have no such success criterion.' }),
    /** The reviewed state, in a few words or as the id of a story. */
    state: requiredText('Name the reviewed state, such as "open" or the id of a story.'),
    languages: z
      .array(z.enum(LANGUAGES, { error: 'A language is en or es.' }))
      .min(1, 'List the reviewed languages.'),
    outcome: z.enum(['passed', 'failed', 'inapplicable'], {
      error: 'An outcome is passed, failed or inapplicable.',
    }),
    /** Observations of the reviewer. */
    notes: z.string().trim().optional(),
  })
  .refine(({ outcome, notes }) => outcome !== 'failed' || Boolean(notes), {
    error: 'A failed result needs notes: what happened, and how it affects a person.',
    path: ['notes'],
  });

const session = z.strictObject({
  person: z.strictObject(
    {
      name: requiredText('Name the reviewer. A result without a name does not count.'),
      role: requiredText('Give the role, such as "blind screen-reader user" or "accessibility tester".'),
    },
    { error: 'Add the reviewer: person has a name and a role.' },
  ),
  date: z.iso
    .date({ error: 'Write the day as 2026-11-21, in quotes.' })
    .refine((date) => date <= today(), { error: 'This day is in the future.' }),
  environment: z.strictObject(
    {
      browser: requiredText('Which browser, with its version?'),
      system: requiredText('Which operating system or device?'),
      assistiveTechnology: requiredText(
        'Which assistive technology, with its version? "none" if there was none.',
      ),
    },
    { error: 'Add the environment: browser, system and assistiveTechnology.' },
  ),
  source: z
    .string({ error: 'Add the hash of the reviewed source, which a11y-audit hashes prints.' })
    .regex(/^[0-9a-f]{16}$/, 'A source hash has 16 digits, 0 to 9 and a to f; a11y-audit hashes prints it.'),
  results: z.array(result, { error: 'List the results.' }).min(1, 'List at least one result.'),
});

const file = z.strictObject(
  {
    sessions: z
      .array(session, { error: 'List the sessions: who reviewed what, when.' })
      .min(1, 'There is no session. Delete the file until someone has reviewed.'),
  },
  { error: 'The file has a list named sessions.' },
);

/** A manual review of a component or of pages: by whom, when, in which environment, of which source, and its results. */
export type TestSession = z.infer<typeof session>;
export type ManualResult = TestSession['results'][number];

const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `no. ${part + 1}` : String(part))).join(', ');

const formatIssue = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? `Unknown key "${issue.keys.join('", "')}". docs/guides/audit.md lists the keys.`
    : issue.message;

/**
 * Reads `X.a11y.yml`.
 * @throws Error with the path, and each problem with its location and what to do.
 */
export function readManualResults(path: string): TestSession[] {
  const parsed = file.safeParse(parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data.sessions;
  const problems = parsed.error.issues.map(
    (issue) => `- ${issue.path.length > 0 ? `${formatPath(issue.path)}: ` : ''}${formatIssue(issue)}`,
  );
  throw new Error(`Invalid manual results ${path}:\n${problems.join('\n')}`);
}
