import { contactText } from '../contact-text.ts';
import { listMessages } from '../staff.ts';
import { locales } from '../test.ts';
import { reference, getErrorSummary, widths } from './form.ts';
import { expect, test } from './test.ts';

// The service answers a form with faults with 422, which Firefox without script shows as any page.
test.use({ allowed: /answer 422/ });

for (const locale of locales) {
  const w = contactText[locale];
  const summary = getErrorSummary(w);
  const name = ['textbox', w.name] as const;
  const email = ['textbox', w.email] as const;
  const message = ['textbox', w.message] as const;
  const send = ['button', w.send] as const;
  const text = locale === 'en' ? 'When can I call? “Today” 🙂' : '¿Cuándo puedo llamar? Mañana, señora 🙂';

  test(`writing by keyboard, ${locale}`, async ({ visitor, isScriptOn }) => {
    // With script the link to it opens the ways to a person over the page.
    await visitor.open(isScriptOn ? w.path : w.home, widths[locale]);
    if (!isScriptOn) await visitor.choose(['link', w.contact]);
    await visitor.isAt(w.path);
    await visitor.reads(w.starred);
    await visitor.reads(w.noHealth);

    // Nothing filled in: each fault is named in the summary and beside its field.
    await visitor.tabTo(name);
    if (isScriptOn) await visitor.isHydrated();
    await visitor.choose(send);
    await visitor.isOn(summary);
    await visitor.reads(w.summary);
    for (const error of w.errors) {
      await visitor.sees(['link', error]);
      expect((await visitor.text('main')).split(error)).toHaveLength(3);
    }
    expect(await visitor.page.title()).toMatch(/^Error: /);

    // A link of the summary leads to its field; what was right stays when something else is wrong.
    await visitor.choose(['link', w.errors[0]]);
    await visitor.isOn(name);
    await visitor.type('María-José Ñandú');
    if (isScriptOn) await visitor.reads(w.ready);
    await visitor.typeInto(email, 'maria@');
    await visitor.typeInto(message, text);
    await visitor.choose(send);
    await visitor.sees(['link', w.badEmail]);
    await visitor.isOn(summary);
    await visitor.has(name, 'María-José Ñandú');
    await visitor.has(email, 'maria@');
    await visitor.has(message, text);

    await visitor.choose(['link', w.badEmail]);
    await visitor.isOn(email);
    await visitor.press('End');
    await visitor.type('example.org');
    await visitor.choose(send);
    await visitor.sees(['heading', w.thanks]);
    await visitor.reads(w.received);
    await visitor.reads(w.withdraw);
    if (isScriptOn) await visitor.isOn(['heading', w.thanks]);
    const sent = reference.exec(await visitor.text('main'))?.[0] ?? 'no reference';
    expect(listMessages().split(sent), 'the message is stored once').toHaveLength(2);
  });
}
