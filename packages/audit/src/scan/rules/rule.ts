import type { Page } from 'playwright';

import type { Finding, Language, Outcome } from '../../evidence/record.ts';

/** What a rule found on one page in one state. */
export type RuleResult = { outcome: Outcome; findings: Finding[]; reason?: string };

/** How a page of a rule's own is opened. */
export type FreshPageOptions = {
  /** The rule can move the clock of the page on, by `page.clock`. */
  hasClock?: boolean;
  /** Motion is shown, as to a person who has asked for nothing else. Default: reduced. */
  hasMotion?: boolean;
  /** Milliseconds that the page may take to load. Default: 30,000. */
  loadTimeoutMs?: number;
};

/** The visit that a rule is part of. */
export type Visit = {
  language: Language;
  /** Gives the rule the same place in the same state in a page of its own, where it may press and change things. */
  withFreshPage: <Seen>(look: (page: Page) => Promise<Seen>, options?: FreshPageOptions) => Promise<Seen>;
};

/** A behaviour that is measured in a browser. What it means stands in `rules/<id>/RULE.md`, in the ACT Rules Format. */
export type Rule = {
  id: string;
  criteria: readonly string[];
  /** What the result does not depend on: the rule runs once over what differs in nothing else. Default: nothing. */
  invariantTo?: readonly ('language' | 'theme' | 'width')[];
  /** Looks at the page as it is; leaves window size, focus and styles as they were where that is possible. */
  check: (page: Page, visit: Visit) => Promise<RuleResult>;
};

/** Failed with at least one finding, else passed. */
export const toResult = (findings: Finding[]): RuleResult => ({
  outcome: findings.length > 0 ? 'failed' : 'passed',
  findings,
});

/** There is nothing on the page that the rule applies to. */
export const inapplicable: RuleResult = { outcome: 'inapplicable', findings: [] };

/** A person has to decide, and why. */
export const undecided = (reason: string, findings: Finding[] = []): RuleResult => ({
  outcome: 'cantTell',
  findings,
  reason,
});
