import { expect } from '@playwright/test';

import {
  findStudySites,
  zipCodes,
  type Cohort,
  type StudySiteRecord,
  type TypedPlace,
} from '../oracles/study-sites.ts';
import { drawPerson, type Person } from '../people.ts';
import { visitorTask } from '../task.ts';
import type { Draw } from '../draw.ts';
import type { Visitor } from '../visitor.ts';
import { Finder } from './finder.ts';
import { JoinForm } from './join-form.ts';

type Data = { near: TypedPlace; person: Person };

const drawData = (draw: Draw): Data => ({ near: draw.pick(zipCodes), person: drawPerson(draw) });

/** Finds the nearest study site that is open for a group, from home, and opens its form. */
async function openNearest(visitor: Visitor, near: TypedPlace, cohort: Cohort) {
  await visitor.arrive();
  const finder = new Finder(visitor);
  await finder.chooseGroup(cohort);
  await finder.chooseOpen();
  await finder.search(near);
  const nearest = findStudySites(near, { cohort, status: 'open' });
  await finder.expectCount(nearest.length, near);
  const { studySite } = nearest[0] as { studySite: StudySiteRecord };
  const form = new JoinForm(visitor);
  await form.open(studySite);
  return { form, studySite };
}

visitorTask<Data>('ask to join for my child', {
  who: 'A parent or caregiver, who gives their own name.',
  draw: drawData,
  run: async (visitor, { near, person }) => {
    const { form, studySite } = await openNearest(visitor, near, 'pediatric');
    await visitor.choose(form.radio('pediatric'));
    await form.fill(person, { firstName: 'join.firstName.caregiver', lastName: 'join.lastName.caregiver' });
    await form.sendAndExpect(studySite.id, 'pediatric', person);
  },
});

visitorTask<Data>('ask to join for myself as a young adult', {
  who: 'Somebody of 18 to 25 years, who belongs to the pediatric group and has no caregiver.',
  draw: drawData,
  run: async (visitor, { near, person }) => {
    const { form, studySite } = await openNearest(visitor, near, 'pediatric');
    await visitor.choose(form.radio('pediatric'));
    await visitor.choose(form.checkbox('join.forMyself'));
    await expect(form.field('join.firstName.caregiver')).toHaveCount(0);
    await form.fill(person, { firstName: 'join.firstName', lastName: 'join.lastName' });
    await form.sendAndExpect(studySite.id, 'pediatric', person);
  },
});

visitorTask<Data>('ask about the tissue study after somebody has died', {
  who: 'The next of kin, who has a day or two and no strength for a wrong question.',
  draw: drawData,
  run: async (visitor, { near, person }) => {
    const { form, studySite } = await openNearest(visitor, near, 'autopsy');
    const { page } = visitor;
    await expect(page.getByRole('heading', { name: visitor.text('join.family.heading') })).toBeVisible();
    await expect(page.getByText(visitor.text('join.family.sorry'), { exact: true })).toBeVisible();
    await expect(
      page.getByRole('link', { name: '1-800-555-0199' }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByText(visitor.text('join.cohort.legend')).filter({ visible: true })).toHaveCount(0);
    await expect(form.radio('autopsy')).toBeChecked();
    await form.fill(person, { firstName: 'join.firstName.family', lastName: 'join.lastName.family' });
    await form.sendAndExpect(studySite.id, 'autopsy', person);
  },
});
