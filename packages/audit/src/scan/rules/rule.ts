import type { Page } from 'playwright';

import type { Finding, Language, Outcome } from '../../evidence/record.ts';

/** Result of a rule on one target in one state. */
export type RuleResult = { outcome: Outcome; findings: Finding[]; reason?: string };

/** Options of a page of a rule's own. */
export type FreshPageOptions = {
  /** Whether `page.clock` controls the time of the page. Default: false. */
  hasClock?: boolean;
  /** Whether motion is not reduced. Default: false. */
  hasMotion?: boolean;
  /** Milliseconds that the page may take to load. Default: 30,000. */
  loadTimeoutMs?: number;
};

/** Context of a rule. */
export type Visit = {
  language: Language;
  /** Opens the same target and state in a page of its own, which the rule may change. */
  withFreshPage: <Seen>(inspect: (page: Page) => Promise<Seen>, options?: FreshPageOptions) => Promise<Seen>;
};

/** A rule that runs in a browser. `rules/<id>/RULE.md` documents it in the ACT Rules Format. */
export type Rule = {
  id: string;
  criteria: readonly string[];
  /** Axes that the result does not depend on: the rule runs for one of their values. Default: none. */
  invariantTo?: readonly ('language' | 'theme' | 'width')[];
  /** Whether it takes seconds, as with keys or pages of its own: a `sampled` scan runs it in one state of each target. */
  isSlow?: boolean;
  /** Selector of what it operates. In a story without such an element, which is whole once it is shown, it is not run. */
  needs?: string;
  /** Whether only a script can fail it: a page that has run none is not tested. Default: false. */
  needsScript?: true;
  /** Tests the page; restores window size, focus and styles where possible. */
  check: (page: Page, visit: Visit) => Promise<RuleResult>;
};

/** Failed with findings, else passed. */
export const toResult = (findings: Finding[]): RuleResult => ({
  outcome: findings.length > 0 ? 'failed' : 'passed',
  findings,
});

/** The page has no content that the rule applies to. */
export const inapplicable: RuleResult = { outcome: 'inapplicable', findings: [] };

/** Needs manual review, for a reason. */
export const undecided = (reason: string, findings: Finding[] = []): RuleResult => ({
  outcome: 'cantTell',
  findings,
  reason,
});
