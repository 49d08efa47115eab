import { alertsText } from '../alerts-text.ts';
import { listAlerts } from '../staff.ts';
import { locales } from '../test.ts';
import { reference, widths } from './form.ts';
import { expect, test } from './test.ts';

// The service responds 422 to an invalid form, which a browser without script shows like any page.
test.use({ allowed: /response 422/ });

for (const locale of locales) {
  const w = alertsText[locale];
  const place = ['textbox', w.place] as const;
  const number = ['textbox', w.number] as const;
  const send = ['button', w.send] as const;

  test(`requests an alert by keyboard, ${locale}`, async ({ visitor, isScriptOn }) => {
    await visitor.open(w.path, widths[locale]);
    await visitor.expectText(w.person);

    // Only what is wrong has to be filled in again.
    await visitor.typeInto(place, '590');
    if (isScriptOn) await visitor.waitForHydration();
    await visitor.choose(send);
    const [noGroup, , noContact] = w.errors;
    await visitor.expectVisible(['link', noContact]);
    await visitor.expectAbsent(['link', w.errors[1]]);
    await visitor.expectValue(place, '590');
    await visitor.choose(['link', noGroup]);
    await visitor.tabTo(['radio', w.firstGroup]);
    // The third of the groups.
    await visitor.press(' ', 'ArrowDown', 'ArrowDown');
    await visitor.expectChecked(['radio', w.group]);
    await visitor.choose(['checkbox', w.phone], ' ');
    await visitor.typeInto(number, '406-555-0128');
    await visitor.choose(send);

    await visitor.eventually(async () => expect(await visitor.text('main')).toMatch(reference));
    const sent = reference.exec(await visitor.text('main'))?.[0] ?? 'no reference';
    expect(listAlerts().split(sent), 'the request is stored once').toHaveLength(2);
    await visitor.choose(['link', w.stop]);
    await visitor.choose(['button', w.delete]);
    await visitor.expectVisible(['heading', w.done]);
    expect(listAlerts()).not.toContain(sent);
  });
}
