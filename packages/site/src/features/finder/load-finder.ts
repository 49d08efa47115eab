import type { Content } from '@longcovid/content';
import { loadPlaceTables, loadStateAreas } from '@longcovid/content/load';
import { GEO_ATTRIBUTION, resolvePlace } from '@longcovid/content/search';

import type { SentFinderData } from './finder-data.ts';
import { packStudySites } from './study-site-table.ts';

/** Longer texts of places are truncated and reported as too long. */
const MAX_NEAR = 300;

/** The finder's data for a URL; without script the place is in its query. Server only. */
export async function loadFinder(content: Content, url: URL): Promise<SentFinderData> {
  const { programme, studySites, cohorts, locale } = content;
  const near = (url.searchParams.get('near') ?? '').slice(0, MAX_NEAR);
  const search = new URLSearchParams(url.search);
  search.delete('near');
  return {
    studySites: packStudySites(studySites),
    areas: loadStateAreas(),
    cohorts: cohorts.map(({ id, name }) => ({ id, name })),
    notice: programme.demonstration ? programme.demonstrationNotice.finder : null,
    credit: GEO_ATTRIBUTION[locale],
    email: programme.email,
    newsletter: programme.links.newsletter,
    rendered: { search: search.toString(), near, place: await resolvePlace(near, loadPlaceTables(), locale) },
  };
}
