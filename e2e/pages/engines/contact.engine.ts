import { contactText } from '../contact-text.ts';
import { listMessages } from '../staff.ts';
import { locales } from '../test.ts';
import { reference, getErrorSummary, widths } from './form.ts';
import { expect, test } from './test.ts';

// The service responds 422 to an invalid form, which a browser without script shows like any page.
test.use({ allowed: /response 422/ });

for (const locale of locales) {
  const w = contactText[locale];
  const summary = getErrorSummary(w);
  const name = ['textbox', w.name] as const;
  const email = ['textbox', w.email] as const;
  const message = ['textbox', w.message] as const;
  const send = ['button', w.send] as const;
  const text = locale === 'en' ? 'When can I call? “Today” 🙂' : '¿Cuándo puedo llamar? Mañana, señora 🙂';

  test(`sends a message by keyboard, ${locale}`, async ({ visitor, isScriptOn, engineName }) => {
    const hasCaret = isScriptOn || engineName !== 'WebKit';
    // With script, the link opens a dialog instead of the page.
    await visitor.open(isScriptOn ? w.path : w.home, widths[locale]);
    if (!isScriptOn) await visitor.choose(['link', w.contact]);
    await visitor.expectPath(w.path);
    await visitor.expectText(w.starred);
    await visitor.expectText(w.noHealth);

    // An empty form shows each error in the summary and beside its field.
    await visitor.tabTo(name);
    if (isScriptOn) await visitor.waitForHydration();
    await visitor.choose(send);
    await visitor.expectFocus(summary);
    await visitor.expectText(w.summary);
    for (const error of w.errors) {
      await visitor.expectVisible(['link', error]);
      expect((await visitor.text('main')).split(error)).toHaveLength(3);
    }
    expect(await visitor.page.title()).toMatch(/^Error: /);

    // A link in the summary moves focus to its field; without script WebKit puts no caret there, so it takes no letter
    // until the visitor comes by Tab. Valid fields keep their values.
    await visitor.choose(['link', w.errors[0]]);
    await visitor.expectFocus(name);
    if (!hasCaret) await visitor.refocus();
    await visitor.type('María-José Ñandú');
    if (isScriptOn) await visitor.expectText(w.ready);
    await visitor.typeInto(email, 'maria@');
    await visitor.typeInto(message, text);
    await visitor.choose(send);
    await visitor.expectVisible(['link', w.badEmail]);
    await visitor.expectFocus(summary);
    await visitor.expectValue(name, 'María-José Ñandú');
    await visitor.expectValue(email, 'maria@');
    await visitor.expectValue(message, text);

    await visitor.choose(['link', w.badEmail]);
    await visitor.expectFocus(email);
    if (!hasCaret) await visitor.refocus();
    await visitor.press('End');
    await visitor.type('example.org');
    await visitor.choose(send);
    await visitor.expectVisible(['heading', w.thanks]);
    await visitor.expectText(w.received);
    await visitor.expectText(w.withdraw);
    if (isScriptOn) await visitor.expectFocus(['heading', w.thanks]);
    const sent = reference.exec(await visitor.text('main'))?.[0] ?? 'no reference';
    expect(listMessages().split(sent), 'the message is stored once').toHaveLength(2);
  });
}
