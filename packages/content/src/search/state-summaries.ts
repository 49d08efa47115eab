import type { CohortId } from '../index.ts';
import type { StateArea } from './place-tables.ts';
import type { FoundStudySite } from './study-site-query.ts';

/** The text alternative of one state on the map. */
export type StateSummary = {
  /** Code of the state or province. */
  state: string;
  total: number;
  /** How many of them are open for the group (without one, for any). */
  open: number;
  /** With the visitor's place: the nearest in this state, and the nearest that is open; otherwise null. */
  nearest: FoundStudySite | null;
  nearestOpen: FoundStudySite | null;
  /** Bordering states with study sites among the same results, most study sites first. */
  neighbours: { state: string; total: number }[];
};

/**
 * The text alternative of the map: the results of a search by state. With distances, the state with the nearest study
 * site comes first, otherwise the one with the most; then by code.
 */
export function stateSummaries(
  matches: readonly FoundStudySite[],
  states: readonly Pick<StateArea, 'code' | 'neighbours'>[],
  cohort?: CohortId,
): StateSummary[] {
  const byState = Map.groupBy(matches, ({ studySite }) => studySite.state);
  const getTotal = (state: string) => byState.get(state)?.length ?? 0;
  const areas = new Map(states.map((area) => [area.code, area]));
  return [...byState]
    .map(([state, found]): StateSummary => {
      const open = found.filter((match) => isOpen(match, cohort));
      const neighbours = (areas.get(state)?.neighbours ?? [])
        .map((neighbour) => ({ state: neighbour, total: getTotal(neighbour) }))
        .filter(({ total }) => total > 0)
        .sort((a, b) => b.total - a.total || compare(a.state, b.state));
      return {
        state,
        total: found.length,
        open: open.length,
        nearest: findNearest(found),
        nearestOpen: findNearest(open),
        neighbours,
      };
    })
    .sort(
      (a, b) => milesTo(a.nearest) - milesTo(b.nearest) || b.total - a.total || compare(a.state, b.state),
    );
}

const isOpen = ({ studySite }: FoundStudySite, group: CohortId | undefined) =>
  studySite.cohorts.some(({ cohort, status }) => status === 'open' && (group ?? cohort) === cohort);

function findNearest(found: readonly FoundStudySite[]): FoundStudySite | null {
  let nearest: FoundStudySite | null = null;
  for (const match of found)
    if (match.distanceMiles !== undefined && match.distanceMiles < milesTo(nearest)) nearest = match;
  return nearest;
}

/** Sorts missing distances last; finite, so that differences stay numbers. */
const NOWHERE = 1e6;
const milesTo = (found: FoundStudySite | null) => found?.distanceMiles ?? NOWHERE;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
