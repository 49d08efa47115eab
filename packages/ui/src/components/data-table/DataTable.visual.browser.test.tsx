import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { paintedColor } from '../../../test/painted.ts';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { columns, grouped, manyRows, number, part, rows, table, text } from './DataTable.fixtures.tsx';
import { interval, ColumnVisibility, CsvExport, GlobalFilter, suppressed, maxSummary } from './index.ts';

const wide = [text('State'), ...Array.from({ length: 15 }, (_, index) => number(`Visits in year ${index}`))];
const box = () => page.getByRole('group', { name: 'Visits by state', exact: true });
const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);

describe('a table that does not fit', () => {
  test('DTB-13 the box is a Tab stop only where it cuts off (Amsterdam PR #2845, GCFoundation #163)', async () => {
    await render(table({ columns: wide, rows: manyRows(3) }));
    await expect.poll(() => box().element().tabIndex).toBe(0);
    await page.viewport(3000, 800);
    await expect.poll(() => box().element().tabIndex).toBe(-1);
  });

  test('DTB-13 a table that fits is no Tab stop', async () => {
    await render(table());
    await expect.poll(() => part('box').dataset.overflows).toBe('false');
    expect(box().element().tabIndex).toBe(-1);
  });

  test('DTB-13 arrow keys bring what is cut off into view', async () => {
    await page.viewport(320, 640);
    await render(table({ columns: wide, rows: manyRows(3) }));
    await expect.poll(() => box().element().tabIndex).toBe(0);
    await userEvent.keyboard('{Tab}');
    await expect.element(box()).toHaveFocus();
    expect(style('[data-part="box"]').outlineWidth).toBe('3px');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => part('box').scrollLeft).toBeGreaterThan(0);
    const caption = part('box').querySelector('caption') as HTMLElement;
    expect(Math.round(caption.getBoundingClientRect().left)).toBe(
      Math.round(part('box').getBoundingClientRect().left),
    );
  });
});

