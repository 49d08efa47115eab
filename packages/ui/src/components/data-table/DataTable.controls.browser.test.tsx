import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import {
  columnFilteringFeature,
  columnVisibilityFeature,
  type ColumnDef,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import {
  everyControl,
  getColumnText,
  grouped,
  manyRows,
  number,
  part,
  table,
  text,
  renderWithoutScript,
  type Row,
  rows,
} from '../../../test/data-table-fixtures.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { Announcer } from '../announcer/index.ts';
import {
  ColumnVisibility,
  CsvExport,
  GlobalFilter,
  maxSummary,
  minSummary,
  useDataTable,
  ColumnFilters,
  DataTable,
  type DataTableProps,
  type PageChange,
  type Sort,
  SortKeys,
} from './index.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const filter = () => page.getByLabelText('Filter the rows');
const countVisibleRows = () =>
  [...document.querySelectorAll('[data-part="row"]')].filter((row) => row.checkVisibility()).length;

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
        toolbar: everyControl,
      }),
    );
    await filter().fill('privacy');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Visits' }).click();
    expect(getColumnText()).toEqual([]);
    await expect.element(page.getByText(/^No row has “privacy”/)).toBeVisible();
  });

  describe('announcements', () => {
    beforeEach(() => {
      vi.useFakeTimers();
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
  return [...document.querySelectorAll('[aria-live] p')].map((each) => each.textContent.trim());
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
      toolbar: everyControl,
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

describe('more data', () => {
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const isVisible = (selector: string) => document.querySelector(selector)?.checkVisibility();
  const findRows = () =>
    [...document.querySelectorAll<HTMLElement>('[data-part="row"]')].filter((row) => row.checkVisibility());
  const getNames = () => findRows().map((row) => row.querySelector('th')?.textContent);
  const getAnnouncements = () =>
    [...document.querySelectorAll('[aria-live] p > span')].map((each) => each.textContent);
  const expectAnnouncement = async (message: string) => {
    await expect.poll(getAnnouncements).toContain(message);
    expect(getAnnouncements().filter((each) => each === message)).toHaveLength(1);
  };

  test('DTB-38 shows a page, moves focus to the caption of another, announces it once, and prints all rows in order', async () => {
    const data = manyRows(90).map((row) => ({ ...row, Visits: 1 }));
    const onPageChange = vi.fn<(page: number, details: PageChange) => void>();
    const { container, hydrate } = renderServerHtml(
      table({ rows: data, pageSize: 20, onPageChange, toolbar: <GlobalFilter /> }),
    );
    expect([container.querySelectorAll('[data-part="row"]').length, findRows().length]).toEqual([90, 20]);
    expect(await hydrate()).toEqual([]);
    await page.getByRole('link', { name: 'Page 5', exact: true }).click();
    expect(getNames()).toEqual(Array.from({ length: 10 }, (_, index) => `State ${index + 81}`));
    expect(document.activeElement).toBe(container.querySelector('caption'));
    await expect
      .element(page.getByRole('navigation', { name: 'Pages of the table: Visits by state' }))
      .toBeVisible();
    await expectAnnouncement('Page 5 of 5: rows 81 to 90 of 90.');

    await commands.emulateMedia({ media: 'print' });
    dispatchEvent(new Event('beforeprint'));
    expect(getNames()).toEqual(manyRows(90).map(({ State }) => State));
    dispatchEvent(new Event('afterprint'));
    await commands.emulateMedia({});

    await button('Visits').click();
    await expect.element(page.getByText('Page 1 of 5')).toBeVisible();
    await page.getByLabelText('Filter the rows').fill('State 90');
    expect([getNames(), isVisible('nav')]).toEqual([['State 90'], undefined]);
    expect(onPageChange.mock.calls.map(([to, { reason }]) => [to, reason])).toEqual([
      [5, 'page-press'],
      [1, 'trigger-press'],
    ]);
  });

  test('DTB-39 has links to the URLs of pages without script, and without URLs a checkbox for all rows', async () => {
    const paged = { rows: manyRows(90), pageSize: 20, defaultPage: 2 };
    const { container, remove } = renderServerHtml(table(paged));
    const isPrinted = renderWithoutScript(container);
    await expect.poll(() => isPrinted('[data-part="rows"]')).toBe(true);
    // Without React the HTML has none.
    expect([isPrinted('nav') ?? false, isPrinted('[data-part="show-all"]')]).toEqual([false, true]);
    expect(getNames()[0]).toBe('State 21');
    container.querySelector<HTMLInputElement>('[data-part="show-all"] input')?.click();
    expect(getNames()).toEqual(manyRows(90).map(({ State }) => State));
    remove();

    const { container: linked } = renderServerHtml(table({ ...paged, pageHref: (to) => `?page=${to}` }));
    const isLinkPrinted = renderWithoutScript(linked);
    await expect.poll(() => isLinkPrinted('nav [rel="next"][href="?page=3"]')).toBe(true);
  });

  test('DTB-40 filters by native selects of the values, together with the text, and announces the count', async () => {
    const onColumnFiltersChange = vi.fn();
    const toolbar = (
      <>
        <GlobalFilter />
        <ColumnFilters columnIds={['Visits', 'Updated']} />
      </>
    );
    const { container, hydrate } = renderServerHtml(
      withLocale('es', table({ toolbar, onColumnFiltersChange })),
    );
    const [visits, updated] = container.querySelectorAll('select');
    expect([...(visits?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Todos los valores'],
      ['7, entre 5 y 9', '7, entre 5 y 9'],
      ['30', '30'],
      ['1200', '1,200'],
      ['oculto para proteger la privacidad', 'oculto para proteger la privacidad'],
    ]);
    if (updated) updated.value = '2025-03';
    expect(await hydrate()).toEqual([]);
    await expect.poll(() => getColumnText()).toEqual(['Ohio']);
    expect(onColumnFiltersChange.mock.calls).toEqual([
      [{ Updated: '2025-03' }, { reason: 'hydration', event: undefined }],
    ]);
    await expectAnnouncement('Visits by state: 1 de 4 filas.');
    const counts = [...container.querySelectorAll('[data-part="count"]')].filter((each) =>
      each.checkVisibility(),
    );
    expect(counts.map(({ textContent }) => textContent)).toEqual(['1 de 4 filas']);
    await page.getByLabelText('Visits', { exact: true }).selectOptions('1,200');
    await expect.element(page.getByText('Ninguna fila coincide. Elija otros valores.')).toBeVisible();
    await page.getByLabelText('Updated', { exact: true }).selectOptions('Todos los valores');
    expect(getColumnText()).toEqual(['Texas']);
  });

  test('DTB-41 sorts by several columns by native selects and by a press with Shift', async () => {
    const onSortChange = vi.fn<NonNullable<DataTableProps<Row>['onSortChange']>>();
    const data = [
      { State: 'b', Visits: 1, Updated: '2025' },
      { State: 'a', Visits: 2, Updated: '2024' },
      { State: 'a', Visits: null, Updated: '2025' },
      { State: 'a', Visits: 3, Updated: '2025' },
    ];
    await render(table({ rows: data, toolbar: <SortKeys />, onSortChange }));
    const getOrder = () => [getColumnText(0).join(''), getColumnText(1).join(' ')];
    await page.getByLabelText('Sort by').selectOptions('State, from A to Z');
    await page.getByLabelText('Then by').selectOptions('Visits, highest first');
    expect(getOrder()).toEqual(['aaab', '3 2 no data 1']);
    const order = 'from A to Z, then by Visits, highest first';
    await expectAnnouncement(`Visits by state: sorted by State, ${order}.`);
    const sorted = [...document.querySelectorAll('th[aria-sort]')].map((each) => each.textContent);
    expect(sorted).toEqual(['State1']);
    await expect.element(button('State')).toBeVisible();

    (button('Updated').element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    button('Visits')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
    await expect.poll(getOrder).toEqual(['aaab', '2 3 no data 1']);
    expect(onSortChange.mock.calls.at(-1)?.[0]).toEqual({
      columnId: 'State',
      direction: 'ascending',
      thenBy: [
        { columnId: 'Visits', direction: 'ascending' },
        { columnId: 'Updated', direction: 'ascending' },
      ],
    });
    await page.getByLabelText('Then by').first().selectOptions('No column');
    expect(getOrder()).toEqual(['aaab', '2 no data 3 1']);
    await button('Visits').click();
    expect(onSortChange.mock.calls.at(-1)?.[0]).toEqual({ columnId: 'Visits', direction: 'ascending' });
  });

  test('DTB-42 selects rows by native boxes, keeps and announces them, sends them in a form, and saves only them', async () => {
    const onSelectedRowsChange = vi.fn();
    const selectable = table({
      id: 'visits',
      columns: grouped,
      rows: manyRows(30).map(({ State }) => ({ State, a24: 1, a25: 2, c25: 3 })),
      canSelectRows: true,
      pageSize: 10,
      onSelectedRowsChange,
      toolbar: everyControl,
    });
    const { container, hydrate } = renderServerHtml(<form>{selectable}</form>);
    const form = container.querySelector('form') as HTMLFormElement;
    const getSent = () => new FormData(form).getAll('visits-selected');
    container.querySelector<HTMLInputElement>('input[value="2"]')?.click();
    expect(getSent()).toEqual(['2']);
    expect(await hydrate()).toEqual([]);
    await expect.element(page.getByText('Rows selected: 1 of 30')).toBeVisible();
    expect(onSelectedRowsChange.mock.calls).toEqual([[['2'], { reason: 'hydration', event: undefined }]]);
    const all = box('Select all rows shown');
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
    expect([...container.querySelectorAll('colgroup')].map(({ span }) => span)).toEqual([1, 1, 2, 1]);

    await page.getByRole('link', { name: 'Next page' }).click();
    await all.click();
    await expectAnnouncement('Rows selected: 11 of 30.');
    await box('Select State 11').click();
    await button('State').click();
    await expect.element(box('Select State 3')).toBeChecked();
    await expect.element(page.getByText('Rows selected: 10 of 30')).toBeVisible();
    await page.getByLabelText('Filter the rows').fill('State 3');
    const saved = Promise.withResolvers<string>();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      void fetch(this.href).then(async (file) => saved.resolve(await file.text()));
    });
    await button('Download 10 selected rows as CSV').click();
    const lines = (await saved.promise).trim().split('\r\n');
    expect([lines.length, lines[1]?.split(',')[0]]).toEqual([11, 'State 3']);
    vi.restoreAllMocks();
    await commands.emulateMedia({ media: 'print' });
    expect(container.querySelector('td input')?.checkVisibility()).toBe(false);
  });

  test('DTB-43 leaves rows of a server as they are, reports what a person requests, and announces it when it is there', async () => {
    const requests: unknown[] = [];
    function Server() {
      const [sort, setSort] = useState<Sort>({ columnId: 'State', direction: 'ascending' });
      const [at, setAt] = useState(1);
      const [isPending, setIsPending] = useState(false);
      return (
        <>
          {table({
            rows: manyRows(40).slice((at - 1) * 10, at * 10),
            getRowId: ({ State }) => String(State),
            rowCount: 40,
            pageSize: 10,
            page: at,
            sort,
            filter: 'nothing',
            isPending,
            onSortChange: (next) => (requests.push(next), setSort(next)),
            onPageChange: (next) => (requests.push(next), setAt(next), setIsPending(true)),
          })}
          <button onClick={() => setIsPending(false)}>Respond</button>
        </>
      );
    }
    await render(<Server />);
    await page.getByRole('link', { name: 'Page 4', exact: true }).click();
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(document.activeElement?.localName).not.toBe('caption');
    await button('Respond').click();
    expect(document.activeElement?.localName).toBe('caption');
    expect(getNames()).toEqual(Array.from({ length: 10 }, (_, index) => `State ${index + 31}`));
    await expectAnnouncement('Page 4 of 4: rows 31 to 40 of 40.');
    await button('Visits').click();
    expect(requests).toEqual([4, { columnId: 'Visits', direction: 'ascending' }, 1]);
    expect(getNames()).toEqual(Array.from({ length: 10 }, (_, index) => `State ${index + 1}`));
  });

  const features = tableFeatures({
    columnFilteringFeature,
    columnVisibilityFeature,
    globalFilteringFeature,
    rowPaginationFeature,
    rowSelectionFeature,
    rowSortingFeature,
    filteredRowModel: createFilteredRowModel(),
    sortedRowModel: createSortedRowModel(),
    filterFns: { includesString: filterFn_includesString },
  });
  const givenColumns: ColumnDef<typeof features, Row>[] = [
    { accessorKey: 'State', header: 'State', cell: ({ getValue }) => <b>{String(getValue())}</b> },
    {
      header: 'Numbers',
      columns: [
        { accessorKey: 'Visits', header: 'Visits', filterFn: 'includesString', meta: { kind: 'number' } },
      ],
    },
  ];

  const givenRows = rows.map((row) => ({ ...row, Visits: row['State'] === 'Ohio' ? 1234 : 5 }));

  test('DTB-44 shows a table that the page has made, and changes its state', async () => {
    function Caller() {
      const given = useTable({
        features,
        columns: givenColumns,
        data: givenRows,
        globalFilterFn: 'includesString',
        initialState: { pagination: { pageIndex: 0, pageSize: 2 }, sorting: [{ id: 'State', desc: true }] },
      });
      return (
        <>
          <Announcer />
          <DataTable
            caption="Theirs"
            table={given}
            toolbar={
              <>
                <GlobalFilter />
                <ColumnFilters columnIds={['Visits']} />
                <ColumnVisibility />
              </>
            }
          />
          <output>{JSON.stringify(given.state)}</output>
        </>
      );
    }
    const { hydrate } = renderServerHtml(<Caller />);
    expect(await hydrate()).toEqual([]);
    const getState = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}') as object;
    expect([getNames(), document.querySelectorAll('tbody b').length]).toEqual([['Ávila', 'Texas'], 4]);
    await button('State').click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await box('Select Texas').click();
    await expect.element(page.getByText('Rows selected: 1 of 4')).toBeVisible();
    await expectAnnouncement('Page 2 of 2: rows 3 to 4 of 4.');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Numbers, Visits' }).selectOptions('1,234');
    await expect.poll(getNames).toEqual(['Ohio']);
    expect([...document.querySelectorAll('thead th')].map((th) => th.textContent)).toEqual([
      'State',
      'Numbers',
      'Visits',
    ]);
    await box('Numbers, Visits').click();
    await page.getByLabelText('Filter the rows').fill('zzz');
    await expect.element(page.getByText('No row has “zzz”. Try fewer letters.')).toBeVisible();
    expect(getState()).toMatchObject({
      sorting: [{ id: 'State', desc: false }],
      rowSelection: { 3: true },
      columnFilters: [{ id: 'Visits', value: '1234' }],
      columnVisibility: { Visits: false },
      globalFilter: 'zzz',
    });
  });
});
