import type { StudySite } from '../index.ts';
import { countIn, emptyCounts, widerRadius } from './counts.ts';
import type { Counts } from './counts.ts';
import { foundInOrder } from './found-in-order.ts';
import type { FoundStudySite } from './found-in-order.ts';
import { judge } from './judge.ts';
import type { RadiusChoice, StudySiteQuery } from './study-site-query.ts';

/** What a search found, and what to say or offer beside it. */
export type StudySiteResult = Counts & {
  /** The number of matches. */
  total: number;
  /** The study sites that fit, in order; equal distances and statuses go by name, equal names by id. */
  matches: FoundStudySite[];
  /**
   * `all-full` when everything else but the status filter finds at least one study site and every one is full (for the
   * chosen group; without one, for all its groups): "We've reached our goal!".
   */
  goal: 'all-full' | null;
  /**
   * The nearest study site at any distance that is open for the chosen group (or any), and fits condition, off-site
   * and specialty; null without a place, and when there is none.
   */
  nearestOpen: FoundStudySite | null;
  /** The smallest choice of radius that finds something, when this one finds nothing; null when none does. */
  widerRadius: { radius: RadiusChoice; total: number } | null;
};

/**
 * The study sites that fit a query, with counts for every filter. Pure: browser, service and the page without script
 * get the same answer. One pass over the list, so it is quick at 10,000 study sites.
 */
export function searchStudySites(studySites: readonly StudySite[], query: StudySiteQuery): StudySiteResult {
  const { lat, long, state, sort = state === undefined ? 'distance' : 'name' } = query;
  const place = lat === undefined || long === undefined ? null : { lat, long };
  const counts = emptyCounts(query, place !== null);
  const [open, full]: [FoundStudySite[], FoundStudySite[]] = [[], []];
  const matches: FoundStudySite[] = [];
  let nearestOpen: FoundStudySite | null = null;
  let [someFit, someOpen] = [false, false];

  for (const found of foundInOrder(studySites, place, sort === 'name' ? 'name' : 'distance')) {
    const judged = judge(found, query);
    countIn(counts, judged, query);
    if (judged.failure === null && judged.hasGroup) {
      someFit = true;
      someOpen ||= judged.isOpen;
    }
    if (judged.failure === null && judged.groupFits)
      (sort !== 'status' ? matches : judged.isOpen ? open : full).push(found);
    if (judged.couldHelp && isNearer(found, nearestOpen)) nearestOpen = found;
  }

  const all = sort === 'status' ? [...open, ...full] : matches;
  return {
    total: all.length,
    matches: all,
    goal: someFit && !someOpen ? 'all-full' : null,
    nearestOpen,
    widerRadius: all.length === 0 ? widerRadius(counts) : null,
    ...counts,
  };
}

/** False without a place. */
const isNearer = ({ distanceMiles = Infinity }: FoundStudySite, nearest: FoundStudySite | null) =>
  distanceMiles < (nearest?.distanceMiles ?? Infinity);
