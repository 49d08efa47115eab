import { expect } from '@playwright/test';

import { programme } from '../oracles/entries.ts';
import {
  COHORTS,
  findStudySites,
  zipCodes,
  type Cohort,
  type StudySiteRecord,
  type TypedPlace,
} from '../oracles/study-sites.ts';
import { CONTACT_METHODS, drawPerson, type Person } from '../people.ts';
import { visitorTask } from '../task.ts';
import type { Draw } from '../../scripts/draw.mjs';
import type { Visitor } from '../visitor.ts';
import { Finder } from './finder.ts';
import { chooseCard, JoinForm } from './join-form.ts';
import { followJoin } from './menu.ts';

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
  await form.open(studySite, cohort);
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
    const sorry = { en: 'We are sorry for your loss.', es: 'Sentimos mucho su pérdida.' }[visitor.language];
    await expect(page.getByText(sorry, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('link', { name: programme.phone.display }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByText(visitor.text('join.cohort.legend')).filter({ visible: true })).toHaveCount(0);
    await expect(form.radio('autopsy')).toBeChecked();
    await form.fill(person, { firstName: 'join.firstName.family', lastName: 'join.lastName.family' });
    await form.sendAndExpect(studySite.id, 'autopsy', person);
  },
});

visitorTask<Data & { cohort: Cohort }>('ask to join from the menu, at one of three study sites near me', {
  who: 'Somebody who presses “Ask to join” first, and knows where they live and for whom it is.',
  draw: (draw) => ({ ...drawData(draw), cohort: draw.pick(COHORTS) }),
  run: async (visitor, { near, person, cohort }) => {
    const { page } = visitor;
    await visitor.arrive();
    await followJoin(visitor);
    await visitor.write(page.getByLabel(visitor.text('place.label'), { exact: true }), near.typed);
    const group = page.getByRole('combobox', { name: visitor.text('place.cohort.label') });
    await visitor.select(group, visitor.text(`place.cohort.${cohort}`));
    await visitor.press(page.getByRole('button', { name: visitor.text('join.near.show'), exact: true }));
    const legend = visitor.text('join.near.legend');
    const cards = page.getByRole('radiogroup', { name: legend }).getByRole('radio');
    await expect(cards).toHaveCount(3);

    // In the order of the brute force. Those at nearly the same distance may be swapped.
    const nearest = findStudySites(near, { cohort, status: 'open' });
    const miles = new Map(nearest.map((found) => [found.studySite.id, found.miles]));
    for (const [index, card] of (await cards.all()).entries()) {
      const expected = nearest[index]?.miles ?? Infinity;
      expect(Math.abs((miles.get(await card.inputValue()) ?? Infinity) - expected)).toBeLessThan(0.5);
    }

    await expect(cards.first()).toBeChecked();
    const siteId = await cards.nth(1).inputValue();
    await chooseCard(visitor, cards.nth(1));
    await expect(cards.first()).not.toBeChecked();
    await visitor.press(
      page
        .locator('form:has(input[type=radio][name=site])')
        .getByRole('button', { name: visitor.text('join.site.continue') }),
    );

    const form = new JoinForm(visitor);
    await expect(form.radio(cohort)).toBeChecked();
    await visitor.write(form.form.locator('input[name=firstName]'), person.firstName);
    await visitor.write(form.form.locator('input[name=lastName]'), person.lastName);
    for (const method of CONTACT_METHODS) await form.fillMethod(method, person.contactMethods[method]);
    await form.sendAndExpect(siteId, cohort, person);
  },
});
