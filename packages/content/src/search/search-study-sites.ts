import type { StudySite } from '../index.ts';
import { addToFacets, addToRadiusFacets, emptyCounts, widerRadius } from './facets.ts';
import type { Counts } from './facets.ts';
import { forEachEntry, getSortedIndex } from './sorted-index.ts';
import type { FoundStudySite } from './study-site-query.ts';
import { evaluateFilters, evaluateLocation } from './match-filters.ts';
import type { FilterMatch } from './match-filters.ts';
import type { RadiusChoice, StudySiteQuery } from './study-site-query.ts';

/** The result of a search. */
export type StudySiteResult = Counts & {
  /** The number of matches. */
  total: number;
  /** The matches in order; ties by name, then by id. */
  matches: FoundStudySite[];
  /**
   * `all-full` when the filters without status match at least one study site and every match is full (for the chosen
   * group; without one, for all its groups): "We've reached our goal!".
   */
  goal: 'all-full' | null;
  /**
   * The nearest study site at any distance that is open for the chosen group (or any) and matches condition, off-site
   * and specialty; null without a place or a match.
   */
  nearestOpen: FoundStudySite | null;
  /** The smallest radius with matches when this one has none; null otherwise. */
  widerRadius: { radius: RadiusChoice; total: number } | null;
};

/**
 * Searches study sites, with counts for every filter. Pure: browser, service and the page without script get the same
 * result. Evaluates each enrollment profile once, so a search is fast for 100,000 study sites.
 */
export function searchStudySites(studySites: readonly StudySite[], query: StudySiteQuery): StudySiteResult {
  const { lat, long, state, country } = query;
  const { sort = (state ?? country) === undefined ? 'distance' : 'name' } = query;
  const place = lat === undefined || long === undefined ? null : { lat, long };
  const studySitesInOrder = getSortedIndex(studySites, place, sort === 'name' ? 'name' : 'distance');
  const matchesByProfile = studySitesInOrder.profiles.map((profile) => evaluateFilters(profile, query));
  const counts = emptyCounts(query, place !== null);
  const [open, full]: [FoundStudySite[], FoundStudySite[]] = [[], []];
  const matches: FoundStudySite[] = [];
  let nearestOpen: FoundStudySite | null = null;
  let nearestMiles = Infinity;

  forEachEntry(studySitesInOrder, (found, profileIndex, miles) => {
    const match = matchesByProfile[profileIndex] as FilterMatch;
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
