import type { Content } from '@longcovid/content';
import { loadStateAreas } from '@longcovid/content/load';
import { GEO_ATTRIBUTION } from '@longcovid/content/search';

import { resolveNear } from '../place/resolve-near.ts';
import type { SentFinderData } from './finder-data.ts';
import { packStudySites } from './study-site-table.ts';

/** The finder's data for a URL; without script the place is in its query. Server only. */
export async function loadFinder(content: Content, url: URL): Promise<SentFinderData> {
  const { programme, studySites, cohorts, statuses, locale } = content;
  const search = new URLSearchParams(url.search);
  const isSearched = search.size > 0;
  search.delete('near');
  const areas = loadStateAreas();
  const states = new Set(studySites.map(({ state }) => state));
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
    rendered: { search: search.toString(), ...(await resolveNear(url, locale)) },
  };
}
