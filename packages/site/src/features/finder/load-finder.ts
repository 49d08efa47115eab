import type { Content } from '@longcovid/content';
import { loadStateAreas } from '@longcovid/content/load';
import { GEO_ATTRIBUTION } from '@longcovid/content/search';

import { resolveNear } from '../place/resolve-near.ts';
import type { SentFinderData } from './finder-data.ts';
import { packStudySites } from './study-site-table.ts';

/** The finder's data for a URL; without script the place is in its query. Server only. */
export async function loadFinder(content: Content, url: URL): Promise<SentFinderData> {
  const { programme, studySites, cohorts, locale } = content;
  const search = new URLSearchParams(url.search);
  search.delete('near');
  return {
    studySites: packStudySites(studySites),
    areas: loadStateAreas().map(({ code, name, neighbours }) => ({ code, name: name[locale], neighbours })),
    cohorts: cohorts.map(({ id, name }) => ({ id, name })),
    notice: programme.demonstration ? programme.demonstrationNotice.finder : null,
    credit: GEO_ATTRIBUTION[locale],
    email: programme.email,
    newsletter: programme.links.newsletter,
    rendered: { search: search.toString(), ...(await resolveNear(url, locale)) },
  };
}
