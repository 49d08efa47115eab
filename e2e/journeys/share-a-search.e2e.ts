import { expect } from '@playwright/test';

import { COHORTS, findStudySites, zipCodes, type Cohort, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { Visitor } from '../visitor.ts';
import { expectNearest, Finder } from './finder.ts';

const RADII = [25, 50, 100, 200, 500] as const;

type Data = { near: TypedPlace; cohort: Cohort; radius: (typeof RADII)[number] };

visitorTask<Data>('send my search to my sister, who reads the other language', {
  who: 'A daughter who looks for her mother, and sends the link to a sister with another phone.',
  draw: (draw) => ({ near: draw.pick(zipCodes), cohort: draw.pick(COHORTS), radius: draw.pick(RADII) }),
  run: async (visitor, { near, cohort, radius }) => {
    const { page, way } = visitor;
    await visitor.arrive();
    const finder = new Finder(visitor);
    await finder.chooseGroup(cohort);
    await finder.chooseRadius(radius);
    await finder.search(near);
    const within = findStudySites(near, { cohort, radius });
    const expectResults = async (who: Visitor) => {
      const theirs = new Finder(who);
      if (within.length === 0) {
        await expect(theirs.heading).toHaveText(/^(No study sites|Ningún sitio del estudio)/);
        return;
      }
      await theirs.expectCount(within.length, near);
      await expectNearest(theirs, within);
    };
    await expectResults(visitor);

    // Her sister opens the copied URL on another device.
    const other = await page.context().browser()?.newContext({
      javaScriptEnabled: visitor.hasScript,
      locale: 'en-US',
    });
    if (!other) throw new Error('This browser has no second device.');
    const sisters = await other.newPage();
    await sisters.goto(page.url());
    const sister = new Visitor(
      sisters,
      { ...way, script: visitor.hasScript ? 'script' : 'no script' },
      () => {},
    );
    await expectResults(sister);

    // Then she switches the language.
    const language = way.language === 'en' ? 'es' : 'en';
    await sister.press(sisters.getByRole('link', { name: language === 'es' ? 'En Español' : 'In English' }));
    await expect(sisters.locator('html')).toHaveAttribute('lang', language);
    const inHers = new Visitor(sisters, { ...sister.way, language }, () => {});
    await expectResults(inHers);
    await expect(new Finder(inHers).place).toHaveValue(near.typed);
    await other.close();
  },
});
