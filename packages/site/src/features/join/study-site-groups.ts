import type { CohortId, Locale } from '@longcovid/content';

import type { JoinData, JoinStudySite } from './join-data.ts';

type SelectGroup = { label: string; options: { value: string; label: string }[] };

/** A study site with its city, unless the name contains it. */
export const getFullName = ({ name, city }: Pick<JoinStudySite, 'name' | 'city'>): string =>
  name.includes(city) ? name : `${name}, ${city}`;

/** The heading of a step: 'Ask to join', then 'Ask to join: Study site 119, Las Cruces'. */
export const formatStep = (heading: string, studySite: Pick<JoinStudySite, 'name'> | undefined): string =>
  studySite ? `${heading}: ${studySite.name}` : heading;

type WithGroups = Pick<JoinStudySite, 'cohorts'>;

/** Whether a group can be joined at a study site. */
export const isOpen = ({ cohorts }: WithGroups, group: string): boolean =>
  cohorts.some(({ cohort, status }) => cohort === group && status === 'open');

/** Whether a group of living people can be joined at a study site. */
export const isOpenForLiving = ({ cohorts }: WithGroups): boolean =>
  cohorts.some(({ cohort, status }) => cohort !== 'autopsy' && status === 'open');

/** Whether requests for somebody else are possible at a study site: for a child, or after a death. */
export const canRequestForOthers = (studySite: WithGroups): boolean =>
  isOpen(studySite, 'pediatric') || isOpen(studySite, 'autopsy');

/** The closed groups of interest: that of the URL, or all when none is open. */
export function getClosedGroups({ cohorts }: WithGroups, asked: string | null): CohortId[] {
  const closed = cohorts.filter(({ status }) => status === 'full').map(({ cohort }) => cohort);
  return closed.length === cohorts.length ? closed : closed.filter((cohort) => cohort === asked);
}

/**
 * The study sites as groups of a select: states by name in the visitor's alphabet; within, the open ones first, then by
 * name.
 * @param toLabel Returns an option's text: the name of the study site and the groups that are open there.
 */
export function studySiteGroups(
  { studySites, states, cohorts }: Pick<JoinData, 'studySites' | 'states' | 'cohorts'>,
  locale: Locale,
  toLabel: (name: string, openGroups: readonly string[]) => string,
): SelectGroup[] {
  const byName = new Intl.Collator(locale).compare;
  const options = studySites.map((studySite) => {
    const name = getFullName(studySite);
    const open = cohorts.filter(({ id }) => isOpen(studySite, id)).map((cohort) => cohort.name);
    return {
      value: studySite.id,
      state: studySite.state,
      name,
      isOpen: open.length > 0,
      label: toLabel(name, open),
    };
  });
  return [...Map.groupBy(options, ({ state }) => states[state] ?? state)]
    .sort(([a], [b]) => byName(a, b))
    .map(([label, members]) => ({
      label,
      options: members
        .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || byName(a.name, b.name))
        .map((option) => ({ value: option.value, label: option.label })),
    }));
}
