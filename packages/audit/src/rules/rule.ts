import type { Page } from 'playwright';

import type { Finding, Language, Outcome } from '../store/record.ts';

/** What a rule found on one page in one state. */
export type RuleResult = { outcome: Outcome; findings: Finding[]; reason?: string };

/** A behaviour that is measured in a browser. What it means stands in `rules/<id>/RULE.md`, in the ACT Rules Format. */
export type Rule = {
  id: string;
  criteria: readonly string[];
  /** Looks at the page as it is; leaves window size, focus and styles as they were where that is possible. */
  check: (page: Page, state: { language: Language }) => Promise<RuleResult>;
};

/** Failed with at least one finding, else passed. */
export const judged = (findings: Finding[]): RuleResult => ({
  outcome: findings.length > 0 ? 'failed' : 'passed',
  findings,
});

/** There is nothing on the page that the rule applies to. */
export const inapplicable: RuleResult = { outcome: 'inapplicable', findings: [] };
