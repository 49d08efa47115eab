import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import {
  everyControl,
  columns,
  getColumnText,
  grouped,
  manyRows,
  number,
  part,
  renderWithoutScript,
  type Row,
  table,
  text,
} from '../../../test/data-table-fixtures.tsx';
import {
  GlobalFilter,
  type DataTableProps,
  interval,
  missing,
  type Sort,
  suppressed,
  maxSummary,
} from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tree = () => commands.accessibilityTree();
const headers = async () =>
  (await tree())
    .filter((line) => line.startsWith('columnheader'))
    .map((line) => line.replace(' required=false', ''));
/** Each header with a direction, as assistive technology gets it. */
const sortedHeaders = () =>
  [...document.querySelectorAll('th[aria-sort]')].map((each) => [
    each.textContent,
    each.getAttribute('aria-sort'),
  ]);

describe('semantics', () => {
  test('DTB-01 is a table named by its caption, in a group of the same name while it cuts something off', async () => {
    await render(table());
    const group = page.getByRole('group', { name: 'Visits by state', exact: true });
    await expect.element(page.getByRole('table', { name: 'Visits by state', exact: true })).toBeVisible();
    await expect.element(group).not.toBeInTheDocument();
    await page.viewport(100, 800);
    await expect.element(group).toBeVisible();
  });

  test('DTB-01 has the caption’s text in no other element, since Orca reads no other text from table to table', async () => {
    await render(table());
    const nodes = [...(document.querySelector('caption')?.childNodes ?? [])];
    expect(nodes.map(({ nodeType, textContent }) => [nodeType, textContent])).toEqual([
      [Node.TEXT_NODE, 'Visits by state'],
    ]);
  });

  test('DTB-03 names headers by their columns and describes what a press does (eui #1378)', async () => {
    await render(table());
    await button('Visits').click();
    expect(await headers()).toEqual([
      'columnheader "State"',
      'columnheader "Visits"',
      'columnheader "Updated"',
    ]);
    const buttons = (await tree()).filter((line) => line.startsWith('button'));
    expect(buttons.map((line) => line.replace(' invalid=false', ''))).toEqual([
      'button "State" description="Sort from A to Z"',
      'button "Visits" description="Sort, highest first"',
      'button "Updated" description="Sort, oldest first"',
    ]);
  });

  test('DTB-09 gives groups of columns spans and scopes, in two rows', async () => {
    await render(table({ columns: grouped, rows: [{ State: 'Ohio', a24: 1, a25: 2, c25: 3 }] }));
    const cells = [...document.querySelectorAll<HTMLTableCellElement>('thead th')];
    expect(cells.map((th) => [th.textContent, th.scope, th.colSpan, th.rowSpan])).toEqual([
      ['State', 'col', 1, 2],
      ['Adults', 'colgroup', 2, 1],
      ['Children', 'colgroup', 1, 1],
      ['2024', 'col', 1, 1],
      ['2025', 'col', 1, 1],
      ['2025', 'col', 1, 1],
    ]);
    expect([...document.querySelectorAll('colgroup')].map(({ span }) => span)).toEqual([1, 2, 1]);
    await expect.element(page.getByRole('rowheader', { name: 'Ohio' })).toBeVisible();
  });

  test('DTB-10 has a unit once, in the header, with its spoken form', async () => {
    const unit = { short: 'mg/L', spoken: 'milligrams per liter' };
    await render(
      table({
        columns: [text('State'), number('CRP', { unit }), number('Age', { unit: 'years' })],
        rows: [],
      }),
    );
    expect((await headers()).slice(1)).toEqual([
      'columnheader "CRP , milligrams per liter"',
      'columnheader "Age (years)"',
    ]);
    await expect.element(page.getByText('(mg/L)')).toBeVisible();
    await expect.element(button('CRP')).toBeVisible();
  });

  test.each([
    ['en', '12.4, between 10.1 and 14.9', 'hidden to protect privacy', 'no data'],
    ['es', '12.4, entre 10.1 y 14.9', 'oculto para proteger la privacidad', 'sin datos'],
  ] as const)(
    'DTB-11 has in %s the same text for the eye and for a screen reader',
    async (locale, ...texts) => {
      const values = [interval(12.4, 10.1, 14.9), suppressed(), missing()];
      const valueRows = values.map((Visits, index) => ({ State: `State ${index}`, Visits }));
      await render(withLocale(locale, table({ columns: columns.slice(0, 2), rows: valueRows })));
      expect(getColumnText(1)).toEqual(texts);
      expect(document.querySelectorAll('tbody [aria-hidden]')).toHaveLength(0);
    },
  );

  test.each([
    [0, 'There are no rows.', 'No hay filas.'],
    [1, 'State 1', 'State 1'],
  ])('DTB-25 shows a message or the row with %i rows', async (count, en, es) => {
    const { rerender } = await render(table({ rows: manyRows(count) }));
    await expect.element(page.getByText(en)).toBeVisible();
    await rerender(withLocale('es', table({ rows: manyRows(count) })));
    await expect.element(page.getByText(es)).toBeVisible();
  });

  test('DTB-30 takes messages of the page', async () => {
    await render(table({ rows: [], messages: { empty: 'Nothing yet.' } }));
    await expect.element(page.getByText('Nothing yet.')).toBeVisible();
  });
});

