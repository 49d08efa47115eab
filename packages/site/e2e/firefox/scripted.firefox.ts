import { contactText } from '../contact-text.ts';
import { finderText } from '../finder-text.ts';
import { locales } from '../test.ts';
import { widths } from './form.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
  const w = finderText[locale];

  test(`the finder by keyboard: a postal code, then the heading of the results, ${locale}`, async ({
    visitor,
  }) => {
    await visitor.open(w.home, widths[locale]);
    await visitor.typeInto(['textbox', w.place], '35203');
    await visitor.isHydrated();
    await visitor.press('Enter');
    await visitor.eventually(async () => expect(await visitor.focusedText()).toMatch(/Birmingham/));
    // The address bar keeps the place to itself: no server sees a fragment.
    expect(visitor.page.url()).toMatch(/#find-sites\?near=35203/);
  });

  test(`the ways to a person over the page: the focus goes in, and back to the link, ${locale}`, async ({
    visitor,
  }) => {
    const c = contactText[locale];
    await visitor.open(c.home, widths[locale]);
    const link = ['link', c.contact] as const;
    await visitor.tabTo(link);
    await visitor.isHydrated();
    await visitor.press('Enter');
    await visitor.isOn(['heading', c.help]);
    await visitor.typeInto(['textbox', c.message], '¡Hola!');
    await visitor.press('Escape');
    await visitor.isOn(link);
  });
}
