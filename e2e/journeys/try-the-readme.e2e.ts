import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import {
  findStudySites,
  studySites,
  zipCodes,
  type Cohort,
  type TypedPlace,
} from '../oracles/study-sites.ts';
import { CONTACT_METHODS, drawPerson, type Person } from '../people.ts';
import { visitorTask } from '../task.ts';
import type { Visitor } from '../visitor.ts';
import { PAIRWISE } from '../ways.ts';
import { JoinForm, readReference } from './join-form.ts';

const root = join(import.meta.dirname, '../..');
const [, section = ''] = /^## Try it\n(.+?)^## /ms.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
const [walk = '', staff = ''] = section.split('```sh\n');
const labels = [...walk.replaceAll(/\s+/g, ' ').matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label);
const command = staff.split('\n')[0] ?? '';

/** Less than the ten in the first list of results, where those at nearly the same distance may be swapped. */
const SHOWN = 8;

type Data = { near: TypedPlace; person: Person };

visitorTask<Data>('try what the README says', {
  who: 'A developer who has read the README and wants to see what this is.',
  // The README is in English, and names the header of a wide window.
  ways: PAIRWISE.filter(({ language, input }) => language === 'en' && input !== 'touch'),
  draw: (draw) => {
    const isOpenNear = (near: TypedPlace) =>
      findStudySites(near, {})
        .slice(0, SHOWN)
        .some(({ studySite }) => studySite.cohorts.some(({ status }) => status === 'open'));
    return { near: draw.pick(draw.several(zipCodes, 50).filter(isOpenNear)), person: drawPerson(draw) };
  },
  run: async (visitor, { near, person }) => {
    const { page } = visitor;
    expect(labels.length).toBe(5);
    const [place = '', find = '', ask = '', send = '', header = ''] = labels;
    const main = page.getByRole('main');
    const exactly = { exact: true };
    await visitor.arrive();
    await visitor.write(main.getByLabel(place, exactly), near.typed);
    await visitor.press(main.getByRole('button', { name: find, ...exactly }));

    const results = page.locator('[data-component=result-list]');
    await expect(results.getByRole('heading').first()).toContainText(near.typed);
    await visitor.press(results.getByRole('link', { name: new RegExp(`^${ask} at `) }).first());
    const joinForm = new JoinForm(visitor);
    const { form } = joinForm;
    await expect(form).toBeVisible();
    const siteId = await form.locator('input[name=siteId]').inputValue();
    const cohort = await chooseOpenGroup(visitor, joinForm, siteId);
    await visitor.write(form.locator('input[name=firstName]'), person.firstName);
    await visitor.write(form.locator('input[name=lastName]'), person.lastName);
    for (const method of CONTACT_METHODS) await joinForm.fillMethod(method, person.contactMethods[method]);
    await visitor.press(form.getByRole('button', { name: send, ...exactly }));
    const reference = await readReference(visitor);

    // Nothing but these four, so no name. Without script a form that is sent within 3 seconds has a mark.
    const line = runStaffCommand().find((each) => each.startsWith(reference)) ?? '';
    expect(line.replace(visitor.hasScript ? '' : / {2}suspect$/, '').split(/\s+/)).toEqual([
      reference,
      expect.stringMatching(/^20\d\d-\d\d-\d\d/),
      siteId,
      cohort,
    ]);

    await visitor.arrive();
    await visitor.press(page.getByRole('banner').getByRole('link', { name: header, ...exactly }));
    await expect(page.getByLabel(place, exactly).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: ask }).first()).toBeVisible();
  },
});

/** Chooses the first open group of the study site. For the tissue study alone, it is chosen already. */
async function chooseOpenGroup(visitor: Visitor, form: JoinForm, siteId: string): Promise<Cohort> {
  const open = studySites
    .find(({ id }) => id === siteId)
    ?.cohorts.find(({ status }) => status === 'open')?.cohort;
  if (open === undefined) throw new Error(`${siteId} has no open group, and yet a link to ask to join.`);
  if (!(await form.radio(open).isChecked())) await visitor.choose(form.radio(open));
  return open;
}

/** Runs the README's command on the data of the service. @returns its lines. */
const runStaffCommand = (): string[] =>
  execFileSync('bash', ['-c', command], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA },
    encoding: 'utf8',
  }).split('\n');
