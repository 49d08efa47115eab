import type { Cohort, Programme, Prose } from '@longcovid/content';
import type { AlertPlaces } from '@longcovid/content/forms';

export type AlertData = {
  /** The groups that a visitor can wait for. */
  cohorts: Pick<Cohort, 'id' | 'name' | 'who'>[];
  /** Accepted names of places. */
  states: AlertPlaces['states'];
  privacy: { title: string; body: Prose };
  demonstrationNotice: string | null;
  programme: Pick<Programme, 'email' | 'phone'>;
};
