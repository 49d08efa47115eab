import type { Content } from '@longcovid/content';
import { loadSiteMap, loadStateAreas } from '@longcovid/content/load';
import {
  GEO_ATTRIBUTION,
  nearPlace,
  parseSearch,
  searchStudySites,
  type ResolvedPlace,
} from '@longcovid/content/search';

import { resolveNear } from '../place/resolve-near.ts';
import { isOneState, type SentFinderData } from './finder-data.ts';
import { packStudySites } from './study-site-table.ts';

/** The picture of all study sites, in the units of the map. */
const STILL = '/data/map.svg';

/** The finder's data for a URL; without script the place is in its query. Server only. */
export async function loadFinder(content: Content, url: URL): Promise<SentFinderData> {
  const { programme, studySites, cohorts, statuses, locale } = content;
  const search = new URLSearchParams(url.search);
  const isSearched = search.size > 0;
  search.delete('near');
  const areas = loadStateAreas();
  const states = new Set(studySites.map(({ state }) => state));
  const near = await resolveNear(url, locale);
  return {
    studySites: packStudySites(studySites),
    areas: areas
      .filter(({ code }) => states.has(code))
      .map(({ code, name }) => ({ code, name: name[locale] })),
    borders: isSearched ? areas.map(({ code, neighbours }) => ({ code, neighbours })) : null,
    cohorts: cohorts.map(({ id, name }) => ({ id, name })),
    open: statuses.filter(({ part, isOpen }) => part === null && isOpen).map(({ cohort }) => cohort),
    credit: GEO_ATTRIBUTION[locale],
    email: programme.email,
    contact: { phone: programme.phone, hours: programme.hours },
    newsletter: programme.links.newsletter,
    registry: programme.links.communityRegistry,
    trials: programme.links.clinicalTrials,
    rendered: { search: search.toString(), ...near },
    still: await chooseStill(content, search, near.place),
  };
}

/** The part of the picture that the map will show, as a fragment, so that every search shares one file. */
async function chooseStill(
  { studySites }: Pick<Content, 'studySites'>,
  search: URLSearchParams,
  place: ResolvedPlace,
): Promise<string | null> {
  if (Object.keys(parseSearch(search)).some((name) => name !== 'sort')) return null;
  const from = place.kind === 'place' ? place : null;
  const isState = isOneState(studySites);
  if (!from && !isState) return STILL;
  // The map brings styles, which only a build can load, so tests and tools read a page without it.
  const { fitResults, locatePlace } = await import('./result-view.ts');
  const { matches } = searchStudySites(studySites, from ? nearPlace(from) : {});
  const view = fitResults(matches, loadSiteMap().points, from && locatePlace(from), isState);
  const units = [view.x, view.y, view.width, view.height].map((unit) => Math.round(unit));
  return `${STILL}#svgView(viewBox(${units.join()}))`;
}
