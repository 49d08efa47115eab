import { expect } from '@playwright/test';

import { programme } from '../oracles/entries.ts';
import { findStudySites, zipCodes, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { PAIRWISE } from '../ways.ts';
import { Finder } from './finder.ts';

const SHOWN = 10;

visitorTask<{ near: TypedPlace; saved: number[] }>('keep two study sites and print them', {
  who: 'Somebody who wants to talk about two study sites at home, with a sheet of paper in hand.',
  // Without script nothing is saved, and nothing offers it.
  ways: PAIRWISE.filter(({ script }) => script !== 'no script'),
  draw: (draw) => ({
    near: draw.pick(zipCodes),
    saved: draw.several(
      Array.from({ length: SHOWN }, (_, index) => index),
      2,
    ),
  }),
  run: async (visitor, { near, saved }) => {
    const { page, language } = visitor;
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await visitor.arrive();
    const finder = new Finder(visitor);
    await finder.search(near);
    const nearest = findStudySites(near, {}).slice(0, SHOWN);
    const chosen = saved.flatMap((index) => nearest[index]?.studySite ?? []);
    for (const { name } of chosen) {
      const label = `${visitor.text('finder.saved.keep')} ${name[language]}`;
      const button = page.getByRole('button', { name: label, exact: true });
      await visitor.press(button);
      // Whoever presses sees that it has worked, and then goes on.
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    const block = page.getByRole('region', { name: visitor.text('saved.heading') });
    await visitor.press(block.getByRole('button', { name: visitor.text('saved.print') }));

    await page.emulateMedia({ media: 'print' });
    const paper = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    for (const { name, city, state, postalCode } of chosen) {
      expect(paper).toContain(name[language]);
      expect(paper).toContain(`${city}, ${state} ${postalCode}`);
    }
    for (const { studySite } of nearest.filter(({ studySite: each }) => !chosen.includes(each)))
      expect(paper).not.toContain(studySite.name[language]);
    expect(paper).toContain(programme.phone.display);
    expect(paper).toMatch(/: (Open|Closed|Abierto|Cerrado)/);
    expect(paper).toContain(new URL(page.url()).origin);
    await page.emulateMedia({ media: null });

    // On this device alone.
    const ids = await page.evaluate(() => localStorage.getItem('saved-study-sites'));
    expect(JSON.parse(ids ?? '[]')).toEqual(chosen.map(({ id }) => id));
    const other = await page.context().browser()?.newContext();
    const elsewhere = await other?.newPage();
    await elsewhere?.goto(page.url());
    expect(await elsewhere?.evaluate(() => localStorage.length)).toBe(0);
    await other?.close();

    await visitor.press(block.getByRole('button', { name: visitor.text('saved.removeAll') }));
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
});
