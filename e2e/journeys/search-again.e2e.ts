import { expect } from '@playwright/test';

import {
  canadianAreas,
  COHORTS,
  findStudySites,
  zipCodes,
  type Cohort,
  type TypedPlace,
} from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { expectNearest, Finder } from './finder.ts';

type Data = { places: TypedPlace[]; cohort: Cohort };

visitorTask<Data>('search a second and a third time, and go back', {
  who: 'Somebody who compares where they live with where their parents live, on both sides of the border.',
  draw: (draw) => ({
    places: [...draw.several(zipCodes, 2), draw.pick(canadianAreas)],
    cohort: draw.pick(COHORTS),
  }),
  run: async (visitor, { places, cohort }) => {
    const { page } = visitor;
    await visitor.arrive();
    const finder = new Finder(visitor);
    const expectResults = async (near: TypedPlace) => {
      const nearest = findStudySites(near, { cohort });
      await finder.expectCount(nearest.length, near);
      await expectNearest(finder, nearest);
      expect(await finder.orderShown()).toBe(visitor.text('finder.sort.distance'));
      await expect(finder.place).toHaveValue(near.typed);
    };
    await finder.chooseGroup(cohort);
    for (const near of places) {
      await finder.search(near);
      await expectResults(near);
    }
    await page.goBack();
    await expectResults(places[1] as TypedPlace);
    await page.reload();
    await expectResults(places[1] as TypedPlace);
  },
});
