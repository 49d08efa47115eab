import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

import type { AuditRecord, Finding, Outcome } from '../evidence/record.ts';

/** Reads criteria from tags of axe-core: `wcag143` is 1.4.3, `wcag1410` is 1.4.10. Ignores tags of levels (`wcag2aa`). */
export const parseCriteria = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
    return principle && guideline && criterion ? [`${principle}.${guideline}.${criterion}`] : [];
  });

const A_AND_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs the WCAG A and AA rules of axe-core, and those of AAA if asked: a row for each rule that has a criterion. */
export async function runAxe(
  page: Page,
  { hasAaa = false } = {},
): Promise<Pick<AuditRecord, 'rule' | 'criteria' | 'outcome' | 'findings'>[]> {
  const results = await new AxeBuilder({ page })
    .withTags([...A_AND_AA, ...(hasAaa ? ['wcag2aaa'] : [])])
    .analyze();
  const rows = (list: typeof results.passes, outcome: Outcome) =>
    list.map(({ id, tags, nodes }) => ({
      rule: `axe/${id}`,
      criteria: parseCriteria(tags),
      outcome,
      findings:
        outcome === 'failed' || outcome === 'cantTell'
          ? nodes.slice(0, 10).map(({ target, any, all, none }): Finding => ({
              where: target.flat().join(' '),
              seen: [...any, ...all, ...none].map(({ message }) => message).join(' ') || 'No reason given.',
            }))
          : [],
    }));
  const all = [
    ...rows(results.violations, 'failed'),
    ...rows(results.incomplete, 'cantTell'),
    ...rows(results.passes, 'passed'),
    ...rows(results.inapplicable, 'inapplicable'),
  ];
  // A rule may pass on some elements and fail on others: the first outcome is the worst.
  return all.filter(
    ({ rule, criteria }, at) => criteria.length > 0 && all.findIndex((other) => other.rule === rule) === at,
  );
}
