import type { CohortId, Programme, StudySite } from '@longcovid/content';
import type { ResolvedPlace, StateArea } from '@longcovid/content/search';

import type { StudySiteTable } from './study-site-table.ts';

/** A state or province with study sites: its name in the language of the page. */
export type FinderArea = { code: string; name: string };

/** The states that border on each other, by code. */
export type Borders = readonly Pick<StateArea, 'code' | 'neighbours'>[];

/** The data of a page's finder. */
export type FinderData = {
  studySites: StudySite[];
  areas: FinderArea[];
  /** For the map in words; null where nothing is searched at render time, since the device then loads them. */
  borders: Borders | null;
  cohorts: { id: CohortId; name: string }[];
  /** The groups that are open. */
  open: readonly CohortId[];
  credit: string;
  email: string;
  /** URL of the newsletter's sign-up; null for a mailto: link. */
  newsletter: string | null;
  contact: Pick<Programme, 'phone' | 'hours'>;
  /** What can be done while nothing is open; null for what the program does not have. */
  registry: string | null;
  trials: string | null;
  /** The search at render time: the query without the place, the text of the place, and its resolution. */
  rendered: { search: string; near: string; place: ResolvedPlace };
  /** URL of the picture that shows the same study sites before the map loads; null where filters leave some out. */
  still: string | null;
};

/** Whether they are those of one state, whose page does not group by state. */
export const isOneState = (studySites: readonly StudySite[]): boolean =>
  studySites.every(({ state }) => state === studySites[0]?.state);

/** The same as it is sent with the page. */
export type SentFinderData = Omit<FinderData, 'studySites'> & { studySites: StudySiteTable };
