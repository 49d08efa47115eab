import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

import { COHORTS, findStudySites, studySites, type Cohort } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { Finder, groupName } from './finder.ts';

type State = { code: string; name: { en: string; es: string }; lat: number; long: number };

const states = JSON.parse(
  readFileSync(new URL('../../packages/content/geo/states.json', import.meta.url), 'utf8'),
) as State[];

/** States with a study site, except those with the name of a town, for which the finder asks which is meant. */
const withStudySites = states.filter(
  ({ code }) =>
    !['NY', 'WA', 'QC', 'ON', 'DC'].includes(code) && studySites.some(({ state }) => state === code),
);

visitorTask<{ state: State; cohort: Cohort }>('look in my whole state', {
  who: 'Somebody who has a car, and types the name of their state in their own language.',
  draw: (draw) => ({ state: draw.pick(withStudySites), cohort: draw.pick(COHORTS) }),
  // Every group there is full: the notice opens over the list, and once came after somebody had gone on.
  fixed: withStudySites
    .filter(({ code }) => code === 'NJ')
    .map((state) => ({ state, cohort: 'pediatric' as const })),
  run: async (visitor, { state, cohort }) => {
    const { language, page } = visitor;
    await visitor.arrive();
    const finder = new Finder(visitor);
    await finder.search({ typed: state.name[language] });
    const there = findStudySites(state, { state: state.code }).map(
      ({ studySite }) => studySite.name[language],
    );
    const names = async () => (await finder.cards()).map(({ name }) => name).toSorted();
    await expect.poll(names).toEqual(there.toSorted());
    await expect(finder.heading).toHaveText(new RegExp(`^${there.length} `));

    await finder.closeGoalNotice();
    await finder.chooseGroup(cohort);
    if (!visitor.hasScript) await finder.pressSearch();
    const ofGroup = findStudySites(state, { state: state.code, cohort }).map(
      ({ studySite }) => studySite.name[language],
    );
    await expect(
      page.getByRole('link', { name: new RegExp(RegExp.escape(groupName(cohort, language))) }).first(),
    ).toBeVisible();
    await expect.poll(names).toEqual(ofGroup.toSorted());
  },
});
