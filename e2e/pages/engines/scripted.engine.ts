import { contactText } from '../contact-text.ts';
import { finderText } from '../finder-text.ts';
import { locales } from '../test.ts';
import { drawTown } from './draw-town.ts';
import { widths } from './form.ts';
import { expect, test } from './test.ts';

const nearest = { en: 'Nearest study sites to', es: 'Sitios del estudio más cercanos a' } as const;
const picture = { en: 'Picture of the map', es: 'Imagen del mapa' } as const;
const toList = { en: 'To the list', es: 'Ver en la lista' } as const;

for (const locale of locales) {
  const w = finderText[locale];

  test(`moves focus from the postal code to the heading of the results, ${locale}`, async ({ visitor }) => {
    await visitor.open(w.home, widths[locale]);
    await visitor.typeInto(['textbox', w.place], '35203');
    await visitor.waitForHydration();
    await visitor.press('Enter');
    await visitor.eventually(async () => expect(await visitor.focusedText()).toMatch(/Birmingham/));
    // The place is in the fragment, which browsers do not send.
    expect(await visitor.page.url()).toMatch(/#find-sites\?near=35203/);
  });

  test(`leads from a drawn suggestion to its results by keyboard, ${locale}`, async ({
    visitor,
  }, testInfo) => {
    const town = drawTown(testInfo);
    await visitor.open(w.home, widths[locale]);
    await visitor.tabTo(['textbox', w.place]);
    const field = ['combobox', w.place] as const;
    await visitor.expectFocus(field);
    // The first letter of the state follows the name.
    await visitor.type(town.slice(0, -1));
    const readOption = () =>
      visitor.page.evaluate(() => {
        const field = document.querySelector('[role=combobox][aria-activedescendant]');
        return document.getElementById(field?.getAttribute('aria-activedescendant') ?? '')?.innerText;
      });
    await visitor.eventually(async () => {
      await visitor.press('ArrowDown');
      expect(await readOption()).toBe(town);
    });
    await visitor.press('Enter');
    await visitor.expectValue(field, town);
    await visitor.press('Enter');
    await visitor.eventually(async () => expect(await visitor.focusedText()).toContain(town));
    await visitor.expectVisible(['heading', `${nearest[locale]} ${town}`]);
  });

  test(`leads from a mark of the map to its study site, ${locale}`, async ({ visitor }) => {
    await visitor.open(`${w.home}?cohort=autopsy#find-sites?near=87101`, widths[locale]);
    await visitor.press('Tab');
    await visitor.waitForHydration();
    // A narrow window has the map behind a button, a wide one beside the list.
    const isNarrow = widths[locale] < 1024;
    if (isNarrow) await visitor.choose(['button', w.map]);
    await visitor.expectVisible(['group', w.mapName]);
    // A mark of one study site; others stand for several.
    const readId = () =>
      visitor.page.evaluate(() =>
        document.activeElement?.closest('[data-part=mark]')?.getAttribute('data-id'),
      );
    await visitor.tabTo(['group', picture[locale]]);
    await visitor.press('Tab');
    for (let mark = 0; mark < 50 && !(await readId()); mark += 1) await visitor.press('ArrowRight');
    const id = await readId();
    expect(id).toBeTruthy();
    await visitor.press('Enter');
    if (isNarrow) await visitor.choose(['button', toList[locale]]);
    await visitor.eventually(async () =>
      expect(await visitor.page.evaluate(() => document.activeElement?.id)).toBe(`result-${id}`),
    );
  });

  test(`moves focus into the contact dialog, and back to its link, ${locale}`, async ({ visitor }) => {
    const c = contactText[locale];
    await visitor.open(c.home, widths[locale]);
    const link = ['link', c.contact] as const;
    await visitor.tabTo(link);
    await visitor.waitForHydration();
    await visitor.press('Enter');
    await visitor.expectFocus(['heading', c.help]);
    await visitor.typeInto(['textbox', c.message], '¡Hola!');
    await visitor.press('Escape');
    await visitor.expectFocus(link);
  });
}
