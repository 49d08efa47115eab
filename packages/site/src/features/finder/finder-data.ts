import type { CohortId, StudySite } from '@longcovid/content';
import type { ResolvedPlace, StateArea } from '@longcovid/content/search';

import type { StudySiteTable } from './study-site-table.ts';

/** A state or province, its name in the language of the page. */
export type FinderArea = Pick<StateArea, 'code' | 'neighbours'> & { name: string };

/** The data of a page's finder. */
export type FinderData = {
  studySites: StudySite[];
  areas: FinderArea[];
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

/** The same as it is sent with the page. */
export type SentFinderData = Omit<FinderData, 'studySites'> & { studySites: StudySiteTable };
