import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { Announcer } from '../announcer/index.ts';
import { contrastRatio } from '../../theme/index.ts';
import { focusResults, Pagination, type PaginationProps } from './index.ts';

const pagination = (more: Partial<PaginationProps> = {}) => (
  <Pagination label="Pages of news" page={2} pageCount={9} href={(to) => `#page-${to}`} {...more} />
);
const link = (name: string) => page.getByRole('link', { name, exact: true });
const links = () => [...document.querySelectorAll('a')];
const getHref = (name: string) => link(name).element().getAttribute('href');

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname + location.search);
});

describe('what it is', () => {
  test('PGN-01 a named landmark with a list of links (va.gov-team #902, #5958, #18398; Stacks #1054; kolibri #7981)', async () => {
    await render(pagination());
    const tree = await commands.accessibilityTree();
    expect(tree[0]).toBe('navigation "Pages of news"');
    expect(tree).toContain('list');
    await expect.element(page.getByRole('navigation', { name: 'Pages of news' })).toBeVisible();
  });

  test('PGN-01 without a name it is a type error', () => {
    // @ts-expect-error -- a landmark needs a name.
    expect(<Pagination page={1} pageCount={2} href={String} />).toBeDefined();
  });

  test('PGN-02 links have real addresses', async () => {
    await render(pagination());
    expect([getHref('Previous page'), getHref('Page 3'), getHref('Page 9'), getHref('Next page')]).toEqual([
      '#page-1',
      '#page-3',
      '#page-9',
      '#page-3',
    ]);
  });

  test.each([
    ['en', 'Page 2 current page'],
    ['es', 'Página 2 página actual'],
  ] as const)('PGN-03 the current page, and no other, is told as such, %s', async (locale, name) => {
    await render(pagination({ locale }));
    await expect.element(link(name)).toBeVisible();
    const current = links().filter((each) => each.hasAttribute('aria-current'));
    expect(current.map((each) => [each.textContent, each.getAttribute('aria-current')])).toEqual([
      [name, 'page'],
    ]);
  });

  test.each([
    ['en', 'Page 2 of 9', 'Next page', 'Pages 4 to 8 are left out'],
    ['es', 'Página 2 de 9', 'Página siguiente', 'Se omiten las páginas 4 a 8'],
  ] as const)('PGN-04, PGN-06 in %s it says: %s', async (locale, position, next, gap) => {
    await render(pagination({ locale }));
    await expect.element(page.getByText(position, { exact: true })).toBeVisible();
    await expect.element(link(next)).toBeVisible();
    expect((await commands.accessibilityTree()).join('\n')).toContain(gap);
  });

  test('PGN-07 the first page has no link back, the last none on', async () => {
    const { rerender } = await render(pagination({ page: 1 }));
    expect([link('Previous page').query(), links().at(-1)?.textContent]).toEqual([null, 'Next']);
    await rerender(pagination({ page: 9 }));
    expect([links()[0]?.textContent, link('Next page').query()]).toEqual(['Previous', null]);
  });

  test.each([1, 0, -1, Number.NaN])('PGN-08 with %d pages there is nothing', async (pageCount) => {
    const { container } = await render(pagination({ page: 1, pageCount }));
    expect(container.childElementCount).toBe(0);
  });

  test('PGN-09 a page that there is not becomes the nearest, and a developer is told', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(pagination({ page: 99 }));
    await expect.element(page.getByText('Page 9 of 9')).toBeVisible();
    expect(warned.mock.calls.flat().join()).toContain('page 99 is not one of 9 pages');
  });
});

