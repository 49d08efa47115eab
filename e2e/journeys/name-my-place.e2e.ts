import { expect } from '@playwright/test';

import { findStudySites, towns, type TypedPlace } from '../oracles/study-sites.ts';
import { visitorTask } from '../task.ts';
import { expectNearest, Finder } from './finder.ts';

/** Names of several towns, none much larger than the others, with their states. */
const ambiguous = [...Map.groupBy(towns, ({ typed }) => typed)].filter(
  ([name, named]) =>
    named.length > 1 &&
    named.length <= 10 &&
    named.every(({ population }) => population < 100_000) &&
    new Set(named.map(({ state }) => state)).size === named.length &&
    // These are names of states, too.
    !/^(Nevada|Delaware|Indiana|Iowa|Kansas|Ohio|Oregon|Texas|Utah|Virginia|Wyoming|Washington|Ontario|Quebec|Alberta|Manitoba|California|Colorado|Florida|Georgia|Idaho|Maine|Maryland|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Oklahoma|Pennsylvania|Tennessee|Vermont|Wisconsin|Arizona|Arkansas|Alabama|Alaska|Connecticut|Hawaii|Illinois|Kentucky|Louisiana|Massachusetts)$/.test(
      name,
    ) &&
    /^[A-Za-z]{4,}$/.test(name),
);

visitorTask<{ name: string; meant: TypedPlace }>('say which town of that name I mean', {
  who: 'Somebody who lives in one of several towns with the same name.',
  draw: (draw) => {
    const [name, named] = draw.pick(ambiguous);
    return { name, meant: draw.pick(named) };
  },
  run: async (visitor, { name, meant }) => {
    const { page } = visitor;
    await visitor.arrive();
    const finder = new Finder(visitor);
    await visitor.write(finder.place, name);
    await finder.pressSearch();
    const question = page.getByText(visitor.text('place.ambiguous'));
    await expect(question).toBeVisible();
    await visitor.waitForScript();
    const full = `${name}, ${meant.state}`;
    await visitor.press(
      page
        .getByRole('button', { name: full, exact: true })
        .or(page.getByRole('link', { name: full, exact: true })),
    );
    await expect(finder.heading).toContainText(full);
    const nearest = findStudySites(meant, {});
    await expectNearest(finder, nearest);
    // A reload and a copied URL search the chosen place, too.
    await page.reload();
    await expect(finder.heading).toContainText(full);
    await expect(finder.place).toHaveValue(full);
    await expectNearest(finder, nearest);
  },
});
