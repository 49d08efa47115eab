import type { StudySite } from '@longcovid/content';
import { loadMessages } from '@longcovid/content/load';

import { findNearestOfEach } from '../../features/join/find-nearest-open.ts';
import type { JoinData, JoinStudySite } from '../../features/join/join-data.ts';
import { resolveNear } from '../../features/place/resolve-near.ts';
import { isFamilyRequest } from '../../features/join/family-request.ts';
import { formatStep } from '../../features/join/study-site-groups.ts';
import type { LoaderContext } from '../../loaders.ts';
import type { PageData } from '../../shell/shell-data.ts';

const forForm = ({ id, name, city, state, country, lat, long, cohorts }: StudySite): JoinStudySite => ({
  id,
  name,
  city,
  state,
  country,
  lat,
  long,
  cohorts,
});

/** A study site with those to offer when a group of interest is closed: one of its groups, or all. */
function withNearest(chosen: StudySite, studySites: readonly StudySite[]): StudySite[] {
  const closed = chosen.cohorts.filter(({ status }) => status === 'full').map(({ cohort }) => cohort);
  const nearest = [closed, ...closed.map((cohort) => [cohort])].flatMap((groups) =>
    findNearestOfEach(chosen, groups, studySites).map(({ studySite }) => studySite),
  );
  return [...new Set([chosen, ...nearest])];
}

/** The title of the page, which begins with its heading, in the step that the URL asks for. */
function formatTitle(
  { title, heading }: { title: string; heading: string },
  { locale, url }: LoaderContext,
  chosen: StudySite | undefined,
): string {
  const isFamily = isFamilyRequest(chosen, url.searchParams.get('cohort'));
  const shown = (isFamily && loadMessages(locale)['join.family.heading']) || heading;
  return title.replace(heading, () => formatStep(shown, chosen));
}

/** The available study sites, or the chosen one. */
export async function load(context: LoaderContext): Promise<JoinData & Pick<PageData, 'seo'>> {
  const { content, locale, page, url } = context;
  const { programme, cohorts, texts, states, studySites } = content;
  const record = content.pages[page.id];
  if (!record)
    throw new Error(`The page table names '${page.id}', but content has no page record of that name.`);
  const chosen = studySites.find(({ id }) => id === url.searchParams.get('site'));
  const { 'join-privacy': privacy, 'join-family': family } = texts;
  if (!privacy || !family)
    throw new Error(
      "content has no text 'join-privacy' or 'join-family': no form may be shown without its privacy notice, or without condolences to a family.",
    );
  return {
    seo: { title: formatTitle(record, context, chosen), description: record.description },
    studySites: (chosen ? withNearest(chosen, studySites) : studySites).map(forForm),
    rendered: url.searchParams.has('near') ? await resolveNear(url, locale) : { near: '', place: null },
    states: Object.fromEntries(states.map(({ code, name }) => [code, name])),
    cohorts,
    condolence: family.body,
    privacy: { title: privacy.title, body: privacy.body },
    demonstrationNotice: programme.demonstration ? programme.demonstrationNotice.form : null,
    programme: {
      phone: programme.phone,
      email: programme.email,
      hours: programme.hours,
      newsletter: programme.links.newsletter,
      registry: programme.links.communityRegistry,
      trials: programme.links.clinicalTrials,
    },
  };
}
