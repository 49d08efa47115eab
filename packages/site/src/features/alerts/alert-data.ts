import type { Cohort, Programme, Prose } from '@longcovid/content';
import type { StateArea } from '@longcovid/content/search';

export type AlertData = {
  /** The groups that a visitor can wait for. */
  cohorts: Pick<Cohort, 'id' | 'name' | 'who'>[];
  /** The states, for the name of one in the address. */
  states: readonly Pick<StateArea, 'code' | 'name'>[];
  privacy: { title: string; body: Prose };
  demonstrationNotice: string | null;
  programme: Pick<Programme, 'email' | 'phone'>;
};
