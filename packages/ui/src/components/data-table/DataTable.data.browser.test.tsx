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
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { Announcer } from '../announcer/index.ts';
import {
  getColumnText,
  grouped,
  manyRows,
  renderWithoutScript,
  type Row,
  rows,
  table,
} from './DataTable.fixtures.tsx';
import {
  ColumnFilters,
  ColumnVisibility,
  CsvExport,
  DataTable,
  type DataTableProps,
  GlobalFilter,
  type PageChange,
  type Sort,
  SortKeys,
} from './index.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
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
  expect([isPrinted('nav'), isPrinted('[data-part="show-all"]')]).toEqual([false, true]);
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
    toolbar: (
      <>
        <GlobalFilter />
        <CsvExport />
      </>
    ),
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
