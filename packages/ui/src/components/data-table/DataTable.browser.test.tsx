import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import {
  columns,
  getColumnText,
  grouped,
  manyRows,
  number,
  part,
  rows,
  table,
  text,
} from './DataTable.fixtures.tsx';
import {
  ColumnVisibility,
  CsvExport,
  GlobalFilter,
  DataTable,
  interval,
  missing,
  suppressed,
  maxSummary,
} from './index.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tree = () => commands.accessibilityTree();
const headers = async () =>
  (await tree())
    .filter((line) => line.startsWith('columnheader'))
    .map((line) => line.replace(' required=false', ''));
/** Each header with a direction, as assistive technology is told. */
const sortedHeaders = () =>
  [...document.querySelectorAll('th[aria-sort]')].map((each) => [
    each.textContent,
    each.getAttribute('aria-sort'),
  ]);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what it is', () => {
  test('DTB-01 a table named by its caption, in a group of the same name', async () => {
    await render(table());
    await expect.element(page.getByRole('table', { name: 'Visits by state', exact: true })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Visits by state', exact: true })).toBeVisible();
  });

  test('DTB-01 the caption’s words are its own, since Orca says no others from table to table', async () => {
    await render(table());
    const own = [...(document.querySelector('caption')?.childNodes ?? [])];
    expect(own.map(({ nodeType, textContent }) => [nodeType, textContent])).toEqual([
      [Node.TEXT_NODE, 'Visits by state'],
    ]);
  });

  test('DTB-02 without a caption it is a type error', () => {
    // @ts-expect-error -- a table needs a name.
    expect(<DataTable columns={columns} rows={rows} />).toBeDefined();
  });

  test('DTB-03 headers keep the names of their columns; what a press does is a description (eui #1378)', async () => {
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

  test('DTB-09 groups of columns: real spans and scopes, in two rows', async () => {
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

  test('DTB-10 a unit stands once, in the header, and is heard in words', async () => {
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
  ] as const)('DTB-11 in %s what is seen and what is heard are the same words', async (locale, ...words) => {
    const values = [interval(12.4, 10.1, 14.9), suppressed(), missing()];
    const some = values.map((Visits, index) => ({ State: `State ${index}`, Visits }));
    await render(table({ columns: columns.slice(0, 2), rows: some, locale }));
    expect(getColumnText(1)).toEqual(words);
    expect(document.querySelectorAll('tbody [aria-hidden]')).toHaveLength(0);
  });

  test.each([
    [0, 'There are no rows.', 'No hay filas.'],
    [1, 'State 1', 'State 1'],
  ])('DTB-25 with %i rows', async (count, en, es) => {
    const { rerender } = await render(table({ rows: manyRows(count) }));
    await expect.element(page.getByText(en)).toBeVisible();
    await rerender(table({ rows: manyRows(count), locale: 'es' }));
    await expect.element(page.getByText(es)).toBeVisible();
  });

  test('DTB-30 in a language that we have no words for it is English, and a developer is told once', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(table({ locale: 'tlh' as 'en', rows: [] }));
    await expect.element(page.getByText('There are no rows.')).toBeVisible();
    expect(warned.mock.calls.flat().filter((each) => String(each).includes('“tlh”'))).toHaveLength(1);
  });

  test('DTB-30 each word can be replaced', async () => {
    await render(table({ rows: [], messages: { empty: 'Nothing yet.' } }));
    await expect.element(page.getByText('Nothing yet.')).toBeVisible();
  });

  test.each([{}, { columns: grouped }, { rows: [] }, { rows: manyRows(120) }])(
    'DTB-28 no axe finding',
    async (more) => {
      const all = {
        tools: [GlobalFilter, CsvExport, ColumnVisibility],
        headlines: [maxSummary],
      };
      const { container } = await render(table({ ...all, ...more }));
      expect(await axeFindings(container)).toEqual([]);
    },
  );
});

describe('sorting', () => {
  test('DTB-04 one column at a time is told as sorted, in the direction that it has', async () => {
    await render(table());
    expect(sortedHeaders()).toEqual([]);
    await button('Visits').click();
    expect(sortedHeaders()).toEqual([['Visits', 'ascending']]);
    await button('Visits').click();
    expect(sortedHeaders()).toEqual([['Visits', 'descending']]);
    await button('State').click();
    expect(sortedHeaders()).toEqual([['State', 'ascending']]);
  });

  test('DTB-07 what has no value stands last in both orders', async () => {
    await render(table());
    await button('Visits').click();
    expect(getColumnText()).toEqual(['Ávila', 'Ohio', 'Texas', 'Maine']);
    await button('Visits').click();
    expect(getColumnText()).toEqual(['Texas', 'Ohio', 'Ávila', 'Maine']);
    await button('Updated').click();
    expect(getColumnText()).toEqual(['Maine', 'Texas', 'Ohio', 'Ávila']);
  });

  test('DTB-07 of equal values the order of the data stays, in both directions', async () => {
    const same = ['b', 'a', 'c'].map((State) => ({ State, Visits: 1 }));
    await render(table({ rows: same }));
    await button('Visits').click();
    expect(getColumnText()).toEqual(['b', 'a', 'c']);
    await button('Visits').click();
    expect(getColumnText()).toEqual(['b', 'a', 'c']);
  });

  test('DTB-06 Enter and Space sort, and focus stays', async () => {
    await render(table({ locale: 'es' }));
    await userEvent.keyboard('{Tab}{Enter}');
    expect(getColumnText()).toEqual(['Ávila', 'Maine', 'Ohio', 'Texas']);
    await expect.element(button('State')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(getColumnText()).toEqual(['Texas', 'Ohio', 'Maine', 'Ávila']);
    await expect.element(button('State')).toHaveFocus();
  });

  test('DTB-31 the page’s code hears of each sort once; a first order is its own choice', async () => {
    const onSortChange = vi.fn();
    await render(table({ onSortChange, defaultSort: { columnId: 'Visits', direction: 'descending' } }));
    expect([getColumnText()[0], sortedHeaders()]).toEqual(['Texas', [['Visits', 'descending']]]);
    expect(onSortChange).not.toHaveBeenCalled();
    await button('Visits').click();
    expect(onSortChange.mock.calls).toEqual([
      [{ columnId: 'Visits', direction: 'ascending' }, { reason: 'press' }],
    ]);
  });

  test('DTB-31 a column that is not to be sorted has no button', async () => {
    await render(table({ columns: [text('State', { isSortable: false }), number('Visits')] }));
    expect(button('State').query()).toBeNull();
    await expect.element(page.getByRole('columnheader', { name: 'State' })).toBeVisible();
  });

  test('DTB-24 10,000 rows are sorted, and only those that are seen are in the page', async () => {
    await render(table({ rows: manyRows(10_000) }));
    await button('Visits').click();
    await button('Visits').click();
    const visits = getColumnText(1).map((words) => Number(words?.replace(',', '')));
    expect(visits.slice(0, 2)).toEqual([10_006, 10_005]);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(50);
  });

  test('DTB-24 as the server sent it all rows are in the page; once it is used only those that are seen', async () => {
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

describe('what is said', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });
  const press = (name: string) =>
    button(name)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  /** What earlier tests left to say has gone from the page. */
  const forgetOld = () => vi.advanceTimersByTime(20_000);
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
    'DTB-05 in %s each sort is one polite sentence with table, column and order (react-spectrum #2063, eui #9585, sl-design-system #3497)',
    async (locale, first, second) => {
      await render(table({ locale }));
      forgetOld();
      press('Visits');
      expect(getAnnouncement()).toEqual([first]);
      press('State');
      expect(getAnnouncement()).toEqual([first, second]);
      expect(document.querySelectorAll('[aria-live="assertive"] p')).toHaveLength(0);
    },
  );

  test('DTB-05 a column in a group is said with the group', async () => {
    await render(table({ columns: grouped, rows: [] }));
    forgetOld();
    press('2024');
    expect(getAnnouncement()).toEqual(['Visits by state: sorted by Adults, 2024, lowest first.']);
  });

  test('DTB-05 no part of the table is live, so that it is not read as a whole (carbon #19236)', async () => {
    await render(table({ toolbar: [GlobalFilter] }));
    const live = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
    expect(part('box').querySelectorAll(live)).toHaveLength(0);
    expect(part('box').closest(live)).toBeNull();
  });
});

describe('before script', () => {
  test('DTB-22 every row is in the HTML, headers are words, and hydration changes no word', async () => {
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

  test('DTB-21 the first rows are seen; a native tick shows them all, and stays ticked', async () => {
    const { container, hydrate } = renderServerHtml(table({ rows: manyRows(120) }));
    const seen = () =>
      [...container.querySelectorAll('[data-part="row"]')].filter((row) => row.checkVisibility()).length;
    expect(seen()).toBe(50);
    container.querySelector('input')?.click();
    expect(seen()).toBe(120);
    expect(part('foot').checkVisibility()).toBe(false);
    expect(await hydrate()).toEqual([]);
    expect(seen()).toBe(120);
    await button('Visits').click();
    expect(seen()).toBe(120);
  });

  test('DTB-23 what was typed and unticked before script counts', async () => {
    const { container, hydrate } = renderServerHtml(table({ toolbar: [GlobalFilter, ColumnVisibility] }));
    (container.querySelector('input[type="text"]') as HTMLInputElement).value = 'e';
    (container.querySelector('input[value="Visits"]') as HTMLInputElement).checked = false;
    expect(await hydrate()).toEqual([]);
    await expect.poll(() => getColumnText()).toEqual(['Maine', 'Texas']);
    expect(getColumnText(1)).toEqual(['2024', 'January 5, 2025']);
  });

  test('DTB-22 without script nothing is shown that needs it, and every row can be read', async () => {
    const tools = [GlobalFilter, CsvExport, ColumnVisibility];
    const { container } = renderServerHtml(table({ toolbar: tools, rows: manyRows(120) }));
    const seen = withoutScript(container);
    await expect.poll(() => seen('[data-part="rows"]')).toBe(true);
    expect(['input[type=text]', 'button', 'summary'].map(seen)).toEqual([false, false, false]);
    expect([seen('[data-part="show-all"] input'), seen('[data-part="rest"]')]).toEqual([true, false]);
  });
});

/** The same HTML in a frame that may not run script: tells whether what a selector names is shown there. */
function withoutScript(container: HTMLElement): (selector: string) => boolean | undefined {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => rule.cssText),
  );
  frame.srcdoc = `<style>${styles.join('\n')}</style>${container.innerHTML}`;
  container.append(frame);
  return (selector) => frame.contentDocument?.querySelector(selector)?.checkVisibility();
}
