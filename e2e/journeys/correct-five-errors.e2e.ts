import { expect, type Locator } from '@playwright/test';

import { findStudySites, zipCodes, type Cohort, type TypedPlace } from '../oracles/study-sites.ts';
import { drawEmail, drawPerson, type Person } from '../people.ts';
import { visitorTask } from '../task.ts';
import { Finder } from './finder.ts';
import { JoinForm } from './join-form.ts';

type Data = { near: TypedPlace; person: Person; badEmail: string };

visitorTask<Data>('correct five errors in one form', {
  who: 'Somebody with brain fog, who sends the form too early.',
  // Without script the service responds 422 with the form.
  allowed: /422/,
  draw: (draw) => ({
    near: draw.pick(zipCodes),
    person: { ...drawPerson(draw), contactMethods: { mobile_phone: '202-555-0143', email: drawEmail(draw) } },
    badEmail: draw.pick(['ana@', 'ana@example', 'ana example.org', '@example.org']),
  }),
  run: async (visitor, { near, person, badEmail }) => {
    await visitor.arrive();
    const finder = new Finder(visitor);
    await finder.chooseOpen();
    await finder.search(near);
    const open = findStudySites(near, { status: 'open' });
    await finder.expectCount(open.length, near);
    const found = open.find(({ studySite }) => studySite.cohorts.every(({ cohort }) => cohort !== 'autopsy'));
    if (!found) throw new Error('No study site is open for living people.');
    const { studySite } = found;
    const cohort = studySite.cohorts.find(({ status }) => status === 'open')?.cohort as Cohort;

    const form = new JoinForm(visitor);
    await form.open(studySite);
    await visitor.choose(form.checkbox('join.contact.mobile_phone'));
    await form.fillMethod('email', badEmail);
    await visitor.waitForScript();
    await form.send();
    const links = form.summary.getByRole('link');
    await expect(links).toHaveCount(5);
    await expect(visitor.page).toHaveTitle(/^Error: /);
    // The input is kept.
    await expect(form.field('join.contact.email.value')).toHaveValue(badEmail);

    const [firstName, lastName] = ['input[name=firstName]', 'input[name=lastName]'].map((input) =>
      form.form.locator(input),
    ) as [Locator, Locator];
    const corrections: [string, () => Promise<void>][] = [
      ['cohort', () => visitor.choose(form.radio(cohort))],
      ['firstName', () => visitor.write(firstName, person.firstName)],
      ['lastName', () => visitor.write(lastName, person.lastName)],
      ['mobile_phone', () => form.fillMethod('mobile_phone', person.contactMethods.mobile_phone)],
      ['email', () => form.fillMethod('email', person.contactMethods.email)],
    ];
    for (const [index, [name, correct]] of corrections.entries()) {
      await visitor.press(links.nth(index));
      // The link moves focus to the field, or without script to its group.
      await expect(
        form.form.locator(`:focus:is([name=${name}], fieldset:has([name=${name}]))`),
      ).toBeVisible();
      await correct();
    }
    await form.sendAndExpect(studySite.id, cohort, person);
  },
});
