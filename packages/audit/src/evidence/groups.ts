import type { Evidence } from './evidence.ts';
import type { AuditRecord } from './record.ts';

/** Rows with the same rule and outcome on a page, a story, or all stories of a component. */
export type RowGroup = {
  /** Page, story, or component. */
  target: string;
  /** Component of the config, or `pages`. */
  subject: string;
  rule: string;
  criteria: readonly string[];
  outcome: AuditRecord['outcome'];
  rows: readonly AuditRecord[];
  /** Stories or pages among the rows. */
  targets: readonly string[];
};

/**
 * Groups rows by target, rule and outcome. Stories of a component that passed, or to which the rule does not apply, are
 * one group; each story that failed, is undecided or untested is a group of its own, since somebody has to look at it.
 */
export function createGroups({ results, getSubject }: Pick<Evidence, 'results' | 'getSubject'>): RowGroup[] {
  const getTarget = ({ target, outcome }: AuditRecord) =>
    target.kind === 'component' && (outcome === 'passed' || outcome === 'inapplicable')
      ? getSubject(target)
      : target.id;
  const groups = Map.groupBy(results.records, (row) => `${getTarget(row)}\n${row.rule}\n${row.outcome}`);
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, rows]) => {
      const [first] = rows;
      if (!first) return [];
      const { rule, criteria, outcome } = first;
      const targets = [...new Set(rows.map(({ target }) => target.id))].sort();
      return {
        target: getTarget(first),
        subject: getSubject(first.target),
        rule,
        criteria,
        outcome,
        rows,
        targets,
      };
    });
}
