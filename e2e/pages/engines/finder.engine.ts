import { finderText } from '../finder-text.ts';
import { locales } from '../test.ts';
import { drawTown } from './draw-town.ts';
import { widths } from './form.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const text = {
  en: {
    nearest: 'Nearest study sites to',
    more: 'Show 10 more (190 left)',
    filters: 'Choose filters',
    family: 'Tissue study (autopsy)',
    remove: 'Remove the filter Tissue study (autopsy)',
    letters: 'S',
  },
  es: {
    nearest: 'Sitios del estudio más cercanos a',
    more: 'Mostrar 10 más (quedan 190)',
    filters: 'Elegir filtros',
    family: 'Estudio de tejidos (autopsia)',
    remove: 'Quitar el filtro Estudio de tejidos (autopsia)',
    letters: 'PPPP',
  },
} as const;

/** The number in '1,204 miles' or 'less than 1 mile'. */
const readMiles = (card: string): number =>
  Number(/([\d.,]+) (?:mile|milla)/.exec(card)?.[1]?.replaceAll(/[.,]/g, ''));

/** The text of each card of the results. */
const readCards = ({ page }: Visitor) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-component=result-list-item]')].map(
      (card) => card.innerText,
    ),
  );

for (const locale of locales) {
  const w = { ...finderText[locale], ...text[locale] };

  test(`leads by keyboard from a town to its nearest study sites, and to ten more, ${locale}`, async ({
    visitor,
    isScriptOn,
  }, testInfo) => {
    const town = drawTown(testInfo);
    await visitor.open(w.home, widths[locale]);
    await visitor.typeInto(['textbox', w.place], town);
    if (isScriptOn) await visitor.waitForHydration();
    await visitor.choose(['button', w.search]);
    await visitor.expectText(`${w.nearest} ${town}`);
    await visitor.eventually(async () => expect(await readCards(visitor)).toHaveLength(10));
    const first = await readCards(visitor);
    const miles = first.map(readMiles);
    expect(miles).toEqual([...miles].sort((one, other) => one - other));

    await visitor.choose(['link', w.more]);
    await visitor.eventually(async () => expect(await readCards(visitor)).toHaveLength(20));
    expect((await readCards(visitor)).slice(0, 10)).toEqual(first);
  });

  test(`shows by keyboard the nearest study sites of a group, and then all again, ${locale}`, async ({
    visitor,
    isScriptOn,
  }, testInfo) => {
    const town = drawTown(testInfo);
    await visitor.open(w.home, widths[locale]);
    await visitor.typeInto(['textbox', w.place], town);
    if (isScriptOn) await visitor.waitForHydration();
    await visitor.choose(['button', w.search]);
    await visitor.expectText(`${w.nearest} ${town}`);
    await visitor.eventually(async () => expect(await readCards(visitor)).toHaveLength(10));
    const all = await readCards(visitor);

    // By letters: at an arrow or a space WebKit opens a menu. “Someone who has died” is the only answer with an S, and the
    // fourth with a P in Spanish, where each P leads to the next. Without script the button sends it with the place.
    const group = ['combobox', w.group] as const;
    if (widths[locale] === 320) {
      await visitor.tabToText(w.filters);
      await visitor.press('Enter');
    }
    await visitor.tabTo(group);
    await visitor.type(w.letters);
    if (!isScriptOn) {
      expect(await readCards(visitor)).toEqual(all);
      await visitor.choose(['button', w.search]);
    }
    await visitor.expectVisible(['link', w.remove]);
    await visitor.eventually(async () => {
      const cards = await readCards(visitor);
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) expect(card).toContain(w.family);
    });
    // A narrow page that has loaded anew has its filters closed.
    const isGroupShown = isScriptOn || widths[locale] > 320;
    if (isGroupShown) await visitor.expectValue(group, 'autopsy');
    const miles = (await readCards(visitor)).map(readMiles);
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    await visitor.expectText(`${w.nearest} ${town}`);

    await visitor.choose(['link', w.remove]);
    await visitor.expectAbsent(['link', w.remove]);
    await visitor.eventually(async () => expect(await readCards(visitor)).toEqual(all));
    if (isGroupShown) await visitor.expectValue(group, '');
  });
}
