import { expect, type Locator } from '@playwright/test';

import { openRecord } from '../oracles/records.ts';
import type { Cohort, StudySiteRecord } from '../oracles/study-sites.ts';
import { CONTACT_METHODS, type ContactMethod, type Person } from '../people.ts';
import type { Visitor } from '../visitor.ts';
import { groupName } from './finder.ts';
import { openDisclosure } from './menu.ts';

const REFERENCE = /LC-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{6}/;

/** Matches the start of a name, since its end depends on the way. */
const beginsWith = (label: string) => new RegExp(`^${RegExp.escape(label)}`);

/** The join form, in a dialog or on a page of its own. */
export class JoinForm {
  readonly visitor: Visitor;
  /** The form with its error summary. */
  readonly form: Locator;
  readonly summary: Locator;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.form = visitor.page.locator('[data-component=form]:has(input[name=siteId])');
    this.summary = this.form.locator('[data-component=error-summary]');
  }

  /** Opens it from the study site in the list of results. */
  async open(studySite: StudySiteRecord, cohort?: Cohort): Promise<void> {
    const { page, language } = this.visitor;
    const join = this.visitor.text(`finder.results.${cohort === 'autopsy' ? 'joinFamily' : 'joinShort'}`);
    const site = this.visitor.text('finder.results.joinAt', { site: studySite.name[language] });
    await this.visitor.press(page.getByRole('link', { name: `${join} ${site}`, exact: true }).first());
    await expect(this.form).toBeVisible();
    await expect(this.form.locator('input[name=siteId]')).toHaveValue(studySite.id);
  }

  radio = (cohort: Cohort) =>
    this.form.getByRole('radio', { name: groupName(cohort, this.visitor.language), exact: true });

  checkbox = (messageId: string) =>
    this.form.getByRole('checkbox', { name: this.visitor.text(messageId), exact: true });

  field = (messageId: string) =>
    this.form.getByRole('textbox', { name: beginsWith(this.visitor.text(messageId)) });

  /** Fills in the person. The messages are those of the labels that this person should see. */
  async fill(person: Person, labels: { firstName: string; lastName: string }): Promise<void> {
    await this.visitor.write(this.field(labels.firstName), person.firstName);
    await this.visitor.write(this.field(labels.lastName), person.lastName);
    for (const method of CONTACT_METHODS) await this.fillMethod(method, person.contactMethods[method]);
  }

  async fillMethod(method: ContactMethod, value: string | undefined): Promise<void> {
    if (value === undefined) return;
    await this.visitor.choose(this.checkbox(`join.contact.${method}`));
    await this.visitor.write(this.field(`join.contact.${method}.value`), value);
  }

  send = () =>
    this.visitor.press(this.form.getByRole('button', { name: this.visitor.text('join.send'), exact: true }));

  /** Sends the form and compares the decrypted record with the input, character by character. */
  async sendAndExpect(siteId: string, cohort: Cohort, person: Person): Promise<void> {
    await this.send();
    const reference = await readReference(this.visitor);
    const normalized = JSON.parse(JSON.stringify(person).normalize('NFC')) as Person;
    expect(openRecord('requests', reference)).toEqual([
      expect.objectContaining({ kind: 'join', locale: this.visitor.language, siteId, cohort, ...normalized }),
    ]);
  }
}

/** Opens the list of all study sites, where the form begins. */
export async function openStudySiteList(visitor: Visitor): Promise<Locator> {
  const { page } = visitor;
  await openDisclosure(
    visitor,
    page.locator('main summary').filter({ hasText: visitor.text('join.list.summary') }),
  );
  return page.getByRole('combobox', { name: visitor.text('join.site.label') });
}

/** The button that goes from the list of all study sites to the form. */
export const continueFromList = (visitor: Visitor): Promise<void> =>
  visitor.press(
    visitor.page
      .locator('form:has(select[name=site])')
      .getByRole('button', { name: visitor.text('join.site.continue') }),
  );

/** The reference that the confirmation shows. */
export async function readReference({ page }: Visitor): Promise<string> {
  const shown = page.getByText(REFERENCE).filter({ visible: true }).first();
  await expect(shown).toBeVisible();
  return REFERENCE.exec(await shown.innerText())?.[0] ?? '';
}

/** Checks a radio button whose label covers its card, as a hand does. */
export async function chooseCard(visitor: Visitor, choice: Locator): Promise<void> {
  if (visitor.way.input === 'keyboard') return visitor.choose(choice);
  await visitor.press(choice.locator('xpath=ancestor::label'));
  await expect(choice).toBeChecked();
}