describe('sorting', () => {
  test('DTB-04 marks one column as sorted, with its direction', async () => {
    await render(table());
    expect(sortedHeaders()).toEqual([]);
    await button('Visits').click();
    expect(sortedHeaders()).toEqual([['Visits', 'ascending']]);
    await button('Visits').click();
    expect(sortedHeaders()).toEqual([['Visits', 'descending']]);
    await button('State').click();
    expect(sortedHeaders()).toEqual([['State', 'ascending']]);
  });

  test('DTB-07 sorts missing values last in both directions', async () => {
    await render(table());
    await button('Visits').click();
    expect(getColumnText()).toEqual(['Ávila', 'Ohio', 'Texas', 'Maine']);
    await button('Visits').click();
    expect(getColumnText()).toEqual(['Texas', 'Ohio', 'Ávila', 'Maine']);
    await button('Updated').click();
    expect(getColumnText()).toEqual(['Maine', 'Texas', 'Ohio', 'Ávila']);
  });

  test('DTB-07 keeps the order of the data for equal values, in both directions', async () => {
    const same = ['b', 'a', 'c'].map((State) => ({ State, Visits: 1 }));
    await render(table({ rows: same }));
    await button('Visits').click();
    expect(getColumnText()).toEqual(['b', 'a', 'c']);
    await button('Visits').click();
    expect(getColumnText()).toEqual(['b', 'a', 'c']);
  });

  test('DTB-06 sorts by Enter and Space, and keeps focus', async () => {
    await render(withLocale('es', table()));
    await userEvent.keyboard('{Tab}{Enter}');
    expect(getColumnText()).toEqual(['Ávila', 'Maine', 'Ohio', 'Texas']);
    await expect.element(button('State')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(getColumnText()).toEqual(['Texas', 'Ohio', 'Maine', 'Ávila']);
    await expect.element(button('State')).toHaveFocus();
  });

  test('DTB-31 reports each sort once, with its reason and event, and not that of the start', async () => {
    const onSortChange = vi.fn<NonNullable<DataTableProps<Row>['onSortChange']>>();
    await render(table({ onSortChange, defaultSort: { columnId: 'Visits', direction: 'descending' } }));
    expect([getColumnText()[0], sortedHeaders()]).toEqual(['Texas', [['Visits', 'descending']]]);
    expect(onSortChange).not.toHaveBeenCalled();
    await button('Visits').click();
    expect(onSortChange.mock.calls.map(([sort, { reason, event }]) => [sort, reason, event?.type])).toEqual([
      [{ columnId: 'Visits', direction: 'ascending' }, 'trigger-press', 'click'],
    ]);
  });

  test('DTB-35 shows the sort, filter and columns that the caller sets, and the caller gets each change', async () => {
    const reasons: string[] = [];
    function Caller() {
      const [sort, setSort] = useState<Sort | null>({ columnId: 'State', direction: 'descending' });
      const [filter, setFilter] = useState('2025');
      const [hiddenColumns, setHiddenColumns] = useState<readonly string[]>(['Visits']);
      const reset = () => {
        setSort(null);
        setFilter('');
        setHiddenColumns([]);
      };
      return (
        <>
          {table({
            sort,
            onSortChange: (next, { reason }) => (setSort(next), reasons.push(reason)),
            filter,
            onFilterChange: (next, { reason }) => (setFilter(next), reasons.push(reason)),
            hiddenColumns,
            onHiddenColumnsChange: (next, { reason }) => (setHiddenColumns(next), reasons.push(reason)),
            toolbar: everyControl,
          })}
          <button onClick={reset}>Reset</button>
        </>
      );
    }
    await render(<Caller />);
    expect(getColumnText()).toEqual(['Texas', 'Ohio']);
    expect(getColumnText(1)).toEqual(['January 5, 2025', 'March 2025']);
    await button('Updated').click();
    await page.getByLabelText('Filter the rows').fill('o');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Updated' }).click();
    expect(getColumnText()).toEqual(['Ohio']);
    expect(getColumnText(1)).toEqual([undefined]);
    expect(reasons).toEqual(['trigger-press', 'input', 'input']);
    await button('Reset').click();
    expect(getColumnText()).toEqual(['Ohio', 'Maine', 'Ávila', 'Texas']);
    expect([sortedHeaders(), getColumnText(2)[0]]).toEqual([[], 'March 2025']);
    await expect.element(page.getByLabelText('Filter the rows')).toHaveValue('');
    await expect.element(page.getByRole('checkbox', { name: 'Visits' })).toBeChecked();
  });

  test('DTB-31 has no button for a column without sorting', async () => {
    await render(table({ columns: [text('State', { isSortDisabled: true }), number('Visits')] }));
    expect(button('State').query()).toBeNull();
    await expect.element(page.getByRole('columnheader', { name: 'State' })).toBeVisible();
  });

  test('DTB-24 sorts and filters 10,000 rows, with only the visible ones in the page', async () => {
    await render(table({ rows: manyRows(10_000), toolbar: <GlobalFilter /> }));
    await button('Visits').click();
    await button('Visits').click();
    const visits = getColumnText(1).map((visitText) => Number(visitText?.replace(',', '')));
    expect(visits.slice(0, 2)).toEqual([10_006, 10_005]);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(50);
    await page.getByLabelText('Filter the rows').fill('state 9999');
    // The first has 9,999 visits.
    expect(getColumnText()).toEqual(['State 8321', 'State 9999']);
  });

  test('DTB-24 has all rows in the page until its first use, then only the visible ones', async () => {
    const { hydrate } = renderServerHtml(table({ rows: manyRows(300) }));
    await hydrate();
    expect(document.querySelectorAll('tbody tr')).toHaveLength(300);
    await button('Visits').click();
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(50);
    await page.getByLabelText('Show all rows at once').click();
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(300);
    const visits = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].map(({ cells }) =>
      Number(cells[1]?.innerText.replace(',', '')),
    );
    expect(visits).toEqual(visits.toSorted((a, b) => a - b));
  });
});

