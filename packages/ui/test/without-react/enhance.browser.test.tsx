import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { Announcer } from '../../src/components/announcer/index.ts';
import { DataTable } from '../../src/components/data-table/index.ts';
import { Dialog, DialogTrigger } from '../../src/components/dialog/index.ts';
import { Disclosure } from '../../src/components/disclosure/index.ts';
import { Tabs } from '../../src/components/tabs/index.ts';
import { enhance } from '../../src/without-react/index.ts';
import { renderPlainHtml } from './render.ts';

const isModal = () => document.querySelector('dialog:modal') !== null;
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

const createVisit = (role?: 'alertdialog') => (
  <main>
    <DialogTrigger href="#visit" dialogId="visit">
      First visit
    </DialogTrigger>
    <Dialog id="visit" title="Your first visit" role={role}>
      <p>It takes about two hours.</p>
      <input aria-label="First name" />
    </Dialog>
  </main>
);

async function openVisit(root: ParentNode = document) {
  enhance(root);
  await userEvent.click(page.getByRole('link', { name: 'First visit' }));
  await expect.poll(isModal).toBe(true);
}

test('DLG-04 begins at what carries data-initial-focus', async () => {
  const page = renderPlainHtml(createVisit());
  page.querySelector('input')?.setAttribute('data-initial-focus', '');
  await openVisit();
  expect(document.activeElement).toBe(page.querySelector('input'));
});

test('DLG-05 begins at the close button of an alertdialog, whose content is its description', async () => {
  renderPlainHtml(createVisit('alertdialog'));
  await openVisit();
  expect(document.activeElement?.textContent).toBe('Close');
  expect((await commands.accessibilityTree()).find((line) => line.startsWith('alertdialog'))).toContain(
    'It takes about two hours.',
  );
});

test.each([
  ['the close button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
])('DLG-06 closes by %s, and focus returns to the trigger', async (_way, close) => {
  renderPlainHtml(createVisit());
  await openVisit();
  await close();
  await expect.poll(isModal).toBe(false);
  await expect.element(page.getByRole('link', { name: 'First visit' })).toHaveFocus();
  expect(document.documentElement.dataset.longcovidDialog).toBeUndefined();
});

test('DLG-09 keeps what was typed until it opens again', async () => {
  renderPlainHtml(createVisit());
  await openVisit();
  await userEvent.fill(page.getByLabelText('First name'), 'Ana');
  await userEvent.keyboard('{Escape}');
  await openVisit();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ana');
});

test('DLG-10 returns focus to data-return-focus when the trigger is gone, otherwise to main', async () => {
  const container = renderPlainHtml(createVisit());
  await openVisit();
  page.getByRole('link', { name: 'First visit', includeHidden: true }).element().remove();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
  container.remove();

  const other = renderPlainHtml(createVisit());
  other.insertAdjacentHTML('beforeend', '<h2 tabindex="-1" data-return-focus>Results</h2>');
  await openVisit();
  page.getByRole('link', { name: 'First visit', includeHidden: true }).element().remove();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Results');
});

test('DLG-11 leaves the page usable when it is removed while open', async () => {
  renderPlainHtml(createVisit());
  await openVisit();
  dialog().remove();
  await expect.poll(() => document.documentElement.dataset.longcovidDialog).toBeUndefined();
  await expect.element(page.getByRole('link', { name: 'First visit' })).toHaveFocus();
});

test('DLG-25 opens by Enter, and leaves the URL', async () => {
  renderPlainHtml(createVisit());
  enhance();
  const { href } = location;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(isModal).toBe(true);
  expect(location.href).toBe(href);
});

const createTabs = () => (
  <Tabs
    label="Age of participants"
    headingLevel={2}
    panels={['Chart', 'Table', 'Words'].map((title) => ({
      id: title.toLowerCase(),
      title,
      content: <p>{title} of ages</p>,
    }))}
  />
);

test('TAB-03 shows the panel of a pressed tab, and focus stays on the tab', async () => {
  renderPlainHtml(createTabs());
  enhance();
  await userEvent.click(page.getByRole('tab', { name: 'Table' }));
  await expect.element(page.getByText('Table of ages')).toBeVisible();
  await expect.element(page.getByText('Chart of ages')).not.toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Table', selected: true })).toHaveFocus();
});

test('TAB-04 is passed by Tab: the selected tab, the switch, its panel, and back', async () => {
  renderPlainHtml(createTabs());
  enhance();
  const passed: (string | undefined)[] = [];
  for (const shift of [false, false, false, true, true]) {
    await userEvent.tab({ shift });
    passed.push(document.activeElement?.textContent);
  }
  expect(passed).toEqual(['Chart', 'View as one page', 'ChartChart of ages', 'View as one page', 'Chart']);
});

test('TAB-07 shows the panel by arrow keys with data-activation="automatic"', async () => {
  const container = renderPlainHtml(createTabs());
  container.querySelector('[data-component="tabs"]')?.setAttribute('data-activation', 'automatic');
  enhance();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('Words of ages')).toBeVisible();
});

