import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

import { isCriterion } from '../standards/related.ts';
import { LANGUAGES } from '../evidence/record.ts';

const requiredText = (what: string) => z.string({ error: what }).trim().min(1, what);
const today = () => new Date().toISOString().slice(0, 10);

const verdict = z
  .strictObject({
    criterion: z
      .string({ error: 'Write the number in quotes, such as "4.1.2".' })
      .refine(isCriterion, { error: 'This is no success criterion of WCAG 2.2 A or AA.' }),
    /** Which state was looked at, in words or as the id of a story. */
    state: requiredText('Say which state was looked at, such as "open" or the id of a story.'),
    languages: z
      .array(z.enum(LANGUAGES, { error: 'A language is en or es.' }))
      .min(1, 'Say in which languages it was looked at.'),
    verdict: z.enum(['pass', 'fail', 'does-not-apply'], {
      error: 'A verdict is pass, fail or does-not-apply.',
    }),
    /** What the person noticed, in their words. */
    words: z.string().trim().optional(),
  })
  .refine(({ verdict: given, words }) => given !== 'fail' || Boolean(words), {
    error: 'A fail needs words: what happened, and what it means for a person.',
    path: ['words'],
  });

const session = z.strictObject({
  person: z.strictObject(
    {
      name: requiredText('Who judged it? A verdict without a name counts for nothing.'),
      role: requiredText('Say the role, such as "blind screen-reader user" or "accessibility tester".'),
    },
    { error: 'Say who judged it: person has a name and a role.' },
  ),
  date: z.iso
    .date({ error: 'Write the day as 2026-11-21, in quotes.' })
    .refine((date) => date <= today(), { error: 'This day has not come yet.' }),
  environment: z.strictObject(
    {
      browser: requiredText('Which browser, with its version?'),
      system: requiredText('Which operating system or device?'),
      assistiveTechnology: requiredText(
        'Which assistive technology, with its version? "none" if there was none.',
      ),
    },
    { error: 'Say with what: environment has browser, system and assistiveTechnology.' },
  ),
  source: z
    .string({ error: 'Say which source was judged: a11y-audit hashes prints its hash.' })
    .regex(/^[0-9a-f]{16}$/, 'A source hash has 16 digits, 0 to 9 and a to f; a11y-audit hashes prints it.'),
  verdicts: z.array(verdict, { error: 'List the verdicts.' }).min(1, 'List at least one verdict.'),
});

const file = z.strictObject(
  {
    sessions: z
      .array(session, { error: 'List the sessions: who judged what, when.' })
      .min(1, 'There is no session. Where nobody has judged, there is no such file.'),
  },
  { error: 'The file holds a list named sessions.' },
);

/** One person's sitting with one component or page: who, when, with what, on which source, and each verdict. */
export type TestSession = z.infer<typeof session>;
export type ManualResult = TestSession['verdicts'][number];

const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `no. ${part + 1}` : String(part))).join(', ');

/**
 * Reads `X.a11y.yml`: what people judged.
 * @throws Error that names the file, each place in it, and what to do, in plain words.
 */
export function readManualResults(path: string): TestSession[] {
  const parsed = file.safeParse(parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data.sessions;
  const problems = parsed.error.issues.map(
    (issue) => `- ${issue.path.length > 0 ? `${formatPath(issue.path)}: ` : ''}${sentence(issue)}`,
  );
  throw new Error(`${path} cannot be read as verdicts:\n${problems.join('\n')}`);
}

const sentence = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? `"${issue.keys.join('", "')}" is not known here. See docs/guides/audit.md for what can be written.`
    : issue.message;
