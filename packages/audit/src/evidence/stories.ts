import type { Evidence } from './evidence.ts';

/** Ids of the stories of one component: all in the catalog, and those without a tested result. */
export type Stories = { all: readonly string[]; notTested: readonly string[] };

/**
 * Stories by subject. A story that was not visited, or that threw or timed out in each state, is not tested: it never
 * counts as passed.
 */
export function groupStoriesBySubject({
  results,
  getSubject,
}: Pick<Evidence, 'results' | 'getSubject'>): Map<string, Stories> {
  const rows = results.records.filter(({ target }) => target.kind === 'component');
  const tested = new Set(rows.flatMap(({ target, outcome }) => (outcome === 'untested' ? [] : [target.id])));
  const all = [...new Set([...results.stories, ...rows.map(({ target }) => target.id)])];
  const bySubject = Map.groupBy(all, (id) => getSubject({ kind: 'component', id }));
  return new Map(
    [...bySubject].map(([subject, ids]) => [
      subject,
      { all: ids, notTested: ids.filter((id) => !tested.has(id)) },
    ]),
  );
}
