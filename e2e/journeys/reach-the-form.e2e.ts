import { expect } from '@playwright/test';

import { findStudySites, studySites, zipCodes, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { Finder } from './finder.ts';

/** From the front door: the place, Search, and "Ask to join". */
const MAX_ACTIONS = 3;

const isOpen = ({ cohorts }: (typeof studySites)[number]) => cohorts.some(({ status }) => status === 'open');

/** The ZIP codes of study sites with an open group. */
const nearOpen = zipCodes.filter(({ typed }) =>
  studySites.some((studySite) => studySite.postalCode === typed && isOpen(studySite)),
);

visitorTask<{ near: TypedPlace }>('reach the form of a study site nearby in three actions', {
  who: 'Somebody with little strength, for whom each press counts.',
  draw: (draw) => ({ near: draw.pick(nearOpen) }),
  run: async (visitor, { near }) => {
    const { page, language } = visitor;
    const actions: string[] = [];
    await visitor.arrive();
    const finder = new Finder(visitor);

    actions.push('type the place');
    await visitor.write(finder.place, near.typed);
    actions.push('press Search');
    await finder.pressSearch();
    await expect(finder.heading).toContainText(near.typed);

    const [nearest] = findStudySites(near, { status: 'open' });
    if (!nearest) throw new Error('No study site is open.');
    const card = page
      .locator('[data-component=result-list-item]')
      .filter({ has: page.locator(`#result-${nearest.studySite.id}`) });
    actions.push('press “Ask to join”');
    await visitor.press(card.locator('[data-part=actions] a'));

    await expect(page.locator('input[name=firstName]')).toBeVisible();
    await expect(page.locator('form').getByRole('radio').first()).toBeVisible();
    await expect(
      page.getByText(nearest.studySite.name[language]).filter({ visible: true }).first(),
    ).toBeVisible();
    expect(actions.length, actions.join(', ')).toBeLessThanOrEqual(MAX_ACTIONS);
  },
});
