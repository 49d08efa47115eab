import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { LanguageSwitch } from './index.ts';

const languages = [
  { locale: 'en', label: 'In English', href: '/about-us', isCurrent: true },
  { locale: 'es', label: 'En Español', href: '/es/about-us', isCurrent: false },
];
const languageSwitch = <LanguageSwitch label="Language" languages={languages} />;
const spanish = () => page.getByRole('link', { name: 'En Español' }).element() as HTMLAnchorElement;
const english = () =>
  page.getByRole('link', { name: 'In English current language' }).element() as HTMLAnchorElement;

/** Stops links from leaving the test; returns a function that gives the URL of the last one. */
function catchNavigation(): () => string | undefined {
  let lastUrl: string | undefined;
  const stay = (event: Event) => {
    event.preventDefault();
    lastUrl = (event.target as HTMLAnchorElement).href;
  };
  addEventListener('click', stay);
  onTestFinished(() => removeEventListener('click', stay));
  return () => lastUrl;
}

test('LSW-01 is a landmark with a list of links named by their text alone (uswds-site #1780, cds-snc #3097)', async () => {
  await render(languageSwitch);
  const tree = await commands.accessibilityTree();
  expect(tree).toContain('navigation "Language"');
  expect(tree.filter((line) => line.startsWith('link'))).toEqual([
    'link "In English current language"',
    'link "En Español"',
  ]);
  expect(spanish().matches('[aria-label], [aria-labelledby], [title]')).toBe(false);
});

test('LSW-02 marks the language of each link and of its page, also where the document has another (gc-digital-talent #2964)', async () => {
  document.documentElement.lang = 'fr';
  onTestFinished(() => {
    document.documentElement.lang = 'en';
  });
  await render(languageSwitch);
  expect([spanish().lang, spanish().hreflang]).toEqual(['es', 'es']);
  expect([english().lang, english().hreflang]).toEqual(['en', 'en']);
});

test('LSW-03 marks the current language, also without color (VA #3564)', async () => {
  await render(languageSwitch);
  expect(english().getAttribute('aria-current')).toBe('true');
  expect(spanish().hasAttribute('aria-current')).toBe(false);
  expect(getComputedStyle(english()).textDecorationLine).toBe('none');
  expect(getComputedStyle(spanish()).textDecorationLine).toBe('underline');
});

test.each([
  ['en', {}, 'In English current language'],
  ['es', {}, 'En Español idioma actual'],
  ['fr', {}, 'En français'],
  ['fr', { current: 'langue actuelle' }, 'En français langue actuelle'],
])(
  'LSW-03 names the current language for screen readers, in that language, %s',
  async (locale, messages, name) => {
    const label = { en: 'In English', es: 'En Español' }[locale] ?? 'En français';
    const own = [{ locale, label, href: '/', isCurrent: true }];
    await render(<LanguageSwitch label="Language" languages={own} messages={messages} />);
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
  },
);

test('LSW-04 leads to the other language before hydration', async () => {
  const followed = catchNavigation();
  renderServerHtml(languageSwitch);
  await userEvent.click(spanish());
  expect(new URL(followed() ?? '').pathname).toBe('/es/about-us');
});

test('LSW-05 keeps the query and the fragment of the moment, also when they change', async () => {
  const followed = catchNavigation();
  await render(languageSwitch);
  for (const place of ['?cohort=adult#stories', '?cohort=pediatric#support']) {
    history.replaceState(null, '', place);
    await userEvent.click(spanish());
    expect(followed()).toBe(`${location.origin}/es/about-us${place}`);
  }
});

test('LSW-05 leaves a query of its own alone, and follows by Enter', async () => {
  const followed = catchNavigation();
  history.replaceState(null, '', '?cohort=adult');
  const own = [{ locale: 'es', label: 'En Español', href: '/es?cohort=autopsy', isCurrent: false }];
  await render(<LanguageSwitch label="Language" languages={own} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(followed()).toBe(`${location.origin}/es?cohort=autopsy`);
});

test('LSW-08 is not printed', async () => {
  await render(languageSwitch);
  const link = english();
  await commands.emulateMedia({ media: 'print' });
  expect(link.checkVisibility()).toBe(false);
});
