import { expect, test } from './test.ts';

test('opens the main navigation and switches the language by keyboard', async ({ visitor, isScriptOn }) => {
  await visitor.open('/accessibility');
  await visitor.tabToText('Skip to main content');
  await visitor.tabToText('For participants');
  // A menu starts script; a link does not.
  if (isScriptOn) await visitor.waitForHydration();
  const adults = ['link', 'Adults'] as const;
  await visitor.expectAbsent(adults);
  await visitor.press('Enter');
  await visitor.expectVisible(adults);
  if (isScriptOn) {
    await visitor.press('Escape');
    await visitor.expectAbsent(adults);
    expect(await visitor.focusedText()).toBe('For participants');
    await visitor.press(' ');
  }
  await visitor.choose(adults);
  await visitor.expectPath('/for-participants/adults');
  await visitor.choose(['link', 'En Español']);
  await visitor.expectPath('/es/for-participants/adults');
  await visitor.eventually(async () => expect(await visitor.matches('html[lang=es]')).toBe(true));
  await visitor.expectVisible(['link', 'In English']);
});

test('redirects a visitor who prefers Spanish from /, and keeps English once chosen', async ({ visitor }) => {
  await visitor.page.setLanguages('es-MX, es');
  await visitor.open('/');
  await visitor.expectPath('/es');
  await visitor.choose(['link', 'In English']);
  await visitor.expectPath('/');
  await visitor.open('/');
  await visitor.expectPath('/');
  await visitor.expectVisible(['link', 'En Español']);
});
