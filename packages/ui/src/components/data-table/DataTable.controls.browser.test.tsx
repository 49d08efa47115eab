import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { getColumnText, grouped, manyRows, number, part, table, text } from './DataTable.fixtures.tsx';
import { ColumnVisibility, CsvExport, GlobalFilter, maxSummary, minSummary, useDataTable } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const filter = () => page.getByLabelText('Filter the rows');
const countVisibleRows = () =>
  [...document.querySelectorAll('[data-part="row"]')].filter((row) => row.checkVisibility()).length;

afterEach(() => {
  vi.restoreAllMocks();
});

test('DTB-19 has the controls in a group that names the table, and no group without controls', async () => {
  const { rerender } = await render(table());
  expect(document.querySelectorAll('[data-part="toolbar"]')).toHaveLength(0);
  await rerender(table({ toolbar: <GlobalFilter /> }));
  await expect
    .element(page.getByRole('group', { name: 'Options for the table: Visits by state' }))
    .toBeVisible();
});

describe('GlobalFilter', () => {
  test('DTB-15 shows the rows that contain each word of the query, whatever their accents (carbon-charts #1534)', async () => {
    await render(table({ toolbar: <GlobalFilter /> }));
    await filter().fill('avila');
    expect([getColumnText(), part('count').textContent]).toEqual([['Ávila'], '1 of 4 rows']);
    await filter().fill('PRIVACY');
    expect(getColumnText()).toEqual(['Maine']);
    await filter().fill('');
    expect([getColumnText().length, part('count').textContent]).toEqual([4, '4 rows']);
  });

  test.each(['1,200', '1200', 'January 5, 2025', '2025-01-05'])(
    'DTB-15 finds a number and a date as shown and as written plainly: %s',
    async (query) => {
      await render(table({ toolbar: <GlobalFilter /> }));
      await filter().fill(query);
      expect(getColumnText()).toEqual(['Texas']);
    },
  );

  test('DTB-15 shows in the table that nothing matches', async () => {
    await render(withLocale('es', table({ toolbar: <GlobalFilter /> })));
    await page.getByLabelText('Filtrar las filas').fill('zzz');
    await expect
      .element(page.getByText('Ninguna fila contiene “zzz”. Pruebe con menos letras.'))
      .toBeVisible();
    expect(part('count').textContent).toBe('0 de 4 filas');
  });

  test('DTB-15 finds nothing in a hidden column', async () => {
    await render(
      table({
        toolbar: (
          <>
            <GlobalFilter />
            <ColumnVisibility />
          </>
        ),
      }),
    );
    await filter().fill('privacy');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Visits' }).click();
    expect(getColumnText()).toEqual([]);
    await expect.element(page.getByText(/^No row has “privacy”/)).toBeVisible();
  });

  test('DTB-24 finds one row of 10,000', async () => {
    const rows = manyRows(10_000).map((row) => ({ ...row, Visits: 1 }));
    await render(table({ toolbar: <GlobalFilter />, rows }));
    await filter().fill('state 9999');
    expect([getColumnText(), part('count').textContent]).toEqual([['State 9999'], '1 of 10,000 rows']);
  });

  describe('announcements', () => {
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
      'DTB-15 announces in %s the count once, when typing has paused',
      async (locale, label, message) => {
        await render(withLocale(locale, table({ toolbar: <GlobalFilter /> })));
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
        expect(getAnnouncement()).toEqual([message.replace('2 ', '3 ')]);
      },
    );
  });
});

