import { joinText } from '../join-text.ts';
import { listRequests } from '../staff.ts';
import { locales } from '../test.ts';
import { reference, getErrorSummary, widths } from './form.ts';
import { expect, test } from './test.ts';

// The service answers a form with faults with 422, which Firefox without script shows as any page.
test.use({ allowed: /answer 422/ });

for (const locale of locales) {
  const w = joinText[locale];
  const summary = getErrorSummary(w);
  const site = ['combobox', w.site] as const;
  const children = ['radio', w.children] as const;
  const first = ['textbox', w.first] as const;
  const last = ['textbox', w.last] as const;
  const emailAddress = ['textbox', w.emailAddress] as const;
  const mobileNumber = ['textbox', w.mobileNumber] as const;
  const send = ['button', w.send] as const;

  test(`joining by keyboard, ${locale}`, async ({ visitor, isScriptOn }) => {
    await visitor.open(w.home, widths[locale]);
    await visitor.choose(['link', w.join]);
    await visitor.tabTo(site);
    // The first of the list, chosen while it is closed: its only group is the pediatric one, and open.
    await visitor.press('ArrowDown');
    await visitor.has(site, 'sample-001');
    await visitor.choose(['button', w.next]);
    await visitor.reads(w.starred);
    expect(visitor.page.url()).toContain('site=sample-001');

    // Nothing filled in: each fault is named in the summary and beside its field.
    await visitor.tabTo(children);
    if (isScriptOn) await visitor.isHydrated();
    await visitor.choose(send);
    await visitor.isOn(summary);
    await visitor.reads(w.summary);
    for (const error of w.errors) {
      await visitor.sees(['link', error]);
      expect((await visitor.text('main')).split(error)).toHaveLength(3);
    }
    expect(await visitor.page.title()).toMatch(/^Error: /);

    // A link of the summary leads to its field.
    await visitor.choose(['link', w.errors[0]]);
    await visitor.isOn(children);
    await visitor.press(' ');
    await visitor.isTicked(children);

    // A bad e-mail address and a phone that is ticked but empty: what was right stays.
    await visitor.typeInto(first, 'María-José');
    await visitor.typeInto(last, 'O’Brien Ñandú');
    await visitor.choose(['checkbox', w.mobile], ' ');
    await visitor.choose(['checkbox', w.email], ' ');
    await visitor.typeInto(emailAddress, 'maria@');
    await visitor.choose(send);
    await visitor.sees(['link', w.noMobile]);
    await visitor.sees(['link', w.badEmail]);
    await visitor.isOn(summary);
    await visitor.has(first, 'María-José');
    await visitor.has(last, 'O’Brien Ñandú');
    await visitor.has(emailAddress, 'maria@');
    await visitor.isTicked(children);

    await visitor.choose(['link', w.noMobile]);
    await visitor.isOn(mobileNumber);
    await visitor.type('(787) 555-0143');
    await visitor.tabTo(emailAddress);
    await visitor.press('End');
    await visitor.type('example.org');
    await visitor.choose(send);
    await visitor.sees(['heading', w.thanks]);
    await visitor.reads(w.received);
    await visitor.reads(w.withdraw);
    if (isScriptOn) await visitor.isOn(['heading', w.thanks]);
    const sent = reference.exec(await visitor.text('main'))?.[0] ?? 'no reference';
    expect(listRequests().split(sent), 'the request is stored once').toHaveLength(2);
  });
}
