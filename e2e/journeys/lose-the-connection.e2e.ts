import { expect, type Page } from '@playwright/test';

import { openRecords } from '../oracles/records.ts';
import { studySites, type Cohort } from '../oracles/study-sites.ts';
import { drawEmail } from '../people.ts';
import { visitorTask } from '../task.ts';
import type { Visitor } from '../visitor.ts';
import { PAIRWISE } from '../ways.ts';
import { groupName } from './finder.ts';
import { triggerHydration } from './first-intent.ts';
import { continueFromList, openStudySiteList, readReference } from './join-form.ts';
import { followJoin } from './menu.ts';

/** Without script the browser shows its own error. */
const scripted = PAIRWISE.filter(({ script }) => script !== 'no script');

/** A prefetch or a script may be in flight, or asked for, when the connection ends. */
const cutOff = /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|works without it/;

const FIRST_NAMES = ['Ana', 'Zoë', 'Jo', 'O', '지우', 'María José', 'D’Angelo', 'Thị Ánh'];
const LAST_NAMES = ['Ríos', 'García Márquez', 'Ng', '김', 'O’Brien-Núñez', 'Øster', 'de la Cruz'];

/** Switches the network off or on, and waits until the browser has noticed. */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.waitForFunction((expected) => navigator.onLine !== expected, isOffline);
}

/** The status that a page shows without a connection, and its controls. */
const findStatus = (visitor: Visitor) => {
  const { page } = visitor;
  const status = page.getByRole('region', { name: visitor.text('offline.heading'), exact: true });
  return {
    status,
    retry: status.getByRole('button', { name: visitor.text('offline.retry'), exact: true }),
    again: status.getByText(visitor.text('offline.again')),
  };
};

type Data = { siteId: string; cohort: Cohort; firstName: string; lastName: string; address: string };

visitorTask<Data>('send my request offline and again online', {
  who: 'Somebody on a train, who has no strength to type it all a second time.',
  ways: scripted,
  allowed: cutOff,
  draw: (draw) => {
    const site = draw.pick(
      studySites.filter(({ cohorts }) => cohorts.some(({ status }) => status === 'open')),
    );
    const open = site.cohorts.filter(({ status }) => status === 'open');
    return {
      siteId: site.id,
      cohort: draw.pick(open).cohort,
      firstName: draw.pick(FIRST_NAMES),
      lastName: draw.pick(LAST_NAMES),
      address: drawEmail(draw),
    };
  },
  run: async (visitor, { siteId, cohort, firstName, lastName, address }) => {
    const { page } = visitor;
    await visitor.arrive();
    await followJoin(visitor);
    const list = await openStudySiteList(visitor);
    const option = (await list.locator(`option[value="${siteId}"]`).textContent()) ?? '';
    await visitor.select(list, new RegExp(`^${RegExp.escape(option)}$`));
    await continueFromList(visitor);
    await page.waitForURL(/site=/);

    const group = groupName(cohort, visitor.language);
    await visitor.choose(page.getByRole('radio', { name: new RegExp(`^${RegExp.escape(group)}`) }));
    const first = page.locator('[name=firstName]');
    const last = page.locator('[name=lastName]');
    const email = page.getByRole('textbox', { name: visitor.text('join.contact.email.value') });
    await visitor.write(first, firstName);
    await visitor.write(last, lastName);
    await visitor.choose(page.getByRole('checkbox', { name: visitor.text('join.contact.email') }));
    await visitor.write(email, address);

    const send = page.getByRole('button', { name: visitor.text('join.send') });
    const { status } = findStatus(visitor);
    const refused = page.getByText(visitor.text('problem.offline'));
    await setOffline(page, true);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await visitor.press(send);
      await expect(status.or(refused).first()).toBeVisible();
      await expect(first).toHaveValue(firstName);
      await expect(last).toHaveValue(lastName);
      await expect(email).toHaveValue(address);
    }

    const isWaiting = await refused.isVisible();
    await setOffline(page, false);
    await expect(status).toBeHidden();
    // After script the form is sent by itself.
    if (!isWaiting) await visitor.press(send);
    const reference = await readReference(visitor);
    const opened = openRecords('requests').filter(({ contactMethods }) => contactMethods?.email === address);
    expect(opened).toEqual([
      expect.objectContaining({ reference, kind: 'join', siteId, cohort, firstName, lastName }),
    ]);
  },
});

visitorTask<{ link: number }>('follow a link on a train', {
  who: 'Somebody in a tunnel, who presses a link and must not lose the page that they read.',
  ways: scripted,
  allowed: cutOff,
  draw: (draw) => ({ link: draw.integer(1000) }),
  run: async (visitor, { link }) => {
    const { page } = visitor;
    await visitor.arrive();
    // Both before and after hydration. Before any of our scripts the browser shows its own error.
    if (visitor.way.script === 'late script') await triggerHydration(visitor);
    await page.waitForLoadState();
    // Links to forms and files open a dialog and have their own tasks.
    const links = page
      .locator('main a[href^="/"], footer nav a[href^="/"]')
      .filter({ visible: true })
      .and(page.locator(':not([href*="/join"]):not([href*="/pdf/"]):not([href*="#"])'));
    const pressed = links.nth(link % (await links.count()));
    const [home, target] = [page.url(), (await pressed.getAttribute('href')) ?? ''];
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const { status, retry, again } = findStatus(visitor);

    await setOffline(page, true);
    await visitor.press(pressed);
    await expect(status).toBeVisible();
    await expect(status).toBeInViewport({ ratio: 1 });
    expect(page.url()).toBe(home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await visitor.press(retry);
    await expect(again).toBeVisible();

    await setOffline(page, false);
    await expect(status).toBeHidden();
    await visitor.press(pressed);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  },
});