describe('the header that stays', () => {
  const links = [
    { ...text('State'), render: ({ State }: Record<string, unknown>) => <a href="#s">{String(State)}</a> },
  ];

  test.each([
    ['fits', [...links, number('Visits')]],
    ['does not fit', [...links, ...wide.slice(1)]],
  ])('DTB-14 stays in view, and never covers what has focus, in a table that %s', async (_, some) => {
    await page.viewport(1280, 600);
    await render(table({ columns: some, rows: manyRows(50) }));
    await expect.poll(() => part('box').dataset.overflows).toBeDefined();
    const all = [...document.querySelectorAll<HTMLElement>('tbody a')];
    all.at(-1)?.focus();
    const head = document.querySelector('thead') as HTMLElement;
    const last = all.at(-1)?.getBoundingClientRect();
    expect(head.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
    expect(head.getBoundingClientRect().bottom).toBeLessThan(last?.top ?? 0);
    for (let step = 0; step < 30; step += 1) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      const focused = document.activeElement?.getBoundingClientRect();
      expect(focused?.top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
    }
    scrollTo(0, 0);
  });

  test('DTB-14 on a small screen it goes with the table', async () => {
    await page.viewport(320, 640);
    await render(table({ rows: manyRows(50) }));
    expect(style('thead').position).toBe('static');
    await page.viewport(1280, 400);
    expect(style('thead').position).toBe('static');
  });
});

describe.each([
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { forcedColors: 'active', colorScheme: 'dark' },
] as const)('in %j', (media) => {
  test('DTB-26 words are read: names, values, and words in place of values', async () => {
    await commands.emulateMedia(media);
    await render(
      table({ summaryRows: [maxSummary], rows: [...rows, { State: 'Utah', Visits: suppressed() }] }),
    );
    const on = (selector: string, ground: string) =>
      contrastRatio(
        hex(style(selector).color),
        ground === 'page' ? pageColor() : hex(style(ground).backgroundColor),
      );
    expect(on('thead button', 'thead th')).toBeGreaterThanOrEqual(7);
    expect(on('tbody[data-part="rows"] td span', 'page')).toBeGreaterThanOrEqual(7);
    expect(on('caption', 'page')).toBeGreaterThanOrEqual(7);
  });

  test('DTB-26 the order is told by a shape: a filled arrow on the side of its direction', async () => {
    await commands.emulateMedia(media);
    await render(table({ defaultSort: { columnId: 'Visits', direction: 'ascending' } }));
    const icons = [...document.querySelectorAll('thead svg')];
    const ground = hex(await paintedColor(document.querySelector('thead th') as Element, 0.9, 0.1));
    const isFilled = async (icon: Element | undefined, down: number) =>
      contrastRatio(hex(await paintedColor(icon as Element, 0.5, down)), ground) >= 3;
    expect([await isFilled(icons[1], 0.28), await isFilled(icons[1], 0.72)]).toEqual([true, false]);
    expect([await isFilled(icons[0], 0.28), await isFilled(icons[0], 0.72)]).toEqual([false, false]);
  });
});

test('DTB-26 sort buttons are at least 44 by 44 px and show a ring of 3 px', async () => {
  await render(table({ columns: [text('A'), number('B')], rows: [{ A: 'a', B: 1 }] }));
  for (const each of document.querySelectorAll('thead button')) {
    const { width, height } = each.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await userEvent.keyboard('{Tab}');
  expect(style('thead button').outlineWidth).toBe('3px');
});

describe('at 320 px', () => {
  const long = 'x'.repeat(300);
  const all = { tools: [GlobalFilter, CsvExport, ColumnVisibility] };

  test.each(['ltr', 'rtl'])('DTB-27 no word widens the page, from %s', async (dir) => {
    await page.viewport(320, 640);
    const some = [text('State', { header: long }), number('Visits', { header: long, unit: long })];
    await render(
      <div dir={dir}>
        {table({ ...all, caption: long, columns: some, rows: [{ State: long, Visits: 1 }] })}
      </div>,
    );
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('DTB-27 nothing widens the page, not even words that are heard only, before and after script', async () => {
    await page.viewport(320, 640);
    const unit = { short: 'mg/L', spoken: 'milligrams per liter' };
    const some = wide.map((column) => (column.kind === 'number' ? { ...column, unit } : column));
    const values = { State: 'Ohio', ...Object.fromEntries(some.map(({ id }) => [id, interval(2, 1, 3)])) };
    const { hydrate } = renderServerHtml(table({ columns: some, rows: [values] }));
    expect(document.documentElement.scrollWidth).toBe(320);
    await hydrate();
    await expect.poll(() => part('box').dataset.overflows).toBe('true');
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('DTB-27 no name is broken inside a word', async () => {
    await page.viewport(320, 640);
    await render(table({ columns: grouped, rows: [{ State: 'Northern region', a24: 1, a25: 2, c25: 3 }] }));
    for (const words of document.querySelectorAll('thead button span')) {
      const { height } = words.getBoundingClientRect();
      expect(height).toBeLessThan(1.9 * Number.parseFloat(getComputedStyle(words).lineHeight));
    }
  });
});

test('DTB-27 from right to left a minus sign stays before its number', async () => {
  await render(
    <div dir="rtl">{table({ columns: columns.slice(0, 2), rows: [{ State: 'a', Visits: -5 }] })}</div>,
  );
  const sign = document.createRange();
  const words = document.querySelector('tbody td')?.firstChild as Text;
  sign.setStart(words, 0);
  sign.setEnd(words, 1);
  const digit = document.createRange();
  digit.setStart(words, 1);
  digit.setEnd(words, 2);
  expect(sign.getBoundingClientRect().left).toBeLessThan(digit.getBoundingClientRect().left);
  const { left } = (document.querySelector('tbody td') as Element).getBoundingClientRect();
  expect(sign.getBoundingClientRect().left - left).toBeLessThan(20);
});