describe('announcements', () => {
  beforeEach(() => void vi.useFakeTimers());
  const press = async (name: string) => {
    button(name)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // React renders in a microtask.
    await Promise.resolve();
  };
  /** Waits until the announcements of other tests are gone. */
  const clearAnnouncements = () => vi.advanceTimersByTime(20_000);
  const getAnnouncement = () => {
    vi.advanceTimersByTime(2000);
    return [...document.querySelectorAll('[aria-live] p')].map((each) => each.textContent.trim());
  };

  test.each([
    [
      'en',
      'Visits by state: sorted by Visits, lowest first.',
      'Visits by state: sorted by State, from A to Z.',
    ],
    [
      'es',
      'Visits by state: tabla ordenada por Visits, de menor a mayor.',
      'Visits by state: tabla ordenada por State, de la A a la Z.',
    ],
  ] as const)(
    'DTB-05 announces in %s each sort once, politely, with table, column and order (react-spectrum #2063, eui #9585, sl-design-system #3497)',
    async (locale, first, second) => {
      await render(withLocale(locale, table()));
      clearAnnouncements();
      await press('Visits');
      expect(getAnnouncement()).toEqual([first]);
      await press('State');
      expect(getAnnouncement()).toEqual([first, second]);
      expect(document.querySelectorAll('[aria-live="assertive"] p')).toHaveLength(0);
    },
  );

  test('DTB-05 announces a column in a group with the group', async () => {
    await render(table({ columns: grouped, rows: [] }));
    clearAnnouncements();
    await press('2024');
    expect(getAnnouncement()).toEqual(['Visits by state: sorted by Adults, 2024, lowest first.']);
  });

  test('DTB-35 announces no sort that the caller rejects', async () => {
    await render(table({ sort: null, onSortChange: () => undefined }));
    clearAnnouncements();
    await press('Visits');
    expect(getAnnouncement()).toEqual([]);
    expect(sortedHeaders()).toEqual([]);
  });

  test('DTB-05 has no live region in the table (carbon #19236)', async () => {
    await render(table({ toolbar: <GlobalFilter /> }));
    const live = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
    expect(part('box').querySelectorAll(live)).toHaveLength(0);
    expect(part('box').closest(live)).toBeNull();
  });
});

