import { contactText } from '../contact-text.ts';
import { finderText } from '../finder-text.ts';
import { locales } from '../test.ts';
import { widths } from './form.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
  const w = finderText[locale];

  test(`moves focus from the postal code to the heading of the results, ${locale}`, async ({ visitor }) => {
    await visitor.open(w.home, widths[locale]);
    await visitor.typeInto(['textbox', w.place], '35203');
    await visitor.waitForHydration();
    await visitor.press('Enter');
    await visitor.eventually(async () => expect(await visitor.focusedText()).toMatch(/Birmingham/));
    // The place is in the fragment, which browsers do not send.
    expect(visitor.page.url()).toMatch(/#find-sites\?near=35203/);
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
