import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, themes, paintedColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { columns, grouped, manyRows, number, part, table, text } from '../../../test/data-table-fixtures.tsx';
import { interval } from './index.ts';

const wide = [text('State'), ...Array.from({ length: 15 }, (_, index) => number(`Visits in year ${index}`))];
const box = () => page.getByRole('group', { name: 'Visits by state', exact: true });
const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);

describe('the box', () => {
  test('DTB-13 is a Tab stop only where it cuts off (Amsterdam PR #2845, GCFoundation #163)', async () => {
    await render(table({ columns: wide, rows: manyRows(3) }));
    await expect.poll(() => box().element().tabIndex).toBe(0);
    await page.viewport(3000, 800);
    await expect.poll(() => part('box').tabIndex).toBe(-1);
  });

  test('DTB-13 scrolls by arrow keys', async () => {
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

describe('the sticky header', () => {
  const links = [
    {
      ...text('State'),
      renderCell: ({ State }: Record<string, unknown>) => <a href="#s">{String(State)}</a>,
    },
  ];

  test.each([
    ['fits', [...links, number('Visits')]],
    ['does not fit', [...links, ...wide.slice(1)]],
  ])('DTB-14 stays in view, and covers no focused element, in a table that %s', async (_, given) => {
    await page.viewport(1280, 600);
    await render(table({ columns: given, rows: manyRows(50) }));
    await expect.poll(() => part('box').matches('[data-fits], [data-overflows]')).toBe(true);
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

  test('DTB-14 is not sticky on a small screen', async () => {
    await page.viewport(320, 640);
    await render(table({ rows: manyRows(50) }));
    expect(style('thead').position).toBe('static');
    await page.viewport(1280, 400);
    expect(style('thead').position).toBe('static');
  });
});

describe.each(themes)('in %j', (media) => {
  test('DTB-26 shows the direction by a shape: a filled arrow on its side', async () => {
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

describe('at 320 px', () => {
  test('DTB-27 fits the page with visually hidden text, before and after hydration', async () => {
    await page.viewport(320, 640);
    const unit = { short: 'mg/L', spoken: 'milligrams per liter' };
    const unitColumns = wide.map((column) => (column.kind === 'number' ? { ...column, unit } : column));
    const values = {
      State: 'Ohio',
      ...Object.fromEntries(unitColumns.map(({ id }) => [id, interval(2, 1, 3)])),
    };
    const { hydrate } = renderServerHtml(table({ columns: unitColumns, rows: [values] }));
    expect(document.documentElement.scrollWidth).toBe(320);
    await hydrate();
    await expect.poll(() => part('box').dataset.overflows).toBe('');
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('DTB-27 breaks no header inside a word', async () => {
    await page.viewport(320, 640);
    await render(table({ columns: grouped, rows: [{ State: 'Northern region', a24: 1, a25: 2, c25: 3 }] }));
    for (const name of document.querySelectorAll('thead button span')) {
      const { height } = name.getBoundingClientRect();
      expect(height).toBeLessThan(1.9 * Number.parseFloat(getComputedStyle(name).lineHeight));
    }
  });
});

test('DTB-27 keeps a minus sign before its number from right to left', async () => {
  await render(
    <div dir="rtl">{table({ columns: columns.slice(0, 2), rows: [{ State: 'a', Visits: -5 }] })}</div>,
  );
  const sign = document.createRange();
  const content = document.querySelector('tbody td')?.firstChild as Text;
  sign.setStart(content, 0);
  sign.setEnd(content, 1);
  const digit = document.createRange();
  digit.setStart(content, 1);
  digit.setEnd(content, 2);
  expect(sign.getBoundingClientRect().left).toBeLessThan(digit.getBoundingClientRect().left);
  const { left } = (document.querySelector('tbody td') as Element).getBoundingClientRect();
  expect(sign.getBoundingClientRect().left - left).toBeLessThan(20);
});
