import type { Evidence } from './evidence.ts';

/** The stories of one component: all that its catalogue held, and those of which nothing was measured. */
export type Stories = { all: readonly string[]; notTested: readonly string[] };

/**
 * Stories by subject. One that was not visited is not tested, and so is one that threw or timed out in each state:
 * neither ever counts as passed.
 */
export function storiesBySubject({
  results,
  subjectOf,
}: Pick<Evidence, 'results' | 'subjectOf'>): Map<string, Stories> {
  const rows = results.records.filter(({ place }) => place.kind === 'component');
  const measured = new Set(rows.flatMap(({ place, outcome }) => (outcome === 'untested' ? [] : [place.id])));
  const all = [...new Set([...results.stories, ...rows.map(({ place }) => place.id)])];
  const bySubject = Map.groupBy(all, (id) => subjectOf({ kind: 'component', id }));
  return new Map(
    [...bySubject].map(([subject, ids]) => [
      subject,
      { all: ids, notTested: ids.filter((id) => !measured.has(id)) },
    ]),
  );
}
