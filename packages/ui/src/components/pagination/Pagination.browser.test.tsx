import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { isLeftToBrowser } from '../../../test/is-left-to-browser.ts';
import { expectWarning } from '../../../test/expect-warning.ts';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { Announcer } from '../announcer/index.ts';
import { focusResults, Pagination, type PaginationProps } from './index.ts';

const pagination = (more: Partial<PaginationProps> = {}) => (
  <Pagination label="Pages of news" page={2} pageCount={9} href={(to) => `#page-${to}`} {...more} />
);
const link = (name: string) => page.getByRole('link', { name, exact: true });
const links = () => [...document.querySelectorAll('a')];
const getHref = (name: string) => link(name).element().getAttribute('href');

describe('what it is', () => {
  test('PGN-01 is a named landmark with a list of links (va.gov-team #902, #5958, #18398; Stacks #1054; kolibri #7981)', async () => {
    await render(pagination());
    const tree = await commands.accessibilityTree();
    expect(tree[0]).toBe('navigation "Pages of news"');
    expect(tree).toContain('list');
    await expect.element(page.getByRole('navigation', { name: 'Pages of news' })).toBeVisible();
  });

  test('PGN-02 has links with real URLs', async () => {
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
  ] as const)('PGN-03 marks the current page, and no other, %s', async (locale, name) => {
    await render(withLocale(locale, pagination()));
    await expect.element(link(name)).toBeVisible();
    const current = links().filter((each) => each.hasAttribute('aria-current'));
    expect(current.map((each) => [each.textContent, each.getAttribute('aria-current')])).toEqual([
      [name, 'page'],
    ]);
  });

  test.each([
    ['en', 'Page 2 of 9', 'Next page', 'Pages 4 to 8 are left out'],
    ['es', 'Página 2 de 9', 'Página siguiente', 'Se omiten las páginas 4 a 8'],
  ] as const)(
    'PGN-04, PGN-06 shows the position and what is left out, %s: %s',
    async (locale, position, next, gap) => {
      await render(withLocale(locale, pagination()));
      await expect.element(page.getByText(position, { exact: true })).toBeVisible();
      await expect.element(link(next)).toBeVisible();
      expect((await commands.accessibilityTree()).join('\n')).toContain(gap);
    },
  );

  test('PGN-07 has no link back on the first page, and none on from the last', async () => {
    const { rerender } = await render(pagination({ page: 1 }));
    expect([link('Previous page').query(), links().at(-1)?.textContent]).toEqual([null, 'Next']);
    await rerender(pagination({ page: 9 }));
    expect([links()[0]?.textContent, link('Next page').query()]).toEqual(['Previous', null]);
  });

  test.each([1, 0, -1, Number.NaN])('PGN-08 shows nothing with %d pages', async (pageCount) => {
    const { container } = await render(pagination({ page: 1, pageCount }));
    expect(container.childElementCount).toBe(0);
  });

  test('PGN-09 marks the nearest page for one that does not exist, with a warning', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(pagination({ page: 99 }));
    await expect.element(page.getByText('Page 9 of 9')).toBeVisible();
    expect(warned.mock.calls.flat().join()).toContain('page 99 is not one of 9 pages');
  });
});

