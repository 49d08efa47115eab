import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { getColumnText, grouped, manyRows, number, part, table, text } from './DataTable.fixtures.tsx';
import { ColumnVisibility, CsvExport, GlobalFilter, maxSummary, minSummary } from './index.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const filter = () => page.getByLabelText('Filter the rows');
const seenRows = () =>
  [...document.querySelectorAll('[data-part="row"]')].filter((row) => row.checkVisibility()).length;

afterEach(() => {
  vi.restoreAllMocks();
});

test('DTB-19 what a reader can ask stands in a group that names the table; nothing is offered unasked', async () => {
  const { rerender } = await render(table());
  expect(document.querySelectorAll('[data-part="controls"]')).toHaveLength(0);
  await rerender(table({ toolbar: [GlobalFilter] }));
  await expect
    .element(page.getByRole('group', { name: 'Options for the table: Visits by state' }))
    .toBeVisible();
});

describe('the filter', () => {
  test('DTB-15 shows the rows that have the words, without regard to accents (carbon-charts #1534)', async () => {
    await render(table({ toolbar: [GlobalFilter] }));
    await filter().fill('avila');
    expect([getColumnText(), part('count').textContent]).toEqual([['Ávila'], '1 of 4 rows']);
    await filter().fill('PRIVACY');
    expect(getColumnText()).toEqual(['Maine']);
    await filter().fill('');
    expect([getColumnText().length, part('count').textContent]).toEqual([4, '4 rows']);
  });

  test('DTB-15 without a match it says so in the table', async () => {
    await render(table({ toolbar: [GlobalFilter], locale: 'es' }));
    await page.getByLabelText('Filtrar las filas').fill('zzz');
    await expect
      .element(page.getByText('Ninguna fila contiene “zzz”. Pruebe con menos letras.'))
      .toBeVisible();
    expect(part('count').textContent).toBe('0 de 4 filas');
  });

  test('DTB-15 finds nothing in a column that is hidden', async () => {
    await render(table({ toolbar: [GlobalFilter, ColumnVisibility] }));
    await filter().fill('privacy');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Visits' }).click();
    expect(getColumnText()).toEqual([]);
    await expect.element(page.getByText(/^No row has “privacy”/)).toBeVisible();
  });

  test('DTB-24 finds one row of 10,000', async () => {
    await render(table({ toolbar: [GlobalFilter], rows: manyRows(10_000) }));
    await filter().fill('state 9999');
    expect([getColumnText(), part('count').textContent]).toEqual([['State 9999'], '1 of 10,000 rows']);
  });

  describe('what is said', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.runAllTimers();
      vi.useRealTimers();
    });

    test.each([
      ['en', 'Filter the rows', 'Visits by state: 2 of 4 rows.'],
      ['es', 'Filtrar las filas', 'Visits by state: 2 de 4 filas.'],
    ] as const)(
      'DTB-15 in %s the count is said once, when typing has paused',
      async (locale, label, sentence) => {
        await render(table({ toolbar: [GlobalFilter], locale }));
        vi.advanceTimersByTime(20_000);
        const field = page.getByLabelText(label);
        for (const letters of ['a', 'ai', 'a', '202']) {
          await field.fill(letters);
          vi.advanceTimersByTime(300);
        }
        const getAnnouncement = () =>
          [...document.querySelectorAll('[aria-live] p')].map((each) => each.textContent.trim());
        expect(getAnnouncement()).toEqual([]);
        vi.advanceTimersByTime(5000);
        expect(getAnnouncement()).toEqual([sentence.replace('2 ', '3 ')]);
      },
    );
  });
});

describe('the choice of columns', () => {
  test('DTB-16 native checkboxes, one for each column but the one that names the rows', async () => {
    await render(table({ toolbar: [ColumnVisibility] }));
    await page.getByText('Columns', { exact: true }).click();
    const boxes = page.getByRole('group', { name: 'Columns to show' }).getByRole('checkbox');
    expect(boxes.elements().map((box) => (box as HTMLInputElement).value)).toEqual(['Visits', 'Updated']);
    await page.getByRole('checkbox', { name: 'Visits' }).click();
    expect([...document.querySelectorAll('thead th')].map((th) => th.textContent)).toEqual([
      'State',
      'Updated',
    ]);
    expect(getColumnText(1)[0]).toBe('March 2025');
    await page.getByRole('checkbox', { name: 'Visits' }).click();
    expect(getColumnText(1)[0]).toBe('30');
  });

  test('DTB-16 a group without columns goes with them; names have their group', async () => {
    await render(table({ columns: grouped, rows: [], toolbar: [ColumnVisibility] }));
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Children, 2025' }).click();
    const cells = [...document.querySelectorAll<HTMLTableCellElement>('thead th')];
    expect(cells.map((th) => `${th.textContent} ${th.colSpan}`)).toEqual([
      'State 1',
      'Adults 2',
      '2024 1',
      '2025 1',
    ]);
  });
});

