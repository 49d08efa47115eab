import { parse } from 'yaml';
import { z } from 'zod';

import { readEvidenceFile } from '../evidence/read-evidence-file.ts';
import { LANGUAGES } from '../evidence/record.ts';
import { isCriterion } from '../standards/related.ts';

const requiredText = (message: string) => z.string({ error: message }).trim().min(1, message);

/** Keys of a manual result. */
export const manualResultFields = {
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
  /** Observations of the reviewer; absent when there are none. */
  notes: z.string().trim().optional(),
};

const result = z
  .strictObject(manualResultFields)
  .refine(({ outcome, notes }) => outcome !== 'failed' || Boolean(notes), {
    error: 'A failed result needs notes: what happened, and how it affects a person.',
    path: ['notes'],
  });

/** Keys of a session, without its results. */
export const sessionFields = {
  person: z.strictObject(
    {
      name: requiredText('Name the reviewer. A result without a name does not count.'),
      role: requiredText('Give the role, such as "blind screen-reader user" or "accessibility tester".'),
    },
    { error: 'Add the reviewer: person has a name and a role.' },
  ),
  date: z.iso
    .date({ error: 'Write the day as 2026-11-21, in quotes.' })
    .refine((date) => date <= new Date().toISOString().slice(0, 10), { error: 'This day is in the future.' }),
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
  /** Commit of the reviewed version. */
  commit: z
    .string({ error: 'Add the commit that was reviewed, in quotes: git rev-parse HEAD prints it.' })
    .regex(/^[0-9a-f]{7,40}$/, 'A commit has 7 to 40 digits, 0 to 9 and a to f.'),
};

const session = z.strictObject({
  ...sessionFields,
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

/** A manual review of a component or of pages: by whom, when, in which environment, of which commit, and its results. */
export type TestSession = z.infer<typeof session>;

/**
 * Reads `X.a11y.yml`.
 * @throws InvalidEvidenceError with the path, and each problem with its location and what to do.
 */
export const readManualResults = (path: string): TestSession[] =>
  readEvidenceFile(
    path,
    (text) => parseManualResults(parse(text) as unknown),
    'docs/guides/audit.md lists the keys.',
  );

/**
 * Validates manual results.
 * @throws Error of zod with each problem.
 */
export const parseManualResults = (value: unknown): TestSession[] => file.parse(value).sessions;
