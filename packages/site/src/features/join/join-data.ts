import type { Cohort, Programme, Prose, StudySite } from '@longcovid/content';
import type { ResolvedPlace } from '@longcovid/content/search';

import type { Messages } from '../../i18n/load-messages.ts';
import type { PageContent } from '../../shell/page-content.ts';
import type { ConfirmationData } from '../form/Confirmation.tsx';

/** The fields of a study site that the form needs. */
export type JoinStudySite = Pick<
  StudySite,
  'id' | 'name' | 'city' | 'state' | 'country' | 'lat' | 'long' | 'cohorts'
>;

export type JoinData = {
  /** The study site of the URL, with the nearest open ones for its closed groups; otherwise all. */
  studySites: JoinStudySite[];
  /** The search at render time: the text of the place, and its resolution; null before a search. */
  rendered: { near: string; place: ResolvedPlace | null };
  /** Names of states and provinces by code. */
  states: Record<string, string>;
  cohorts: Cohort[];
  /** For the family of a person who died: that we are sorry, and the phone number. */
  condolence: Prose;
  privacy: { title: string; body: Prose };
  demonstrationNotice: string | null;
  programme: Pick<Programme, 'phone' | 'email' | 'hours'> & {
    newsletter: string | null;
    registry: string | null;
    trials: string | null;
  };
};

/** Messages, form and confirmation, so that nothing has to be fetched once a visitor has begun. */
export type OverlayData = {
  messages: Messages;
  form: PageContent & JoinData;
  sent: PageContent & ConfirmationData;
};
