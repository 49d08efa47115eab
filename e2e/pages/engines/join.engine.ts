import { joinText } from '../join-text.ts';
import { listRequests } from '../staff.ts';
import { locales } from '../test.ts';
import { reference, getErrorSummary, widths } from './form.ts';
import { expect, test } from './test.ts';

// The service responds 422 to an invalid form, which a browser without script shows like any page.
test.use({ allowed: /response 422/ });

/** Without script the label of a name cannot change with the choice of who asks. */
const orOwn = {
  en: ', or your own if you are 18 or older and ask for yourself',
  es: ', o el suyo si tiene 18 años o más y lo solicita para usted',
} as const;

/** The first letters of the study sites: at an arrow WebKit opens a menu. */
const siteLetters = { en: 'Sam', es: 'Sit' } as const;

for (const locale of locales) {
  const w = joinText[locale];
  const summary = getErrorSummary(w);
  const site = ['combobox', w.site] as const;
  const children = ['radio', w.children] as const;
  const emailAddress = ['textbox', w.emailAddress] as const;
  const mobileNumber = ['textbox', w.mobileNumber] as const;
  const send = ['button', w.send] as const;

  test(`sends a join request by keyboard, ${locale}`, async ({ visitor, isScriptOn, engineName }) => {
    const first = ['textbox', isScriptOn ? w.first : w.first + orOwn[locale]] as const;
    const last = ['textbox', isScriptOn ? w.last : w.last + orOwn[locale]] as const;
    await visitor.open(w.home, widths[locale]);
    if (widths[locale] < 1024) {
      await visitor.tabToText(w.menu);
      await visitor.press('Enter');
    }
    await visitor.choose(['link', w.join]);
    await visitor.expectText(w.list);
    await visitor.tabToText(w.list);
    await visitor.press('Enter');
    await visitor.tabTo(site);
    // Selects the first study site, whose only group is pediatric and open.
    await visitor.type(siteLetters[locale]);
    await visitor.expectValue(site, 'sample-001');
    await visitor.choose(['button', w.next]);
    await visitor.expectText(w.starred);
    expect(await visitor.page.url()).toContain('site=sample-001');

    // An empty form shows each error in the summary and beside its field.
    await visitor.tabTo(children);
    if (isScriptOn) await visitor.waitForHydration();
    await visitor.choose(send);
    await visitor.expectFocus(summary);
    await visitor.expectText(w.summary);
    for (const error of w.errors) {
      await visitor.expectVisible(['link', error]);
      expect((await visitor.text('main')).split(error)).toHaveLength(3);
    }
    expect(await visitor.page.title()).toMatch(/^Error: /);

    // A link in the summary moves focus to its field. Without script it leads to the group, and Tab to its answer.
    await visitor.choose(['link', w.errors[0]]);
    if (isScriptOn) await visitor.expectFocus(children);
    else await visitor.tabTo(children);
    await visitor.press(' ');
    await visitor.expectChecked(children);

    // With an invalid e-mail address and no phone number, valid fields keep their values.
    await visitor.typeInto(first, 'María-José');
    await visitor.typeInto(last, 'O’Brien Ñandú');
    await visitor.choose(['checkbox', w.mobile], ' ');
    await visitor.choose(['checkbox', w.email], ' ');
    await visitor.typeInto(emailAddress, 'maria@');
    await visitor.choose(send);
    await visitor.expectVisible(['link', w.noMobile]);
    await visitor.expectVisible(['link', w.badEmail]);
    await visitor.expectFocus(summary);
    await visitor.expectValue(first, 'María-José');
    await visitor.expectValue(last, 'O’Brien Ñandú');
    await visitor.expectValue(emailAddress, 'maria@');
    await visitor.expectChecked(children);

    await visitor.choose(['link', w.noMobile]);
    await visitor.expectFocus(mobileNumber);
    // It puts no caret there.
    if (!isScriptOn && engineName === 'WebKit') await visitor.refocus();
    await visitor.type('(787) 555-0143');
    await visitor.tabTo(emailAddress);
    await visitor.press('End');
    await visitor.type('example.org');
    await visitor.choose(send);
    await visitor.expectVisible(['heading', w.thanks]);
    await visitor.expectText(w.received);
    await visitor.expectText(w.withdraw);
    if (isScriptOn) await visitor.expectFocus(['heading', w.thanks]);
    const sent = reference.exec(await visitor.text('main'))?.[0] ?? 'no reference';
    expect(listRequests().split(sent), 'the request is stored once').toHaveLength(2);
  });
}
