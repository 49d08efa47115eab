import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { Breadcrumbs, type BreadcrumbsProps } from './index.ts';

const pages = [
  { label: 'Home', href: '/' },
  { label: 'Niños', href: '/es/children', lang: 'es' },
  { label: 'Journey', href: '/journey' },
];
const breadcrumbs = (props: Partial<BreadcrumbsProps> = {}) => <Breadcrumbs pages={pages} {...props} />;

test.each([
  ['en', 'You are here'],
  ['es', 'Usted está aquí'],
] as const)('BRC-01 a navigation with a name, and an ordered list in it, %s', async (locale, name) => {
  await render(breadcrumbs({ locale }));
  const list = page.getByRole('navigation', { name }).getByRole('list');
  expect(list.element().tagName).toBe('OL');
  expect(list.getByRole('listitem').elements()).toHaveLength(3);
});

test('BRC-01 the name can be replaced', async () => {
  await render(breadcrumbs({ label: 'Breadcrumb' }));
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
});

test('BRC-02 the last is the current page, and no link', async () => {
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
  'BRC-02 that it is the current page is heard, in the reader’s language, %s',
  async (locale, words, lang) => {
    const foreign = { label: 'Journey', href: '/journey', lang };
    await render(breadcrumbs({ locale, pages: [...pages.slice(0, 2), foreign] }));
    const last = document.querySelector<HTMLElement>('[aria-current]');
    expect([last?.textContent, last?.lang, last?.querySelector('span')?.lang]).toEqual([words, lang, locale]);
  },
);

test('BRC-03 a name in another language is marked, and its page too', async () => {
  await render(breadcrumbs());
  const link = page.getByRole('link', { name: 'Niños' }).element();
  expect([link.getAttribute('lang'), link.getAttribute('hreflang')]).toEqual(['es', 'es']);
  expect(page.getByRole('link', { name: 'Home' }).element().hasAttribute('lang')).toBe(false);
});

test.each([
  ['en', 'Journey of young adults who join the second part of the study'],
  ['es', 'Recorrido de los adultos jóvenes que se unen a la segunda parte del estudio'],
])('BRC-04 the last name wraps at 320 px, and is seen whole, %s', async (_language, label) => {
  await page.viewport(320, 800);
  await render(breadcrumbs({ pages: [...pages, { label, href: '/last' }] }));
  const last = page.getByText(`${label} current page`).element() as HTMLElement;
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect([last.scrollWidth, getComputedStyle(last).textOverflow]).toEqual([last.clientWidth, 'clip']);
});

test('BRC-05 links are at least 44 px high; the marks between them are seen in forced colours and not heard', async () => {
  await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await render(breadcrumbs());
  const { height } = page.getByRole('link', { name: 'Home' }).element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  const mark = getComputedStyle(page.getByRole('listitem').nth(1).element(), '::before');
  expect(contrastRatio(hex(mark.borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
  expect(mark.content).toBe('""');
});

test('BRC-07 Tab goes over the links, in order', async () => {
  await render(breadcrumbs());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Home');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Niños');
});

test('BRC-08 no axe finding; complete before script; not printed; without a page nothing', async () => {
  const { container, hydrate } = renderServerHtml(breadcrumbs());
  expect(container.textContent).toBe('HomeNiñosJourney current page');
  expect(await hydrate()).toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
  await commands.emulateMedia({ media: 'print' });
  expect(container.querySelector('nav')?.checkVisibility()).toBe(false);
  const empty = await render(breadcrumbs({ pages: [] }));
  expect(empty.container.innerHTML).toBe('');
});