describe('before hydration', () => {
  test('DTB-22 has every row in the HTML and headers as text, and changes no text at hydration', async () => {
    const { container, hydrate } = renderServerHtml(
      table({ rows: manyRows(120), summaryRows: [maxSummary] }),
    );
    expect(container.querySelectorAll('[data-part="row"]')).toHaveLength(120);
    expect(container.querySelectorAll('thead button')).toHaveLength(0);
    const { textContent } = container;
    const place = container.querySelector('thead th span')?.getBoundingClientRect();
    expect(await hydrate()).toEqual([]);
    expect(container.textContent).toBe(textContent);
    await expect.element(button('State')).toBeVisible();
    expect(container.querySelector('thead th button')?.getBoundingClientRect()).toEqual(place);
  });

  test('DTB-23 reports once what was entered before hydration', async () => {
    const onFilterChange = vi.fn();
    const onHiddenColumnsChange = vi.fn();
    const { container, hydrate } = renderServerHtml(
      table({ toolbar: everyControl, onFilterChange, onHiddenColumnsChange }),
    );
    (container.querySelector('input[type="text"]') as HTMLInputElement).value = 'e';
    (container.querySelector('input[value="Visits"]') as HTMLInputElement).checked = false;
    await hydrate();
    await expect.poll(() => getColumnText()).toEqual(['Maine', 'Texas']);
    const details = { reason: 'hydration', event: undefined };
    expect(onFilterChange.mock.calls).toEqual([['e', details]]);
    expect(onHiddenColumnsChange.mock.calls).toEqual([[['Visits'], details]]);
  });

  test.each([
    ['the table', undefined, Infinity],
    ['the caller', 50, Infinity],
    ['the caller', Infinity, 50],
  ])(
    'DTB-23 keeps and reports once a choice of all rows, kept by %s, %s → %s',
    async (_by, initial, asked) => {
      const onShownRowsChange = vi.fn();
      function Caller() {
        const [shownRows, setShownRows] = useState(initial);
        return table({
          rows: manyRows(120),
          shownRows,
          onShownRowsChange: (next, details) => {
            onShownRowsChange(next, details);
            if (initial !== undefined) setShownRows(next);
          },
        });
      }
      const { container, hydrate } = renderServerHtml(<Caller />);
      const countVisible = () =>
        [...container.querySelectorAll('[data-part="row"]')].filter((row) => row.checkVisibility()).length;
      expect(countVisible()).toBe(initial === Infinity ? 120 : 50);
      container.querySelector('input')?.click();
      expect(countVisible()).toBe(asked === Infinity ? 120 : 50);
      expect(await hydrate()).toEqual([]);
      await expect
        .poll(() => onShownRowsChange.mock.calls)
        .toEqual([[asked, { reason: 'hydration', event: undefined }]]);
      expect(countVisible()).toBe(asked === Infinity ? 120 : 50);
    },
  );

  test('DTB-22 shows without script nothing that needs it, and the rows', async () => {
    const { container } = renderServerHtml(table({ toolbar: everyControl, rows: manyRows(120) }));
    const isVisible = renderWithoutScript(container);
    await expect.poll(() => isVisible('[data-part="rows"]')).toBe(true);
    expect(['input[type=text]', 'button', 'summary'].map(isVisible)).toEqual([false, false, false]);
    expect([isVisible('[data-part="show-all"] input'), isVisible('[data-part="rest"]')]).toEqual([
      true,
      false,
    ]);
  });
});
