import { ALERT_COHORTS } from '@longcovid/content/forms';
import { loadStateAreas } from '@longcovid/content/load';

import type { AlertData } from '../../features/alerts/alert-data.ts';
import type { LoaderContext } from '../../loaders.ts';

/** The groups and places of the form, and what it says besides its fields. */
export function load({ content }: LoaderContext): AlertData {
  const { programme, cohorts, texts } = content;
  const privacy = texts['alerts-privacy'];
  if (!privacy)
    throw new Error("content has no text 'alerts-privacy': no form may be shown without its privacy notice.");
  return {
    cohorts: cohorts
      .filter(({ id }) => ALERT_COHORTS.some((cohort) => cohort === id))
      .map(({ id, name, who }) => ({ id, name, who })),
    states: loadStateAreas().map(({ code, name }) => ({ code, name })),
    privacy: { title: privacy.title, body: privacy.body },
    demonstrationNotice: programme.demonstration ? programme.demonstrationNotice.form : null,
    programme: { email: programme.email, phone: programme.phone },
  };
}
