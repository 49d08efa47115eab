import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { Breadcrumbs, type BreadcrumbsProps } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const pages = [
  { label: 'Home', href: '/' },
  { label: 'Niños', href: '/es/children', lang: 'es' },
  { label: 'Journey', href: '/journey' },
];
const breadcrumbs = (props: Partial<BreadcrumbsProps> = {}) => <Breadcrumbs pages={pages} {...props} />;

test.each([
  ['en', 'You are here'],
  ['es', 'Usted está aquí'],
] as const)('BRC-01 is a navigation with a name, and an ordered list in it, %s', async (locale, name) => {
  await render(withLocale(locale, breadcrumbs()));
  const list = page.getByRole('navigation', { name }).getByRole('list');
  expect(list.element().tagName).toBe('OL');
  expect(list.getByRole('listitem').elements()).toHaveLength(3);
});

test('BRC-01 takes messages of the page in part', async () => {
  await render(breadcrumbs({ messages: { label: 'Breadcrumb' } }));
  const navigation = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(navigation.getByText('Journey current page')).toBeVisible();
});

test('BRC-01 warns a developer of an empty name', () =>
  expectWarning(breadcrumbs({ messages: { label: ' ' } }), 'Breadcrumbs: `messages.label` is empty.'));

test('BRC-02 marks the last page as current, and does not link it', async () => {
  await render(breadcrumbs());
  const links = page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Niños', '/es/children'],
  ]);
  expect(page.getByText('Journey current page').element().getAttribute('aria-current')).toBe('page');
});

test.each([
  ['en', 'Journey current page', 'es'],
  ['es', 'Journey página actual', 'en'],
] as const)(
  'BRC-02 marks the current page for screen readers, in the reader’s language, %s',
  async (locale, text, lang) => {
    const foreign = { label: 'Journey', href: '/journey', lang };
    await render(withLocale(locale, breadcrumbs({ pages: [...pages.slice(0, 2), foreign] })));
    const last = document.querySelector<HTMLElement>('[aria-current]');
    expect([last?.textContent, last?.lang, last?.querySelector('span')?.lang]).toEqual([text, lang, locale]);
  },
);

test('BRC-03 marks the language of a name, and of its page', async () => {
  await render(breadcrumbs());
  const link = page.getByRole('link', { name: 'Niños' }).element();
  expect([link.getAttribute('lang'), link.getAttribute('hreflang')]).toEqual(['es', 'es']);
  expect(page.getByRole('link', { name: 'Home' }).element().hasAttribute('lang')).toBe(false);
});

test.each([
  ['en', 'Journey of young adults who join the second part of the study'],
  ['es', 'Recorrido de los adultos jóvenes que se unen a la segunda parte del estudio'],
])('BRC-04 wraps the last name at 320 px, and shows it whole, %s', async (_language, label) => {
  await page.viewport(320, 800);
  await render(breadcrumbs({ pages: [...pages, { label, href: '/last' }] }));
  const last = page.getByText(`${label} current page`).element() as HTMLElement;
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect([last.scrollWidth, getComputedStyle(last).textOverflow]).toEqual([last.clientWidth, 'clip']);
});

test('BRC-05 has links of at least 44 px, and separators that are seen in forced colors and not read out', async () => {
  await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await render(breadcrumbs());
  const { height } = page.getByRole('link', { name: 'Home' }).element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  const separator = getComputedStyle(page.getByRole('listitem').nth(1).element(), '::before');
  expect(contrastRatio(hex(separator.borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
  expect(separator.content).toBe('""');
});

test('BRC-07 moves focus over the links in order, by Tab', async () => {
  await render(breadcrumbs());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Home');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Niños');
});

test('BRC-08 has no axe finding, is complete before hydration, is not printed, and without a page shows nothing', async () => {
  const { container, hydrate } = renderServerHtml(breadcrumbs());
  expect(container.textContent).toBe('HomeNiñosJourney current page');
  expect(await hydrate()).toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
  await commands.emulateMedia({ media: 'print' });
  expect(container.querySelector('nav')?.checkVisibility()).toBe(false);
  const empty = await render(breadcrumbs({ pages: [] }));
  expect(empty.container.innerHTML).toBe('');
});
