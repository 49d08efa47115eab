import { describe, expect, test, vi, afterEach } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { StrictMode } from 'react';
import { createMemoryRouter, Link as RouterLink, RouterProvider } from 'react-router';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import type { AnchorProps } from '../../internal/Anchor.tsx';
import { fruit } from '../figure/Figure.examples.ts';
import { Figure } from '../figure/index.ts';
import { FilterSet } from '../filter-set/index.ts';
import { HeaderNavigation } from '../header-navigation/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Link, LinkProvider } from './index.ts';

const variants = ['inline', 'standalone', 'primary', 'secondary'] as const;
const link = () => document.querySelector('a') as HTMLAnchorElement;

function systemColor(name: string): string {
  const sample = document.createElement('span');
  sample.style.color = name;
  document.body.append(sample);
  const color = hex(getComputedStyle(sample).color);
  sample.remove();
  return color;
}

test('LNK-01 is followed by Enter, and has its text as its name', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <Link href="#who" onClick={onClick}>
      Who can join
    </Link>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Who can join' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([
  ['en', 'Survey (opens in a new window)'],
  ['es', 'Survey (se abre en una ventana nueva)'],
  // A page without types may give any language.
  ['fr' as 'en', 'Survey (opens in a new window)'],
] as const)('LNK-02 has the new window in its name, %s', async (locale, name) => {
  await render(
    withLocale(
      locale,
      <Link href="https://example.org/" isNewWindow>
        Survey
      </Link>,
    ),
  );
  await expect.element(link()).toHaveAccessibleName(name);
  expect(link().innerText).toBe(name);
  expect([link().target, link().rel]).toEqual(['_blank', 'noopener']);
});

test('LNK-02 takes a note of the page, and has none in the same window', async () => {
  const { rerender } = await render(
    <Link href="#a" isNewWindow messages={{ newWindow: '(nouvelle fenêtre)' }}>
      Enquête
    </Link>,
  );
  await expect.element(link()).toHaveAccessibleName('Enquête (nouvelle fenêtre)');
  await rerender(<Link href="#a">Enquête</Link>);
  await expect.element(link()).toHaveAccessibleName('Enquête');
  expect(link().hasAttribute('target')).toBe(false);
});

test('LNK-03 marks the language of its text, and of the note', async () => {
  await render(
    withLocale(
      'en',
      <Link href="#a" lang="es" hrefLang="es" isNewWindow>
        Resumen en español
      </Link>,
    ),
  );
  expect([link().lang, link().hreflang]).toEqual(['es', 'es']);
  expect(page.getByText('(opens in a new window)').element().closest('[lang]')?.getAttribute('lang')).toBe(
    'en',
  );
});

test('LNK-04 is underlined in a sentence', async () => {
  await render(
    <p>
      Please <Link href="#a">read this</Link> first.
    </p>,
  );
  expect(getComputedStyle(link()).textDecorationLine).toBe('underline');
});

describe.each(variants)('%s', (variant) => {
  test('LNK-07 shows itself and its focus in forced colors', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(
      <Link href="#a" variant={variant}>
        Who can join
      </Link>,
    );
    await userEvent.tab();
    const { color, outlineStyle, outlineColor } = getComputedStyle(link());
    expect([hex(color), outlineStyle]).toEqual([systemColor('LinkText'), 'solid']);
    expect(contrastRatio(hex(outlineColor), pageColor())).toBeGreaterThanOrEqual(3);
  });
});

const toRouter = ({ href, ...props }: AnchorProps) => <RouterLink {...props} to={href} />;

/** An application of React Router with a page at each of its URLs. */
async function renderApp(from: React.ReactNode) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <LinkProvider component={toRouter}>
          <h1>Start</h1>
          {from}
        </LinkProvider>
      ),
    },
    { path: '*', element: <h1>Next</h1> },
  ]);
  await render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

const heading = () => page.getByRole('heading', { level: 1 });
const anchors = () => [...document.querySelectorAll('a')];

/** Stops the browser from leaving the page of the test, and returns the URLs that it would have loaded. */
function watchBrowser(): string[] {
  const loaded: string[] = [];
  const watch = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    loaded.push((event.target as Element).closest('a')?.getAttribute('href') ?? '');
  };
  window.addEventListener('click', watch);
  stopWatching = () => window.removeEventListener('click', watch);
  return loaded;
}

let stopWatching: () => void = () => undefined;
afterEach(() => stopWatching());

