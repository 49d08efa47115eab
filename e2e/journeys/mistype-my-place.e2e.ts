import { expect } from '@playwright/test';

import { findStudySites, towns, zipCodes, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { expectNearest, Finder } from './finder.ts';

const known = new Set(zipCodes.map(({ typed }) => typed));
const named = new Set(towns.map(({ typed }) => typed.toLowerCase()));

visitorTask<{ wrong: string; right: TypedPlace }>('mistype my place, notice the error, and type it again', {
  who: 'Somebody whose fingers are tired, and who does not see what changes on the screen.',
  draw: (draw) => {
    const right = draw.pick(zipCodes);
    const digit = () => String(draw.integer(10));
    const letter = () => draw.pick(Array.from('bcdfghjklmnpqrstvwxz'));
    const candidates = Array.from({ length: 200 }, () =>
      draw.chance(0.5)
        ? Array.from({ length: 5 }, digit).join('')
        : Array.from({ length: 7 }, letter).join(''),
    );
    const wrong = candidates.find((text) => !known.has(text) && !named.has(text));
    if (wrong === undefined) throw new Error('Every drawn text is a place.');
    return { wrong, right };
  },
  run: async (visitor, { wrong, right }) => {
    await visitor.arrive();
    const finder = new Finder(visitor);
    await visitor.write(finder.place, wrong);
    // Before hydration a press loads a new document, which has no focus yet.
    if (visitor.way.script === 'script') await visitor.waitForScript();
    await finder.pressSearch();
    const message = /^\d+$/.test(wrong) ? visitor.text('place.postalCode') : visitor.text('place.notFound');
    await expect(finder.place).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
    await expect(finder.place).toHaveValue(wrong);
    // Screen readers announce the error as the description of the focused field.
    if (visitor.way.script === 'script') await expect(finder.place).toBeFocused();
    await finder.search(right);
    await expectNearest(finder, findStudySites(right, {}));
    await expect(finder.place).toHaveAccessibleDescription(/^(?!.*(We do not know|No conocemos)).*/);
  },
});
