import type { CohortId, StudySite } from '@longcovid/content';
import type { ResolvedPlace, StateArea } from '@longcovid/content/search';

/** What the finder of one page needs: all of it is in the HTML, so that the list is there before script. */
export type FinderData = {
  studySites: StudySite[];
  areas: StateArea[];
  cohorts: { id: CohortId; name: string }[];
  /** Why the list is not real, while this is a demonstration. */
  notice: string | null;
  credit: string;
  email: string;
  /** Address of the newsletter's sign-up, or null: then an e-mail is offered. */
  newsletter: string | null;
  /** What the HTML was made for: the query without the place, the words of the place, and what they mean. */
  rendered: { search: string; near: string; place: ResolvedPlace };
};
