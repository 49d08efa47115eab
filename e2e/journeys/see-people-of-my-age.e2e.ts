import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import { findAgeBands, readEnrollment } from '../oracles/numbers.ts';
import { COHORTS, type Cohort } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { groupName } from './finder.ts';
import { openDisclosure } from './menu.ts';

type Data = { age: number; cohort: Cohort };

const LINK = { en: /study in numbers/i, es: /estudio en números/i };
const SAVE = { en: 'Save numbers (CSV)', es: 'Guardar números (CSV)' };

visitorTask<Data>('see how many people of my age take part', {
  who: 'Somebody who wonders if people of their age and in their group take part, and keeps the numbers.',
  draw: (draw) => ({ age: draw.integer(101), cohort: draw.pick(COHORTS) }),
  // Ages in two ranges.
  fixed: [
    { age: 12, cohort: 'pediatric' },
    { age: 65, cohort: 'autopsy' },
  ],
  run: async (visitor, { age, cohort }) => {
    const { page, language } = visitor;
    await visitor.arrive();
    await visitor.press(page.getByRole('main').getByRole('link', { name: LINK[language] }).first());
    await expect(page).toHaveURL(/\/about-us\/by-the-numbers$/);

    const bands = findAgeBands(age);
    expect(bands.length).toBeGreaterThan(0);
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    /** After a client navigation, figures load with script. */
    const openTable = (figure: string) =>
      openDisclosure(visitor, page.locator(`#figure-${figure} summary`).first());
    await openTable('age');
    for (const { label, share } of bands)
      await expect(row(label[language]).getByRole('cell')).toHaveText([`${share}%`]);

    const format = new Intl.NumberFormat('en-US');
    await openTable('enrollment');
    const { enrolled, goal } = readEnrollment(cohort);
    await expect(row(groupName(cohort, language)).first().getByRole('cell')).toHaveText([
      format.format(enrolled),
      format.format(goal),
      `${Math.floor((100 * enrolled) / goal)}%`,
    ]);

    if (!visitor.hasScript) return;
    const chart = page.locator('#figure-age');
    const tools = chart.getByRole('toolbar');
    const save = tools.getByRole('button', { name: SAVE[language] });
    // The toolbar of a chart loads with script, after an intent and near the viewport.
    await expect(async () => {
      if (visitor.way.input === 'keyboard') {
        await page.keyboard.press('Tab');
        await chart.scrollIntoViewIfNeeded();
      } else if (visitor.way.input === 'touch') await chart.getByRole('table').tap();
      else await chart.getByRole('table').click();
      await expect(save).toBeVisible({ timeout: 3000 });
    }).toPass();
    const saved = page.waitForEvent('download');
    if (visitor.way.input === 'keyboard') {
      // The toolbar is one Tab stop; arrow keys move within it.
      await visitor.reach(tools.getByRole('button').first());
      await page.keyboard.press('ArrowRight');
      await expect(save).toBeFocused();
      await page.keyboard.press('Enter');
    } else await visitor.press(save);
    const lines = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
    for (const { label, share } of bands) {
      const [line = ''] = lines.filter((each) => each.startsWith(`${label[language]},`));
      expect(line.split(',')[2]).toBe(String(share));
    }
  },
});
