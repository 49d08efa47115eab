import { expect, test } from './test.ts';

test('the main navigation and the switch of language by keyboard', async ({ visitor, isScriptOn }) => {
  await visitor.open('/accessibility');
  await visitor.tabToText('Skip to main content');
  if (isScriptOn) await visitor.isHydrated();
  await visitor.tabToText('For participants');
  const adults = ['link', 'Adults'] as const;
  await visitor.isGone(adults);
  await visitor.press('Enter');
  await visitor.sees(adults);
  if (isScriptOn) {
    await visitor.press('Escape');
    await visitor.isGone(adults);
    expect(await visitor.focusedText()).toBe('For participants');
    await visitor.press(' ');
  }
  await visitor.choose(adults);
  await visitor.isAt('/for-participants/adults');
  await visitor.choose(['link', 'En Español']);
  await visitor.isAt('/es/for-participants/adults');
  await visitor.eventually(async () => expect(await visitor.page.$('html[lang=es]')).not.toBeNull());
  await visitor.sees(['link', 'In English']);
});

test('a visitor who prefers Spanish is led from / to Spanish, once: who chooses English stays there', async ({
  visitor,
}) => {
  await visitor.page.setExtraHTTPHeaders({ 'accept-language': 'es-MX, es' });
  await visitor.open('/');
  await visitor.isAt('/es');
  await visitor.choose(['link', 'In English']);
  await visitor.isAt('/');
  await visitor.open('/');
  await visitor.isAt('/');
  await visitor.sees(['link', 'En Español']);
});