describe('in an application of React Router', () => {
  test.each([
    ['Link', <Link href="/results?page=2#top">Results</Link>, '/results?page=2#top'],
    [
      'HeaderNavigation',
      <HeaderNavigation label="Main" menuLabel="Menu" items={[{ label: 'Results', href: '/results' }]} />,
      '/results',
    ],
    [
      'Pagination',
      <Pagination label="Results" pageCount={2} href={(number) => `?page=${number}`} page={1} />,
      '/?page=2',
    ],
  ])('LNK-09 %s shows the next page without loading a document', async (_name, element, url) => {
    const loaded = watchBrowser();
    const router = await renderApp(element);
    const target = anchors().at(-1) as HTMLAnchorElement;
    target.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.createHref(router.state.location)).toBe(url);
    expect(loaded).toEqual([]);
  });

  test('LNK-09 keeps its attributes, its ref and its handlers, and does not navigate on a prevented click', async () => {
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    const ref = vi.fn();
    const router = await renderApp(
      <Link href="/results" ref={ref} id="results" lang="es" hrefLang="es" className="own" onClick={onClick}>
        Resultados
      </Link>,
    );
    const link = page.getByRole('link', { name: 'Resultados' });
    expect(ref).toHaveBeenCalledWith(link.element());
    expect(link.element()).toMatchObject({ id: 'results', lang: 'es', hreflang: 'es' });
    expect(link.element()).toHaveClass('own');
    expect(link.element()).toHaveAttribute('data-component', 'link');
    await link.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/');
  });

  test('LNK-09 lets the browser open a modified click in a new tab', async () => {
    const loaded = watchBrowser();
    await renderApp(<Link href="/results">Results</Link>);
    await page.getByRole('link').click({ modifiers: ['ControlOrMeta'] });
    expect(loaded).toEqual(['/results']);
    await expect.element(heading()).toHaveTextContent('Start');
  });
});

const markRouted = ({ children, ...props }: AnchorProps) => (
  <a {...props} data-routed="">
    {children}
  </a>
);

test.each([
  ['another site', { href: 'https://example.org/' }, false],
  ['another host with the scheme of the page', { href: '//example.org/' }, false],
  ['an e-mail address', { href: 'mailto:help@example.org' }, false],
  ['a place on the page', { href: '#who' }, false],
  ['a new window', { href: '/survey', isNewWindow: true }, false],
  ['a download', { href: '/consent.pdf', download: '' }, false],
  ['a page of the site', { href: '/survey' }, true],
  ['a page below this one', { href: 'survey/2025' }, true],
  ['the page with another query', { href: '?page=2' }, true],
])('LNK-10 %s', async (_name, props, isRouted) => {
  await render(
    <LinkProvider component={markRouted}>
      <Link {...props}>Go there</Link>
    </LinkProvider>,
  );
  expect(page.getByRole('link').element().hasAttribute('data-routed')).toBe(isRouted);
});

test('LNK-09 uses the nearest of two providers', async () => {
  const outer = vi.fn();
  const inner = vi.fn();
  const withCall = (call: () => void) => (props: AnchorProps) => {
    call();
    return <a {...props}>{props.children}</a>;
  };
  await render(
    <LinkProvider component={withCall(outer)}>
      <LinkProvider component={withCall(inner)}>
        <Link href="/results">Results</Link>
      </LinkProvider>
    </LinkProvider>,
  );
  expect(inner).toHaveBeenCalled();
  expect(outer).not.toHaveBeenCalled();
});

const chips = [
  { id: 'adults', label: 'Adults', href: '/clinics' },
  { id: 'open', label: 'Open', href: '/clinics?group=adults' },
];
test.each([
  [
    'FilterSet',
    <FilterSet
      key="filters"
      legend="Filters"
      activeSummary="2 filters are on: Adults, Open"
      emptySummary="No filters are on"
      activeFilters={chips}
      onRemove={() => undefined}
      onClear={() => undefined}
    >
      Fields
    </FilterSet>,
    chips.map(({ href }) => href),
  ],
  [
    'Figure',
    <Figure
      key="figure"
      headingLevel={2}
      figure={{ ...fruit, source: { ...fruit.source, href: '/numbers/source' } }}
    />,
    ['/numbers/source'],
  ],
])('LNK-11 %s has links of the router', async (_name, element, urls) => {
  await render(<LinkProvider component={markRouted}>{element}</LinkProvider>);
  const routed = anchors().filter((anchor) => anchor.hasAttribute('data-routed'));
  expect(routed.map((anchor) => anchor.getAttribute('href'))).toEqual(urls);
});
