import { expect } from '@playwright/test';

import type { Draw } from '../../scripts/draw.mjs';
import { readEntry } from '../oracles/entries.ts';
import { openRecord } from '../oracles/records.ts';
import { canadianAreas, states, zipCodes } from '../oracles/study-sites.ts';
import { drawEmail, drawPhone } from '../people.ts';
import { visitorTask } from '../task.ts';
import type { Visitor } from '../visitor.ts';
import type { Language } from '../ways.ts';
import { groupName } from './finder.ts';
import { readReference } from './join-form.ts';
import { expectPage, followLink } from './menu.ts';

const GROUPS = ['adult', 'pediatric', 'pregnancy'] as const;
/** Miles, and the kilometers that the form shows beside them. */
const KILOMETERS = { 25: '40', 50: '80', 100: '161', 200: '322' } as const;
const DISTANCES = [...(Object.keys(KILOMETERS) as `${keyof typeof KILOMETERS}`[]), 'any'] as const;

type Data = {
  group: (typeof GROUPS)[number];
  /** What the visitor types, and what staff may learn of it. */
  place: { typed: string; stored: string };
  distance: (typeof DISTANCES)[number];
  contactMethods: { email?: string; phone?: string };
};

function drawPlace(draw: Draw, language: Language): Data['place'] {
  const { code, name } = draw.pick(states);
  const [zip, area] = [draw.pick(zipCodes).typed, draw.pick(canadianAreas).typed];
  return draw.pick([
    { typed: name[language], stored: code },
    { typed: name[language].toLowerCase(), stored: code },
    { typed: code, stored: code },
    { typed: zip, stored: zip.slice(0, 3) },
    { typed: zip.slice(0, 3), stored: zip.slice(0, 3) },
    { typed: `${zip}-0123`, stored: zip.slice(0, 3) },
    { typed: `${area} 1A1`, stored: area },
  ]);
}

const drawData = (draw: Draw, { language }: { language: Language }): Data => {
  const methods = draw.several(['email', 'phone'] as const, 1 + draw.integer(2));
  return {
    group: draw.pick(GROUPS),
    place: drawPlace(draw, language),
    distance: draw.pick(DISTANCES),
    contactMethods: {
      ...(methods.includes('email') && { email: drawEmail(draw) }),
      ...(methods.includes('phone') && { phone: drawPhone(draw) }),
    },
  };
};

const getForm = ({ page }: Visitor) => page.locator('[data-component=form]:has(input[name=place])');

/** Opens the form, from home by the site map. */
async function openForm(visitor: Visitor): Promise<void> {
  const { page, language } = visitor;
  await visitor.arrive();
  await visitor.press(
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: visitor.text('shell.footer.siteMap'), exact: true }),
  );
  await expectPage(visitor, readEntry('page', 'site-map', language).fields.heading);
  const heading = String(readEntry('page', 'alerts', language).fields.heading);
  await followLink(visitor, heading);
  await expectPage(visitor, heading);
}

async function fill(visitor: Visitor, { group, place, distance, contactMethods }: Data): Promise<void> {
  const form = getForm(visitor);
  const text = (id: string, values = {}) => visitor.text(`alerts.${id}`, values);
  const beginsWith = (label: string) => new RegExp(`^${RegExp.escape(label)}`);
  await visitor.choose(form.getByRole('radio', { name: groupName(group, visitor.language), exact: true }));
  await visitor.write(form.getByRole('textbox', { name: beginsWith(text('place')) }), place.typed);
  await visitor.select(
    form.getByRole('combobox', { name: beginsWith(text('distance')) }),
    distance === 'any'
      ? text('distance.any')
      : text('distance.within', { miles: distance, km: KILOMETERS[distance] }),
  );
  for (const method of ['email', 'phone'] as const) {
    const value = contactMethods[method];
    if (value === undefined) continue;
    await visitor.choose(form.getByRole('checkbox', { name: text(`contact.${method}`), exact: true }));
    await visitor.write(
      form.getByRole('textbox', { name: beginsWith(text(`contact.${method}.value`)) }),
      value,
    );
  }
}

const send = (visitor: Visitor) =>
  visitor.press(getForm(visitor).getByRole('button', { name: visitor.text('alerts.send'), exact: true }));

/** Sends the form, and compares the decrypted record with the input. */
async function sendAndExpect(visitor: Visitor, data: Data): Promise<string> {
  await send(visitor);
  const reference = await readReference(visitor);
  const { group, place, distance, contactMethods } = data;
  expect(openRecord('alerts', reference)).toEqual([
    expect.objectContaining({
      kind: 'alert',
      locale: visitor.language,
      group,
      place: place.stored,
      distance,
      contactMethods: JSON.parse(JSON.stringify(contactMethods).normalize('NFC')) as object,
    }),
  ]);
  return reference;
}

/** Presses the only button of the page that a link to stop leads to. */
async function confirmStop(visitor: Visitor, reference: string): Promise<void> {
  await expectPage(visitor, readEntry('page', 'alerts-stop', visitor.language).fields.heading);
  expect(openRecord('alerts', reference), 'opening the link deleted the alert').toHaveLength(1);
  await visitor.press(visitor.page.getByRole('main').getByRole('button'));
  await expectPage(visitor, visitor.text('alerts.stop.done.heading'));
  expect(openRecord('alerts', reference)).toEqual([]);
}

visitorTask<Data>('ask to be told when a group opens', {
  who: 'Somebody for whom no group is open, who does not want to look every week.',
  draw: drawData,
  run: async (visitor, data) => {
    await openForm(visitor);
    await fill(visitor, data);
    await sendAndExpect(visitor, data);
  },
});

visitorTask<Data & { isCopied: boolean }>('stop being told when a group opens', {
  who: 'Somebody who asked to be told, and has changed their mind.',
  draw: (draw, way) => ({ ...drawData(draw, way), isCopied: draw.chance(0.5) }),
  run: async (visitor, { isCopied, ...data }) => {
    const { page } = visitor;
    await openForm(visitor);
    await fill(visitor, data);
    const reference = await sendAndExpect(visitor, data);
    if (isCopied) {
      const [url = ''] = /https?:\S+/.exec(await page.getByRole('main').innerText()) ?? [];
      const { pathname, search } = new URL(url);
      await page.goto(pathname + search);
    } else await followLink(visitor, visitor.text('alerts.sent.stop.link'));
    await confirmStop(visitor, reference);

    // Going back and pressing again, as people do when they are not sure, does no harm.
    await page.goBack();
    await visitor.press(page.getByRole('main').getByRole('button'));
    await expectPage(visitor, visitor.text('alerts.stop.done.heading'));
  },
});

visitorTask<Data>('correct my place when I ask to be told', {
  who: 'Somebody who types a town, although the form asks for a state.',
  allowed: /422/,
  draw: drawData,
  run: async (visitor, data) => {
    await openForm(visitor);
    await fill(visitor, { ...data, place: { typed: 'Springfield', stored: '' } });
    await send(visitor);
    const form = getForm(visitor);
    const summary = form.locator('[data-component=error-summary]');
    await expect(summary.getByRole('link')).toHaveText([visitor.text('alertRequest.place.ambiguous_place')]);
    const place = form.getByRole('textbox', { name: visitor.text('alerts.place') });
    await expect(place).toHaveValue('Springfield');
    await visitor.write(place, data.place.typed);
    await sendAndExpect(visitor, data);
  },
});
