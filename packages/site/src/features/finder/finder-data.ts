import type { CohortId, StudySite } from '@longcovid/content';
import type { ResolvedPlace, StateArea } from '@longcovid/content/search';

/** The data of a page's finder; part of the HTML, so that the list works before script. */
export type FinderData = {
  studySites: StudySite[];
  areas: StateArea[];
  cohorts: { id: CohortId; name: string }[];
  /** The notice of a demonstration. */
  notice: string | null;
  credit: string;
  email: string;
  /** URL of the newsletter's sign-up; null for a mailto: link. */
  newsletter: string | null;
  /** The search at render time: the query without the place, the text of the place, and its resolution. */
  rendered: { search: string; near: string; place: ResolvedPlace };
};
