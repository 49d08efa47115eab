import type { StudySite } from '../index.ts';
import { addToFacets, addToRadiusFacets, emptyCounts, widerRadius } from './facets.ts';
import type { Counts } from './facets.ts';
import { forEachEntry, getSortedIndex } from './sorted-index.ts';
import type { FoundStudySite } from './study-site-query.ts';
import { evaluateFilters, evaluateLocation } from './match-filters.ts';
import type { FilterMatch } from './match-filters.ts';
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
 * get the same answer. What many study sites offer alike is judged once, so a search is quick at 100,000.
 */
export function searchStudySites(studySites: readonly StudySite[], query: StudySiteQuery): StudySiteResult {
  const { lat, long, state, sort = state === undefined ? 'distance' : 'name' } = query;
  const place = lat === undefined || long === undefined ? null : { lat, long };
  const studySitesInOrder = getSortedIndex(studySites, place, sort === 'name' ? 'name' : 'distance');
  const matchesByProfile = studySitesInOrder.offers.map((offer) => evaluateFilters(offer, query));
  const counts = emptyCounts(query, place !== null);
  const [open, full]: [FoundStudySite[], FoundStudySite[]] = [[], []];
  const matches: FoundStudySite[] = [];
  let nearestOpen: FoundStudySite | null = null;
  let nearestMiles = Infinity;

  forEachEntry(studySitesInOrder, (found, offer, miles) => {
    const match = matchesByProfile[offer] as FilterMatch;
    const placeFailure = evaluateLocation(found, miles, query);
    match.countsByFailure[placeFailure ?? 'none'] += 1;
    if (match.failure !== null) return;
    if (match.isOpen && miles < nearestMiles) [nearestOpen, nearestMiles] = [found, miles];
    if (!match.groupFits) return;
    if (placeFailure === null) (sort !== 'status' ? matches : match.isOpen ? open : full).push(found);
    if (placeFailure === null || placeFailure === 'radius') addToRadiusFacets(counts, miles);
  });
  for (const match of matchesByProfile) addToFacets(counts, match, query);

  const all = sort === 'status' ? [...open, ...full] : matches;
  return {
    total: all.length,
    matches: all,
    goal: isGoalReached(matchesByProfile) ? 'all-full' : null,
    nearestOpen,
    widerRadius: all.length === 0 ? widerRadius(counts) : null,
    ...counts,
  };
}

function isGoalReached(matchesByProfile: readonly FilterMatch[]): boolean {
  const fitting = matchesByProfile.filter(
    ({ failure, hasGroup, countsByFailure }) => failure === null && hasGroup && countsByFailure.none > 0,
  );
  return fitting.length > 0 && fitting.every(({ isOpen }) => !isOpen);
}