describe('headlines', () => {
  test('DTB-17 ordinary rows above the data, which no sort and no filter moves', async () => {
    await render(table({ summaryRows: [maxSummary, minSummary], toolbar: [GlobalFilter] }));
    await button('Visits').click();
    await filter().fill('Ohio');
    const lines = [...document.querySelectorAll('[data-part="headline"]')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(lines).toEqual([
      ['Highest', '1,200, Texas', ''],
      ['Lowest', '7, Ávila', ''],
    ]);
    await expect.element(page.getByRole('rowheader', { name: 'Highest' })).toBeVisible();
    expect(getColumnText()).toEqual(['Ohio']);
  });
});

describe('the CSV file', () => {
  test.each([
    ['en', 'Download as CSV', 'Visits by state', 'visits-by-state.csv'],
    ['es', 'Descargar en CSV', 'Visitas por región', 'visitas-por-region.csv'],
  ] as const)('DTB-19 in %s “%s” saves what the table shows', async (locale, name, caption, fileName) => {
    await render(
      table({
        locale,
        caption,
        columns: [text('State'), number('Visits')],
        rows: manyRows(120),
        toolbar: [CsvExport],
        defaultSort: { columnId: 'Visits', direction: 'descending' },
      }),
    );
    const saved = Promise.withResolvers<[string, string]>();
    const catchFile = (event: Event) => {
      const link = event.target as HTMLAnchorElement;
      if (!link.download) return;
      event.preventDefault();
      void fetch(link.href).then(async (file) => saved.resolve([link.download, await file.text()]));
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      catchFile({ target: this, preventDefault: () => undefined } as unknown as Event);
    });
    await button(name).click();
    const [savedAs, content] = await saved.promise;
    const lines = content.trim().split('\r\n');
    expect([savedAs, lines[0], lines.length]).toEqual([fileName, 'State,Visits', 121]);
    const visits = lines.slice(1).map((line) => Number(line.split(',')[1]));
    expect(visits).toEqual([...visits].sort((a, b) => b - a));
    await expect.element(button(name)).toHaveFocus();
  });
});

describe('many rows', () => {
  test('DTB-21 the first 50 are seen; more come by a press, and focus goes to the first of them', async () => {
    await render(table({ rows: manyRows(120) }));
    expect([seenRows(), part('foot').textContent]).toEqual([50, '50 of 120 rows are shown.Show 50 more']);
    await button('Show 50 more').click();
    expect([seenRows(), document.activeElement?.textContent]).toEqual([100, 'State 51']);
    await button('Show 20 more').click();
    expect([seenRows(), document.activeElement?.textContent]).toEqual([120, 'State 101']);
    expect(document.querySelectorAll('[data-part="foot"]')).toHaveLength(0);
  });

  test('DTB-21 all at once by a tick, which can be taken back', async () => {
    await render(table({ rows: manyRows(120) }));
    await page.getByRole('checkbox', { name: 'Show all rows at once' }).click();
    expect(seenRows()).toBe(120);
    await page.getByRole('checkbox', { name: 'Show all rows at once' }).click();
    expect(seenRows()).toBe(50);
  });

  test.each([
    [Number.NaN, 50],
    [0, 50],
    [-3, 50],
    [10.5, 10],
    [Number.POSITIVE_INFINITY, 120],
  ])('DTB-21 with %d rows asked for at first %i are seen', async (rowsAtFirst, seen) => {
    await render(table({ rows: manyRows(120), initialRowCount: rowsAtFirst }));
    expect(seenRows()).toBe(seen);
  });

  test('DTB-20 on paper all rows are there, and no controls', async () => {
    await render(table({ rows: manyRows(120), toolbar: [GlobalFilter] }));
    await commands.emulateMedia({ media: 'print' });
    dispatchEvent(new Event('beforeprint'));
    expect(seenRows()).toBe(120);
    expect([part('controls'), part('foot')].map((each) => each.checkVisibility())).toEqual([false, false]);
    dispatchEvent(new Event('afterprint'));
    await commands.emulateMedia({});
    await expect.poll(seenRows).toBe(50);
  });

  test('DTB-20 on paper of a phone’s width 21 columns stand side by side, each cell within itself', async () => {
    await page.viewport(320, 640);
    const wide = Array.from({ length: 20 }, (_, index) => number(`Visits ${2005 + index}`));
    const { container, hydrate } = renderServerHtml(table({ columns: [text('State'), ...wide] }));
    await commands.emulateMedia({ media: 'print' });
    const isWhole = () =>
      document.documentElement.scrollWidth <= 320 &&
      [...container.querySelectorAll('th, td')].every((cell) => cell.scrollWidth <= cell.clientWidth);
    expect(isWhole(), 'before script').toBe(true);
    await commands.emulateMedia({});
    await hydrate();
    await expect.poll(() => part('box').dataset['overflows']).toBe('true');
    await commands.emulateMedia({ media: 'print' });
    expect(isWhole(), 'after script').toBe(true);
    expect(getComputedStyle(part('box')).overflow).toBe('visible');
    expect(getComputedStyle(document.querySelector('thead') as Element).position).toBe('static');
  });
});

test('DTB-21 how many rows there are now is said once', async () => {
  vi.useFakeTimers();
  await render(table({ rows: manyRows(120) }));
  vi.advanceTimersByTime(20_000);
  button('Show 50 more')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  vi.advanceTimersByTime(5000);
  const getAnnouncement = [...document.querySelectorAll('[aria-live] p')].map((each) =>
    each.textContent.trim(),
  );
  expect(getAnnouncement).toEqual(['100 of 120 rows are shown.']);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('DTB-19 keys: Tab goes through the controls in the order in which they stand', async () => {
  await render(table({ rows: manyRows(120), toolbar: [GlobalFilter, CsvExport, ColumnVisibility] }));
  const names: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    const label = (activeElement as HTMLInputElement).labels?.[0];
    names.push((label ?? activeElement)?.textContent);
  }
  expect(names).toEqual(['Filter the rows', 'Download as CSV', 'Columns', 'Show all rows at once', 'State']);
});
