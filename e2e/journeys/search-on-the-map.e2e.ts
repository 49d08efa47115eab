import { expect } from '@playwright/test';

import { COHORTS, findStudySites, zipCodes, type Cohort, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { PAIRWISE } from '../ways.ts';
import { Finder } from './finder.ts';

type Data = { near: TypedPlace; cohort: Cohort; zooms: number };

visitorTask<Data>('search in a part of the map, and find it again', {
  who: 'Somebody who thinks in maps, and wants to come back to what they found.',
  // The map needs script; the list has the same without it.
  ways: PAIRWISE.filter(({ script }) => script !== 'no script'),
  draw: (draw) => ({ near: draw.pick(zipCodes), cohort: draw.pick(COHORTS), zooms: 1 + draw.integer(3) }),
  run: async (visitor, { near, cohort, zooms }) => {
    const { page } = visitor;
    await visitor.arrive();
    const finder = new Finder(visitor);
    await finder.chooseGroup(cohort);
    await finder.search(near);
    await visitor.waitForScript();
    // A wide screen has the map beside the list.
    const show = page.getByRole('button', { name: visitor.text('finder.map.show') });
    if (await show.isVisible()) await visitor.press(show);
    const map = page.getByRole('group', { name: visitor.text('finder.map.label') });
    const zoomIn = map.getByRole('button', {
      name: visitor.language === 'en' ? 'Zoom in' : 'Acercar',
      exact: true,
    });
    for (let zoom = 0; zoom < zooms; zoom += 1) await visitor.press(zoomIn);
    await visitor.press(page.getByRole('button', { name: visitor.text('finder.map.redo') }));
    await expect(page).toHaveURL(/area=/);
    const chip = page.getByRole('link', {
      name: visitor.text('finder.filters.remove', { name: visitor.text('finder.map.area') }),
    });
    await expect(chip).toBeVisible();
    const found = await finder.count.innerText();
    const count = Number(/^[\d,]+/.exec(found)?.[0].replaceAll(',', '') ?? 0);
    // Fewer than in the whole country, all of the group, the nearest first.
    const everywhere = findStudySites(near, { cohort });
    expect(count).toBeLessThan(everywhere.length);
    const names = (await finder.cards()).map(({ name }) => name);
    const inOrder = everywhere.map(({ studySite }) => studySite.name[visitor.language]);
    expect(
      names.filter((name) => !inOrder.includes(name)),
      page.url(),
    ).toEqual([]);

    const expectSame = async () => {
      await expect(finder.count).toHaveText(found);
      await expect(chip).toBeVisible();
      await expect.poll(async () => (await finder.cards()).map(({ name }) => name)).toEqual(names);
    };
    await page.reload();
    await expectSame();
    await visitor.press(chip);
    await finder.expectCount(everywhere.length, near);
    await page.goBack();
    await expectSame();
  },
});
