import type { Cohort, Prose, Programme, StudySite } from '@longcovid/content';

import type { LoaderContext } from '../../loaders.ts';

/** What the form needs to know of a study site. */
export type JoinStudySite = Pick<StudySite, 'id' | 'name' | 'city' | 'state' | 'country' | 'cohorts'>;

export type JoinData = {
  /** The chosen study site alone when the address names one, otherwise all, by state and name. */
  studySites: JoinStudySite[];
  /** Names of states and provinces by code. */
  states: Record<string, string>;
  cohorts: Cohort[];
  privacy: { title: string; body: Prose };
  demonstrationNotice: string | null;
  programme: Pick<Programme, 'phone' | 'email'>;
};

const forForm = ({ id, name, city, state, country, cohorts }: StudySite): JoinStudySite => ({
  id,
  name,
  city,
  state,
  country,
  cohorts,
});

/** The study sites that can be chosen, or the one that was. */
export function load({ content, url }: LoaderContext): JoinData {
  const { programme, cohorts, texts, states, studySites } = content;
  const chosen = studySites.find(({ id }) => id === url.searchParams.get('site'));
  const privacy = texts['join-privacy'];
  if (!privacy)
    throw new Error("content has no text 'join-privacy': no form may be shown without its privacy notice.");
  return {
    studySites: (chosen ? [chosen] : studySites).map(forForm),
    states: Object.fromEntries(states.map(({ code, name }) => [code, name])),
    cohorts,
    privacy: { title: privacy.title, body: privacy.body },
    demonstrationNotice: programme.demonstration ? programme.demonstrationNotice.form : null,
    programme: { phone: programme.phone, email: programme.email },
  };
}