test('TAB-09 shows the panel of a link, and moves focus there', async () => {
  const container = renderPlainHtml(createTabs());
  container.insertAdjacentHTML('beforeend', '<a href="#words">To the words</a>');
  enhance();
  await userEvent.click(page.getByRole('link', { name: 'To the words' }));
  await expect.element(page.getByText('Words of ages')).toBeVisible();
  expect(document.activeElement?.id).toBe('words');
  history.replaceState(null, '', ' ');
});

type Row = { town: string; visits: number | null; since: string };
const rows: Row[] = [
  { town: 'Ávila', visits: 1234.5, since: '2025-05-31' },
  { town: 'Berlin 10', visits: null, since: '2024-12' },
  { town: 'Berlin 9', visits: -20, since: '2025-01-01' },
];

const createTable = () => (
  <>
    <Announcer />
    <DataTable
      caption="Visits by town"
      columns={[
        { id: 'town', header: 'Town', getValue: ({ town }: Row) => town },
        {
          id: 'numbers',
          header: 'Numbers',
          columns: [
            { id: 'visits', header: 'Visits', kind: 'number', getValue: ({ visits }: Row) => visits },
            { id: 'since', header: 'Since', kind: 'date', getValue: ({ since }: Row) => since },
          ],
        },
      ]}
      rows={rows}
    />
  </>
);

const getTowns = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

test.each([
  ['Town', ['Ávila', 'Berlin 9', 'Berlin 10'], ['Berlin 10', 'Berlin 9', 'Ávila']],
  ['Visits', ['Berlin 9', 'Ávila', 'Berlin 10'], ['Ávila', 'Berlin 9', 'Berlin 10']],
  ['Since', ['Berlin 10', 'Berlin 9', 'Ávila'], ['Ávila', 'Berlin 9', 'Berlin 10']],
])('DTB-07 sorts %s by its values, missing ones last in both directions', async (name, up, down) => {
  renderPlainHtml(createTable());
  enhance();
  const button = page.getByRole('button', { name });
  await button.click();
  expect(getTowns()).toEqual(up);
  await button.click();
  expect(getTowns()).toEqual(down);
});

test('DTB-08 reads numbers as the language of the table writes them', async () => {
  const container = renderPlainHtml(createTable());
  container.lang = 'de';
  const [first, , last] = container.querySelectorAll('tbody td:nth-of-type(1)');
  (first as Element).textContent = '1.234,5';
  (last as Element).textContent = '12,75';
  enhance();
  await page.getByRole('button', { name: 'Visits' }).click();
  expect(getTowns()).toEqual(['Berlin 9', 'Ávila', 'Berlin 10']);
});

test('DTB-05 announces a sort by the messages of the page, with the group of the column', async () => {
  const container = renderPlainHtml(createTable());
  const table = container.querySelector('[data-component="data-table"]');
  table?.setAttribute('data-sorted', '{table} : trié par {column}, {order}.');
  enhance();
  await page.getByRole('button', { name: 'Visits' }).click();
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe(
    'Visits by town : trié par Numbers, Visits, lowest first.',
  );
});

test('DSC-06 opens for the hash of the URL at the start', () => {
  history.replaceState(null, '', '#ride');
  renderPlainHtml(
    <Disclosure id="ride" summary="Can someone drive me there?">
      Yes.
    </Disclosure>,
  );
  enhance();
  expect(document.querySelector('details')?.open).toBe(true);
  history.replaceState(null, '', ' ');
});

test('TAB-12 enhances HTML that is added later, and each element once', async () => {
  renderPlainHtml(createTabs());
  enhance();
  enhance();
  await userEvent.click(page.getByRole('button', { name: 'View as one page' }));
  await expect.element(page.getByRole('button', { name: 'View as tabs' })).toBeVisible();
});

test.each(['dialog', 'tabs', 'data-table', 'disclosure-list', 'error-summary'])(
  'DLG-20 leaves a %s that lacks its parts as it is',
  (component) => {
    const container = renderPlainHtml(<div />);
    const tag = component === 'dialog' ? 'dialog' : 'div';
    container.innerHTML = `<${tag} data-component="${component}">Text</${tag}><a data-component="link" data-dialog="none">Link</a>`;
    enhance(container);
    expect(container.textContent).toBe('TextLink');
  },
);
