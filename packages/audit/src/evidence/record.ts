import { z } from 'zod';

import { isWcagCriterion } from '../standards/openacr-catalog.ts';

/** Languages that are tested, and that reports are written in. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Number of a success criterion of WCAG 2.2, at any level, that a person has written. */
export const criterionNumber = z.string().refine(isWcagCriterion, {
  error: ({ input }) => `WCAG 2.2 has no success criterion ${String(input)}.`,
});

/** Outcome of one rule on one target, as in EARL 1.0. */
export const OUTCOMES = ['passed', 'failed', 'cantTell', 'inapplicable', 'untested'] as const;

/** One occurrence that failed, or that the rule could not decide. */
const finding = z.strictObject({
  /** CSS path of the element in the tested page. */
  where: z.string(),
  /** Expected and actual, with numbers. */
  seen: z.string(),
});

/** Result of one rule on one target in one state: the row of all reports. */
export const record = z.strictObject({
  /** Id of the rule: one of ours, or `axe/<rule>`. */
  rule: z.string(),
  /** WCAG 2.2 success criteria of the rule. */
  criteria: z.array(z.string()),
  target: z.strictObject({ kind: z.enum(['page', 'component']), id: z.string(), address: z.string() }),
  state: z.strictObject({
    language: z.enum(LANGUAGES),
    theme: z.enum(['light', 'dark', 'forced']),
    width: z.number().int(),
    /** Name of the state that steps lead to; 'as loaded' without steps. */
    interactionState: z.string(),
  }),
  outcome: z.enum(OUTCOMES),
  /** Why it was not tested or not decided; absent for other outcomes. */
  reason: z.string().optional(),
  findings: z.array(finding),
  /** File name of the screenshot of the first finding, in `screenshots/`; absent in all but one state of a failure. */
  screenshot: z.string().optional(),
});

export type AuditRecord = z.infer<typeof record>;
export type Outcome = (typeof OUTCOMES)[number];
export type Finding = z.infer<typeof finding>;
export type State = AuditRecord['state'];
export type Target = AuditRecord['target'];

/** What the header of a transcript names. A key is absent where the header does not name it, as before version 1. */
export const transcriptHead = z.strictObject({
  /** Name and version. */
  screenReader: z.string().optional(),
  /** Name and version. */
  browser: z.string().optional(),
  /** Day of the recording, ISO 8601. */
  date: z.iso.date().optional(),
  /** Version of the recorded package. */
  version: z.string().optional(),
  /** Commit of the recorded folder, with `+` when it had changes that were not committed. */
  commit: z.string().optional(),
});
export type TranscriptHead = z.infer<typeof transcriptHead>;