describe('going to a page', () => {
  test('PGN-10 goes from link to link by Tab, and follows by Enter', async () => {
    await render(pagination());
    await userEvent.keyboard('{Tab}');
    await expect.element(link('Previous page')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    expect(location.hash).toBe('#page-3');
  });

  test('PGN-11 reports each press once with its reason and event, and the URL stays', async () => {
    const onPageChange = vi.fn();
    await render(pagination({ onPageChange }));
    await link('Page 9').click();
    await link('Previous page').click();
    await link('Next page').click();
    const event = expect.any(MouseEvent) as MouseEvent;
    expect(onPageChange.mock.calls).toEqual([
      [9, { reason: 'page-press', event }],
      [1, { reason: 'previous-press', event }],
      [3, { reason: 'next-press', event }],
    ]);
    await expect.element(link('Page 2 current page')).toBeVisible();
    expect(location.hash).toBe('');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'PGN-11 leaves a press with %s to the browser',
    async (modifier) => {
      const onPageChange = vi.fn();
      await render(pagination({ onPageChange }));
      expect(isLeftToBrowser(link('Page 3').element(), { [modifier]: true })).toBe(true);
      expect(onPageChange).not.toHaveBeenCalled();
    },
  );
});

describe('uncontrolled', () => {
  test('PGN-23 starts at its default page, and shows the page of each link pressed', async () => {
    const onPageChange = vi.fn<(page: number) => void>();
    await render(pagination({ page: undefined, defaultPage: 3, onPageChange }));
    await link('Next page').click();
    await expect.element(link('Page 4 current page')).toBeVisible();
    await link('Page 9').click();
    await expect.element(page.getByText('Page 9 of 9', { exact: true })).toBeVisible();
    expect(onPageChange.mock.calls.map(([to]) => to)).toEqual([4, 9]);
    expect(location.hash).toBe('');
  });

  test('PGN-23 starts at the first page, and leaves its links to the browser without onPageChange', async () => {
    await render(pagination({ page: undefined }));
    await link('Next page').click();
    expect(location.hash).toBe('#page-2');
    await expect.element(link('Page 1 current page')).toBeVisible();
  });
});

test('PGN-24 warns that its label is empty', () =>
  expectWarning(pagination({ label: '' }), 'Pagination: `label` is empty.'));

describe('after a change in place', () => {
  beforeEach(() => void vi.useFakeTimers());
  test.each([
    ['en', 20, 'Page 2 of 9, 20 results.'],
    ['en', 1, 'Page 2 of 9, 1 result.'],
    ['es', 20, 'Página 2 de 9, 20 resultados.'],
    ['es', 1, 'Página 2 de 9, 1 resultado.'],
  ] as const)(
    'PGN-12 focuses the heading and announces once, in %s with %i: %s (fundamental-ngx PR #6196)',
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
      const announcements = [...document.querySelectorAll('[aria-live] p')].map((each) =>
        each.textContent.trim(),
      );
      expect(announcements).toEqual([sentence]);
    },
  );
});

describe('styles', () => {
  test('PGN-13 is the position and two large links, side by side, at 320 px', async () => {
    await page.viewport(320, 640);
    for (const locale of ['en', 'es'] as const) {
      const { unmount } = await render(withLocale(locale, pagination()));
      const visible = links().filter((each) => each.checkVisibility());
      expect(visible.map(({ rel }) => rel)).toEqual(['prev', 'next']);
      expect(new Set(visible.map((each) => each.getBoundingClientRect().top)).size).toBe(1);
      await expect.element(page.getByText(/ (of|de) 9$/)).toBeVisible();
      expect(document.documentElement.scrollWidth).toBe(320);
      await unmount();
    }
  });

  test.each(['light', 'dark'] as const)(
    'PGN-15 has the contrast of text, and a fill for the current page, %s',
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

  test('PGN-15 frames the current page in forced colors', async () => {
    await commands.emulateMedia({ forcedColors: 'active' });
    await render(pagination());
    const getBorderStyle = (name: string) => getComputedStyle(link(name).element()).borderTopStyle;
    expect([getBorderStyle('Page 2 current page'), getBorderStyle('Page 3')]).toEqual(['double', 'solid']);
  });

  test.each([{ colorScheme: 'light' }, { forcedColors: 'active', colorScheme: 'dark' }] as const)(
    'PGN-15 frames the two ends, aligned with the text above, %j',
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

  test('PGN-16 is not printed', async () => {
    await render(pagination());
    await commands.emulateMedia({ media: 'print' });
    expect(document.querySelector('nav')?.checkVisibility()).toBe(false);
  });

  test('PGN-19 turns its arrows from right to left', async () => {
    await render(<div dir="rtl">{pagination()}</div>);
    const arrow = document.querySelector('[data-part="previous"] svg') as SVGElement;
    expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  });
});

test('PGN-20 is in English for an unknown language, with one warning', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  await render(withLocale('tlh', pagination()));
  await render(withLocale('tlh', pagination({ label: 'Others' })));
  await expect.element(page.getByText('Page 2 of 9').first()).toBeVisible();
  expect(warned.mock.calls.flat().join()).toContain('the language “tlh” has no message position,');
  expect(warned).toHaveBeenCalledTimes(1);
});
