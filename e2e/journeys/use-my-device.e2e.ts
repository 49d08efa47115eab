import { expect } from '@playwright/test';

import { COHORTS, findStudySites, zipCodes, type Cohort, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { PAIRWISE } from '../ways.ts';
import { expectNearest, Finder } from './finder.ts';

type Data = { here: TypedPlace; cohort: Cohort };

/** Only script can read the location of a device. */
const scripted = PAIRWISE.filter(({ script }) => script !== 'no script');

visitorTask<Data>('use the place of my device', {
  who: 'Somebody on the road, whose device knows where they are.',
  ways: scripted,
  draw: (draw) => ({ here: draw.pick(zipCodes), cohort: draw.pick(COHORTS) }),
  run: async (visitor, { here, cohort }) => {
    const { page } = visitor;
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: here.lat, longitude: here.long });
    await visitor.arrive();
    const finder = new Finder(visitor);
    const button = finder.form.getByRole('button', { name: visitor.text('finder.place.device') });
    await visitor.press(button);
    await expect(finder.heading).toContainText(visitor.text('finder.place.deviceName'));
    await expect(finder.heading).toBeFocused();
    await finder.chooseGroup(cohort);
    const nearest = findStudySites(here, { cohort });
    await expect(finder.count).toHaveText(visitor.text('finder.results.count', { count: nearest.length }));
    await expectNearest(finder, nearest);
    // The location is in no URL.
    expect(decodeURIComponent(page.url())).not.toMatch(/near|area|-?\d+\.\d/);
  },
});

visitorTask<Data>('notice that my device does not share my location', {
  who: 'Somebody whose device refuses, and who does not look at the screen.',
  ways: scripted,
  draw: (draw) => ({ here: draw.pick(zipCodes), cohort: draw.pick(COHORTS) }),
  run: async (visitor, { here }) => {
    const { page } = visitor;
    await page.context().clearPermissions();
    await visitor.arrive();
    const finder = new Finder(visitor);
    const button = finder.form.getByRole('button', { name: visitor.text('finder.place.device') });
    await visitor.press(button);
    const refused = visitor.text('finder.place.refused');
    await expect(page.locator('[aria-live=polite]').filter({ hasText: refused })).toHaveCount(1);
    if (visitor.way.input !== 'touch') await expect(button).toBeFocused();
    await expect(finder.place).toHaveAccessibleDescription(new RegExp(RegExp.escape(refused)));
    // A typed place still works and removes the message.
    await finder.search(here);
    await expect(finder.form.getByText(refused)).toHaveCount(0);
    await expectNearest(finder, findStudySites(here, {}));
  },
});
