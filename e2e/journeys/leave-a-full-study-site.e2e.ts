import { expect } from '@playwright/test';

import { programme } from '../oracles/entries.ts';
import { findStudySites, studySites, type Cohort, type StudySiteRecord } from '../oracles/study-sites.ts';
import { drawPerson, type Person } from '../people.ts';
import { visitorTask } from '../task.ts';
import { chooseCard, continueFromList, JoinForm, openStudySiteList } from './join-form.ts';
import { followJoin } from './menu.ts';

const isClosed = ({ cohorts }: StudySiteRecord) => cohorts.every(({ status }) => status === 'full');

visitorTask<{ siteId: string; cohort: Cohort; person: Person }>(
  'ask at another study site when mine is full',
  {
    who: 'Somebody who knows their hospital, and not that it takes nobody any more.',
    draw: (draw) => {
      const { id, cohorts } = draw.pick(studySites.filter(isClosed));
      return { siteId: id, cohort: draw.pick(cohorts).cohort, person: drawPerson(draw) };
    },
    run: async (visitor, { siteId, cohort, person }) => {
      const { page, language } = visitor;
      const studySite = studySites.find(({ id }) => id === siteId) as StudySiteRecord;
      await visitor.arrive();
      await followJoin(visitor);
      const list = await openStudySiteList(visitor);
      await visitor.select(list, visitor.text('join.site.closed', { site: studySite.name[language] }));
      await continueFromList(visitor);
      await expect(page.getByText(visitor.text('join.site.full'))).toBeVisible();

      const [nearest] = findStudySites(studySite, { cohort, status: 'open' });
      if (!nearest) throw new Error(`No study site is open for ${cohort}.`);
      const main = page.getByRole('main');
      // Not only in the help beside the form.
      const call = main.locator('a:not([aria-labelledby=help] *)', { hasText: programme.phone.display });
      await expect(call).toBeVisible();
      await expect(main.getByRole('link', { name: visitor.text('join.closed.updates') })).toBeVisible();
      const offered = main.getByRole('radiogroup', { name: visitor.text('join.near.legend') });
      await chooseCard(visitor, offered.getByRole('radio', { name: nearest.studySite.name[language] }));
      await visitor.press(main.getByRole('button', { name: visitor.text('join.site.continue') }));

      const form = new JoinForm(visitor);
      await visitor.choose(form.radio(cohort));
      await visitor.write(form.form.locator('input[name=firstName]'), person.firstName);
      await visitor.write(form.form.locator('input[name=lastName]'), person.lastName);
      for (const [method, value] of Object.entries(person.contactMethods))
        await form.fillMethod(method as keyof Person['contactMethods'], value);
      await form.sendAndExpect(nearest.studySite.id, cohort, person);
    },
  },
);