describe('ColumnVisibility', () => {
  test('DTB-16 has a native checkbox for each column but the row header', async () => {
    await render(table({ toolbar: <ColumnVisibility /> }));
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

  test('DTB-16 hides a group with its last column, and names columns with their group', async () => {
    await render(table({ columns: grouped, rows: [], toolbar: <ColumnVisibility /> }));
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

test('DTB-35 keeps a column hidden that the table does not have now', async () => {
  const onHiddenColumnsChange = vi.fn();
  const props = { hiddenColumns: ['Later'], onHiddenColumnsChange, toolbar: <ColumnVisibility /> };
  await render(table(props));
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Visits' }).click();
  expect(onHiddenColumnsChange.mock.calls[0]?.[0]).toEqual(['Visits', 'Later']);
});

test('DTB-35 keeps the order of a sort whose column is hidden', async () => {
  await render(table({ defaultSort: { columnId: 'Visits', direction: 'descending' }, toolbar: <ColumnVisibility /> })); // prettier-ignore
  const sorted = ['Texas', 'Ohio', 'Ávila', 'Maine'];
  expect(getColumnText()).toEqual(sorted);
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Visits' }).click();
  await expect.poll(() => getColumnText(1)[0]).toBe('January 5, 2025');
  expect(getColumnText()).toEqual(sorted);
});

describe('summary rows', () => {
  test('DTB-17 are ordinary rows above the data, which no sort and no filter moves', async () => {
    await render(table({ summaryRows: [maxSummary, minSummary], toolbar: <GlobalFilter /> }));
    await button('Visits').click();
    await filter().fill('Ohio');
    const lines = [...document.querySelectorAll('[data-part="summary-row"]')].map((row) =>
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

describe('CsvExport', () => {
  test.each([
    ['en', 'Download as CSV', 'Visits by state', 'visits-by-state.csv'],
    ['es', 'Descargar en CSV', 'Visitas por región', 'visitas-por-region.csv'],
  ] as const)('DTB-19 saves in %s by “%s” what the table shows', async (locale, name, caption, fileName) => {
    await render(
      withLocale(
        locale,
        table({
          caption,
          columns: [text('State'), number('Visits')],
          rows: manyRows(120),
          toolbar: <CsvExport />,
          defaultSort: { columnId: 'Visits', direction: 'descending' },
        }),
      ),
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
  test('DTB-21 shows the first 50, more by a press, and moves focus to the first of them', async () => {
    await render(table({ rows: manyRows(120) }));
    expect([countVisibleRows(), part('footer').textContent]).toEqual([
      50,
      '50 of 120 rows are shown.Show 50 more',
    ]);
    await button('Show 50 more').click();
    expect([countVisibleRows(), document.activeElement?.textContent]).toEqual([100, 'State 51']);
    await button('Show 20 more').click();
    expect([countVisibleRows(), document.activeElement?.textContent]).toEqual([120, 'State 101']);
    expect(document.querySelectorAll('[data-part="footer"]')).toHaveLength(0);
  });

  test('DTB-21 shows all by a checkbox, which can be unchecked', async () => {
    await render(table({ rows: manyRows(120) }));
    await page.getByRole('checkbox', { name: 'Show all rows at once' }).click();
    expect(countVisibleRows()).toBe(120);
    await page.getByRole('checkbox', { name: 'Show all rows at once' }).click();
    expect(countVisibleRows()).toBe(50);
  });

  test.each([
    [Number.NaN, 50],
    [0, 50],
    [-3, 50],
    [10.5, 10],
    [Number.POSITIVE_INFINITY, 120],
  ])('DTB-21 shows of 120 rows, for a request of %d, %i', async (asked, visible) => {
    const { rerender } = await render(table({ rows: manyRows(120), defaultShownRows: asked }));
    expect(countVisibleRows()).toBe(visible);
    await rerender(<div>{table({ rows: manyRows(120), shownRows: asked })}</div>);
    expect(countVisibleRows()).toBe(visible);
  });

  test('DTB-37 shows as many rows as the caller sets, and the caller gets each change', async () => {
    const changes: unknown[] = [];
    function Caller() {
      const [shownRows, setShownRows] = useState(10);
      return (
        <>
          {table({
            rows: manyRows(120),
            shownRows,
            defaultShownRows: 20,
            onShownRowsChange: (next, { reason, event }) => {
              changes.push([next, reason, event?.type]);
              setShownRows(next);
            },
          })}
          <button onClick={() => setShownRows(3)}>Reset</button>
        </>
      );
    }
    await render(<Caller />);
    const all = page.getByRole('checkbox', { name: 'Show all rows at once' });
    expect(countVisibleRows()).toBe(10);
    await button('Show 20 more').click();
    expect([countVisibleRows(), document.activeElement?.textContent]).toEqual([30, 'State 11']);
    await all.click();
    expect(countVisibleRows()).toBe(120);
    await button('Reset').click();
    expect([countVisibleRows(), document.activeElement?.textContent]).toEqual([3, 'Reset']);
    await expect.element(all).not.toBeChecked();
    await all.click();
    await all.click();
    expect(countVisibleRows()).toBe(20);
    expect(changes).toEqual([
      [30, 'trigger-press', 'click'],
      [Infinity, 'input', 'click'],
      [Infinity, 'input', 'click'],
      [20, 'input', 'click'],
    ]);
  });

  test('DTB-37 moves focus to the first new row when the caller is late, as with a URL', async () => {
    function Caller() {
      const [shownRows, setShownRows] = useState(50);
      return table({
        rows: manyRows(120),
        shownRows,
        onShownRowsChange: (next) => setTimeout(() => setShownRows(next), 50),
      });
    }
    await render(<Caller />);
    await button('Show 50 more').click();
    await expect.poll(() => document.activeElement?.textContent).toBe('State 51');
    expect(countVisibleRows()).toBe(100);
  });

  test('DTB-37 keeps focus, rows and checkbox when the caller rejects a change', async () => {
    await render(table({ rows: manyRows(120), shownRows: 10, onShownRowsChange: () => undefined }));
    await button('Show 50 more').click();
    await page.getByRole('checkbox', { name: 'Show all rows at once' }).click();
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
    await button('Show 50 more').click();
    expect([countVisibleRows(), document.activeElement?.textContent]).toEqual([10, 'Show 50 more']);
  });

  test('DTB-20 prints all rows, and no controls', async () => {
    await render(table({ rows: manyRows(120), toolbar: <GlobalFilter /> }));
    await commands.emulateMedia({ media: 'print' });
    dispatchEvent(new Event('beforeprint'));
    expect(countVisibleRows()).toBe(120);
    expect([part('toolbar'), part('footer')].map((each) => each.checkVisibility())).toEqual([false, false]);
    dispatchEvent(new Event('afterprint'));
    await commands.emulateMedia({});
    await expect.poll(countVisibleRows).toBe(50);
  });

  test('DTB-20 prints 21 columns side by side on paper of a phone’s width, with no cell cut off', async () => {
    await page.viewport(320, 640);
    const wide = Array.from({ length: 20 }, (_, index) => number(`Visits ${2005 + index}`));
    const { container, hydrate } = renderServerHtml(table({ columns: [text('State'), ...wide] }));
    await commands.emulateMedia({ media: 'print' });
    const isWhole = () =>
      document.documentElement.scrollWidth <= 320 &&
      [...container.querySelectorAll('th, td')].every((cell) => cell.scrollWidth <= cell.clientWidth);
    expect(isWhole(), 'before hydration').toBe(true);
    await commands.emulateMedia({});
    await hydrate();
    await expect.poll(() => part('box').dataset['overflows']).toBe('');
    await commands.emulateMedia({ media: 'print' });
    expect(isWhole(), 'after hydration').toBe(true);
    expect(getComputedStyle(part('box')).overflow).toBe('visible');
    expect(getComputedStyle(document.querySelector('thead') as Element).position).toBe('static');
  });
});

/** What is announced after a press on “Show 50 more”. */
async function getAnnouncementOfMore(shownRows?: number) {
  vi.useFakeTimers();
  await render(table({ rows: manyRows(120), shownRows }));
  vi.advanceTimersByTime(20_000);
  button('Show 50 more')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  // React renders in a microtask.
  await Promise.resolve();
  vi.advanceTimersByTime(5000);
  const announced = [...document.querySelectorAll('[aria-live] p')].map((each) => each.textContent.trim());
  vi.runAllTimers();
  vi.useRealTimers();
  return announced;
}

test('DTB-21 announces once how many rows are shown', async () => {
  expect(await getAnnouncementOfMore()).toEqual(['100 of 120 rows are shown.']);
});

test('DTB-37 announces no rows that the caller rejects', async () => {
  expect(await getAnnouncementOfMore(50)).toEqual([]);
});

test('DTB-19 moves through the controls by Tab in their order', async () => {
  await render(
    table({
      rows: manyRows(120),
      toolbar: (
        <>
          <GlobalFilter />
          <CsvExport />
          <ColumnVisibility />
        </>
      ),
    }),
  );
  const names: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    const label = (activeElement as HTMLInputElement).labels?.[0];
    names.push((label ?? activeElement)?.textContent);
  }
  expect(names).toEqual(['Filter the rows', 'Download as CSV', 'Columns', 'Show all rows at once', 'State']);
});

describe('a control of the page', () => {
  function ShowOnlyOhio() {
    const { counts, setFilter } = useDataTable();
    return (
      <button onClick={({ nativeEvent }) => setFilter('Ohio', { reason: 'input', event: nativeEvent })}>
        {`${counts.matching} of ${counts.total}`}
      </button>
    );
  }

  test('DTB-36 reads and changes its table', async () => {
    const onFilterChange = vi.fn<(filter: string) => void>();
    await render(table({ toolbar: <ShowOnlyOhio />, onFilterChange: (filter) => onFilterChange(filter) }));
    await button('4 of 4').click();
    expect(getColumnText()).toEqual(['Ohio']);
    await expect.element(button('1 of 4')).toBeVisible();
    expect(onFilterChange.mock.calls).toEqual([['Ohio']]);
  });

  test('DTB-36 throws outside of a table, in three parts', () => {
    expect(() => renderToString(<ShowOnlyOhio />)).toThrow(
      /DataTable: a control is outside of a table\. It would .+\. Render it in the `toolbar`/,
    );
  });
});