describe('going to a page', () => {
  test('PGN-10 Tab goes from link to link, Enter follows', async () => {
    await render(pagination());
    await userEvent.keyboard('{Tab}');
    await expect.element(link('Previous page')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    expect(location.hash).toBe('#page-3');
  });

  test('PGN-11 in place: called once with the page and its reason, and the address stays', async () => {
    const onNavigate = vi.fn();
    await render(pagination({ onNavigate }));
    await link('Page 9').click();
    await link('Previous page').click();
    await link('Next page').click();
    expect(onNavigate.mock.calls).toEqual([
      [9, { reason: 'number' }],
      [1, { reason: 'previous' }],
      [3, { reason: 'next' }],
    ]);
    expect(location.hash).toBe('');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'PGN-11 a press with %s stays the browser’s',
    async (modifier) => {
      const onNavigate = vi.fn();
      await render(pagination({ onNavigate }));
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
      const leaving = (event: Event) => event.preventDefault();
      addEventListener('click', leaving, { once: true });
      link('Page 3').element().dispatchEvent(press);
      expect(onNavigate).not.toHaveBeenCalled();
    },
  );
});

describe('after a change in place', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  test.each([
    ['en', 20, 'Page 2 of 9, 20 results.'],
    ['en', 1, 'Page 2 of 9, 1 result.'],
    ['es', 20, 'Página 2 de 9, 20 resultados.'],
    ['es', 1, 'Página 2 de 9, 1 resultado.'],
  ] as const)(
    'PGN-12 in %s with %i: focus is on the heading, and it is said once: %s (fundamental-ngx PR #6196)',
    async (locale, resultCount, sentence) => {
      await render(
        <>
          <Announcer />
          <h2>News</h2>
        </>,
      );
      const heading = document.querySelector('h2');
      focusResults({ heading, page: 2, pageCount: 9, resultCount, locale });
      expect(document.activeElement).toBe(heading);
      vi.advanceTimersByTime(2000);
      const said = [...document.querySelectorAll('[aria-live] p')].map((each) => each.textContent.trim());
      expect(said).toEqual([sentence]);
    },
  );
});

describe('how it looks', () => {
  test('PGN-13 on a phone: words and two large links, side by side, in both languages', async () => {
    await page.viewport(320, 640);
    for (const locale of ['en', 'es'] as const) {
      const { unmount } = await render(pagination({ locale }));
      const seen = links().filter((each) => each.checkVisibility());
      expect(seen.map(({ rel }) => rel)).toEqual(['prev', 'next']);
      expect(new Set(seen.map((each) => each.getBoundingClientRect().top)).size).toBe(1);
      await expect.element(page.getByText(/ (of|de) 9$/)).toBeVisible();
      expect(document.documentElement.scrollWidth).toBe(320);
      await unmount();
    }
  });

  test('PGN-14 every link is at least 44 by 44 px and shows its focus', async () => {
    await render(pagination({ page: 5 }));
    for (const each of links()) {
      const { width, height } = each.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await userEvent.keyboard('{Tab}');
    expect(getComputedStyle(links()[0] as Element).outlineWidth).toBe('3px');
  });

  test.each(['light', 'dark'] as const)(
    'PGN-15 in %s the words are read, and the current page stands out by its fill',
    async (colorScheme) => {
      await commands.emulateMedia({ colorScheme });
      await render(pagination());
      const { color, backgroundColor } = getComputedStyle(link('Page 2 current page').element());
      expect(contrastRatio(hex(color), hex(backgroundColor))).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(hex(backgroundColor), pageColor())).toBeGreaterThanOrEqual(3);
      const other = getComputedStyle(link('Page 3').element()).color;
      expect(contrastRatio(hex(other), pageColor())).toBeGreaterThanOrEqual(7);
    },
  );

  test('PGN-15 in forced colours the current page has a frame of its own', async () => {
    await commands.emulateMedia({ forcedColors: 'active' });
    await render(pagination());
    const getBorderStyle = (name: string) => getComputedStyle(link(name).element()).borderTopStyle;
    expect([getBorderStyle('Page 2 current page'), getBorderStyle('Page 3')]).toEqual(['double', 'solid']);
  });

  test.each([{ colorScheme: 'light' }, { forcedColors: 'active', colorScheme: 'dark' }] as const)(
    'PGN-15 the two ends stand in frames, in line with the words above, %j',
    async (media) => {
      await commands.emulateMedia(media);
      await render(pagination());
      const [first] = links();
      expect(first?.dataset.part).toBe('previous');
      const { borderTopColor } = getComputedStyle(first as HTMLElement);
      expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
      expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
      const position = document.querySelector('[data-part="position"]');
      expect(first?.getBoundingClientRect().left).toBe(position?.getBoundingClientRect().left);
    },
  );

  test('PGN-16 on paper it is left out', async () => {
    await render(pagination());
    await commands.emulateMedia({ media: 'print' });
    expect(document.querySelector('nav')?.checkVisibility()).toBe(false);
  });

  test('PGN-19 from right to left the arrows point the other way', async () => {
    await render(<div dir="rtl">{pagination()}</div>);
    const arrow = document.querySelector('[data-part="previous"] svg') as SVGElement;
    expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });
});

test('PGN-17 everything is in the HTML, and hydration changes nothing', async () => {
  const { container, hydrate } = renderServerHtml(pagination());
  const { innerHTML } = container;
  expect(container.querySelectorAll('a[href]')).toHaveLength(6);
  expect(await hydrate()).toEqual([]);
  expect(container.innerHTML).toBe(innerHTML);
});

test.each([1, 5, 9])('PGN-18 no axe finding on page %i', async (at) => {
  const { container } = await render(pagination({ page: at }));
  expect(await axeFindings(container)).toEqual([]);
});

test('PGN-20 in a language that we have no words for it is English, and a developer is told once', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const locale = 'tlh' as 'en';
  await render(pagination({ locale }));
  await render(pagination({ locale, label: 'Others' }));
  await expect.element(page.getByText('Page 2 of 9').first()).toBeVisible();
  expect(warned.mock.calls.flat().join()).toContain('there are no words in the language “tlh”');
  expect(warned).toHaveBeenCalledTimes(1);
});
