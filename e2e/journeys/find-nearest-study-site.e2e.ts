import { expect } from '@playwright/test';

import { COHORTS, findStudySites, zipCodes, type Cohort, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { expectNearest, Finder } from './finder.ts';

type Data = { near: TypedPlace; cohort: Cohort; isFilteredFirst: boolean };

const byZip = (zip: string): TypedPlace => {
  const found = zipCodes.find(({ typed }) => typed === zip);
  if (!found) throw new Error(`${zip} is not in the table of ZIP codes.`);
  return found;
};

visitorTask<Data>('find the nearest study site that is open to me', {
  who: 'Somebody who knows their group and their ZIP code, and wants to know where to go.',
  draw: (draw) => ({
    near: draw.pick(zipCodes),
    cohort: draw.pick(COHORTS),
    isFilteredFirst: draw.chance(0.5),
  }),
  // Birmingham, the first by name, was listed first although 1,135 miles away.
  fixed: [{ near: byZip('87101'), cohort: 'adult', isFilteredFirst: false }],
  run: async (visitor, { near, cohort, isFilteredFirst }) => {
    await visitor.arrive();
    const finder = new Finder(visitor);
    const filter = async () => {
      await finder.chooseGroup(cohort);
      await finder.chooseOpen();
    };
    if (isFilteredFirst) await filter();
    await finder.search(near);
    if (!isFilteredFirst) {
      await filter();
      // Without script, and before hydration, Search applies a filter.
      if (!visitor.hasScript) await finder.pressSearch();
    }
    const nearest = findStudySites(near, { cohort, status: 'open' });
    await finder.expectCount(nearest.length, near);
    await expectNearest(finder, nearest);
    expect(await finder.orderShown()).toBe(visitor.text('finder.sort.distance'));
  },
});
