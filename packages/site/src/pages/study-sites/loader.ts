import type { CohortId, StudySite } from '@longcovid/content';
import { loadStateAreas } from '@longcovid/content/load';

import type { LoaderContext } from '../../loaders.ts';

/** A state or province with its study sites, by town and name. */
export type StateWithSites = { code: string; name: string; studySites: StudySite[] };

export type StudySitesData = {
  states: StateWithSites[];
  cohorts: { id: CohortId; name: string }[];
};

/** All study sites, by the name of the state. */
export function load({ content, locale }: LoaderContext): StudySitesData {
  const { studySites, cohorts } = content;
  const names = new Map(loadStateAreas().map(({ code, name }) => [code, name[locale]]));
  const byPlace = (a: StudySite, b: StudySite) =>
    a.city.localeCompare(b.city, locale) || a.name.localeCompare(b.name, locale);
  return {
    states: [...Map.groupBy(studySites, ({ state }) => state)]
      .map(([code, found]) => ({ code, name: names.get(code) ?? code, studySites: found.toSorted(byPlace) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
    cohorts: cohorts.map(({ id, name }) => ({ id, name })),
  };
}
