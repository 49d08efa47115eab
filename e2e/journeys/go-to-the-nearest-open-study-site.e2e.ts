import { expect } from '@playwright/test';

import { findStudySites, towns, type Cohort, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { Finder } from './finder.ts';

const cities = towns
  .filter(({ population }) => population >= 100_000)
  .map(({ typed, state, ...point }) => ({ ...point, state, typed: `${typed}, ${state}` }));

const COHORTS = ['adult', 'pediatric', 'pregnancy'] as const satisfies readonly Cohort[];

/** As people know them; for some, none of the ten nearest study sites is open for the group. */
const albuquerque = cities.find(({ typed }) => typed === 'Albuquerque, NM') as TypedPlace;

visitorTask<{ near: TypedPlace; cohort: Cohort }>('go to the nearest study site that takes my group', {
  who: 'Somebody for whom all study sites nearby are full, and who does not know it yet.',
  draw: (draw) => ({ near: draw.pick(cities), cohort: draw.pick(COHORTS) }),
  fixed: [{ near: albuquerque, cohort: 'adult' }],
  run: async (visitor, { near, cohort }) => {
    const { page, language } = visitor;
    await visitor.arrive();
    const finder = new Finder(visitor);
    await finder.search(near);
    await finder.chooseGroup(cohort);
    if (!visitor.hasScript) await finder.pressSearch();
    await expect(finder.count).toHaveText(
      visitor.text('finder.results.count', { count: findStudySites(near, { cohort }).length }),
    );

    // No card leads to a group that is closed there.
    const first = findStudySites(near, { cohort }).slice(0, 10);
    for (const { studySite } of first) {
      const isOpen = studySite.cohorts.some((group) => group.cohort === cohort && group.status === 'open');
      const card = page
        .locator('[data-component=result-list-item]')
        .filter({ has: page.locator(`#result-${studySite.id}`) });
      await expect(card.locator('[data-part=actions] a')).toHaveCount(isOpen ? 1 : 0);
    }

    const [nearest] = findStudySites(near, { cohort, status: 'open' });
    if (!nearest) throw new Error(`No study site is open for ${cohort}.`);
    const summary = page.locator('[data-component=result-list] [data-part=summary]');
    await visitor.press(summary.getByRole('link', { name: nearest.studySite.name[language], exact: true }));
    const title = page.locator(`#result-${nearest.studySite.id}`);
    await expect(title).toBeInViewport();
    if (visitor.way.script === 'script') await expect(title).toBeFocused();
    const card = page.locator('[data-component=result-list-item]').filter({ has: title });
    await visitor.press(card.locator('[data-part=actions] a'));
    await expect(page.locator(`input[name=cohort][value=${cohort}]`)).toBeChecked();
  },
});
