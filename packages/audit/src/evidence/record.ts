import { z } from 'zod';

/** Languages that are tested, and that reports are written in. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What a rule found out about one place; the names are those of EARL 1.0. */
export const OUTCOMES = ['passed', 'failed', 'cantTell', 'inapplicable', 'untested'] as const;

/** One occurrence that a rule looked at and did not like, or could not judge. */
const finding = z.object({
  /** CSS path of the element, from the page that was tested. */
  where: z.string(),
  /** What was expected and what was seen, with numbers. */
  seen: z.string(),
});

/** One rule on one place in one state: the row that all reports are made of. */
export const record = z.object({
  /** Identifier of the rule: one of ours, or `axe/<rule>`. */
  rule: z.string(),
  /** WCAG 2.2 success criteria that the rule speaks to. */
  criteria: z.array(z.string()),
  place: z.object({ kind: z.enum(['page', 'component']), id: z.string(), address: z.string() }),
  state: z.object({
    language: z.enum(LANGUAGES),
    theme: z.enum(['light', 'dark', 'forced']),
    width: z.number().int(),
    /** What was done before it was looked at; 'as loaded' when nothing. */
    after: z.string(),
  }),
  outcome: z.enum(OUTCOMES),
  /** Why it was not tested, when it was not. */
  reason: z.string().optional(),
  findings: z.array(finding),
  /** Name of the picture of the first finding, in the folder `pictures` of the reports; of each rule and place one. */
  picture: z.string().optional(),
});

export type AuditRecord = z.infer<typeof record>;
export type Outcome = (typeof OUTCOMES)[number];
export type Finding = z.infer<typeof finding>;
export type State = AuditRecord['state'];
export type Place = AuditRecord['place'];
