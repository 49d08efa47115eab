import type { Evidence } from './evidence.ts';
import type { AuditRecord } from './record.ts';

/** Rows that say the same of one thing: a page, a story, or all stories of a component. */
export type RowGroup = {
  /** Page, story, or component. */
  place: string;
  /** Component of the config, or `pages`. */
  subject: string;
  rule: string;
  criteria: readonly string[];
  outcome: AuditRecord['outcome'];
  rows: readonly AuditRecord[];
  /** Stories or pages among the rows. */
  places: readonly string[];
};

/**
 * What passed, or did not apply, is told of a page or of a component with all its stories; what failed, could not be
 * decided or did not run is told of each page and story by itself, for there somebody has to look.
 */
export function groupsOf({ results, subjectOf }: Pick<Evidence, 'results' | 'subjectOf'>): RowGroup[] {
  const placeOf = ({ place, outcome }: AuditRecord) =>
    place.kind === 'component' && (outcome === 'passed' || outcome === 'inapplicable')
      ? subjectOf(place)
      : place.id;
  const groups = Map.groupBy(results.records, (row) => `${placeOf(row)}\n${row.rule}\n${row.outcome}`);
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, rows]) => {
      const [first] = rows;
      if (!first) return [];
      const { rule, criteria, outcome } = first;
      const places = [...new Set(rows.map(({ place }) => place.id))].sort();
      return {
        place: placeOf(first),
        subject: subjectOf(first.place),
        rule,
        criteria,
        outcome,
        rows,
        places,
      };
    });
}
