import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../components/button/index.ts';
import { Combobox } from '../components/combobox/index.ts';
import { DataTable } from '../components/data-table/index.ts';
import { Disclosure } from '../components/disclosure/index.ts';
import { Form } from '../components/form/index.ts';
import { Tabs } from '../components/tabs/index.ts';
import { TextField } from '../components/text-field/index.ts';
import {
  comboboxTester,
  dialogTester,
  disclosureTester,
  filterSetTester,
  formTester,
  tableTester,
  tabsTester,
} from './index.ts';
import { Filters, join, options, Visit, wrong } from './testing.fixtures.tsx';

type Group = { group: string; count: number };
const groups: Group[] = [
  { group: 'Children', count: 1 },
  { group: 'Adults', count: 3 },
  { group: 'Babies', count: 2 },
];

// As Testing Library sets it where tests are globals: React then warns of changes that are not waited for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const logged = vi.spyOn(console, 'error');
afterEach(() => {
  cleanup();
  expect(logged.mock.calls.filter(([message]) => String(message).includes('act('))).toEqual([]);
});

test('disclosureTester opens, reads and closes a disclosure', async () => {
  const { container } = render(<Disclosure summary="Can I rest?">Yes.</Disclosure>);
  const rest = disclosureTester(container, userEvent);
  expect([rest.summary(), rest.isOpen(), rest.content()]).toEqual(['Can I rest?', false, '']);
  await rest.open();
  expect([rest.isOpen(), rest.content()]).toEqual([true, 'Yes.']);
  await rest.close();
  expect(rest.isOpen()).toBe(false);
});

test('disclosureTester throws for a disclosure that prevents the default action of Enter', async () => {
  const { container } = render(<Disclosure summary="Can I rest?">Yes.</Disclosure>);
  const summary = container.querySelector('summary');
  summary?.addEventListener('keydown', (event) => event.preventDefault());
  await expect(disclosureTester(container, userEvent).open()).rejects.toThrow(
    'opening by Enter did not happen',
  );
});

test('dialogTester opens a dialog by its link, reads it, and closes it with focus on the link', async () => {
  const { container } = render(<Visit />);
  const visit = dialogTester(container, userEvent);
  await visit.openWith('How a visit goes');
  expect([visit.title(), visit.content()]).toEqual(['A visit', 'Two hours. I see']);
  await visit.close();
  expect(document.activeElement?.textContent).toBe('How a visit goes');
  await visit.openWith('How a visit goes');
  await visit.press('I see');
  await expect.poll(visit.isOpen).toBe(false);
});

test('comboboxTester types into a combobox and selects an option', async () => {
  const { container } = render(
    <Combobox label="Town" name="town" options={options('Omaha', 'Santa Fe', 'São Luís')} />,
  );
  const town = comboboxTester(container, userEvent);
  await town.type('sa');
  expect(town.options()).toEqual(['Santa Fe', 'São Luís']);
  await town.choose('São Luís');
  expect([town.value(), town.options()]).toEqual(['São Luís', []]);
  await town.type('zzz');
  expect([town.options(), town.noMatch()]).toEqual([[], 'Sorry, no matching options.']);
});

test('filterSetTester reads, removes and clears filters, with focus kept in the set', async () => {
  const { container } = render(<Filters />);
  const filters = filterSetTester(container, userEvent);
  expect(filters.filters()).toEqual(['Adults', 'Open']);
  await filters.remove('Adults');
  expect([filters.filters(), filters.resultCount()]).toEqual([['Open'], '9 study sites']);
  await filters.clear('Clear all filters');
  expect([filters.filters(), filters.summary()]).toEqual([[], 'No filters are on']);
});

test('formTester reads errors beside the fields and in the summary, and follows their links', async () => {
  const { container } = render(join);
  const form = formTester(container, userEvent);
  await form.submitInvalid('Send');
  expect(form.errors()).toEqual(wrong.map(({ message }) => ({ message, inline: message })));
  expect(await form.goTo('Please enter your name')).toBe('Name');
  await form.fill('Name', 'Ana {R}');
  await form.submitInvalid('Send');
  expect(await form.goTo('Please choose a group')).toBe('Adults');
  await userEvent.keyboard(' ');
  await form.submit('Send');
  await expect.poll(form.errors).toEqual([]);
});

test('tabsTester moves through tabs by arrow keys and shows a panel by Enter', async () => {
  const ages = ['0 to 2', '3 to 12', '13 to 17'];
  const panels = ages.map((title, index) => ({ id: `age-${index}`, title, content: `People of ${title}` }));
  const { container } = render(<Tabs label="Age" panels={panels} headingLevel={2} />);
  const tabs = tabsTester(container, userEvent);
  expect([tabs.tabs(), tabs.selected()]).toEqual([ages, '0 to 2']);
  await tabs.select('13 to 17');
  expect([tabs.selected(), tabs.content()]).toEqual(['13 to 17', '13 to 17 People of 13 to 17']);
});

test('tableTester reads and sorts a table', async () => {
  const columns = [
    { id: 'group', header: 'Group', getValue: (row: Group) => row.group },
    { id: 'count', header: 'People', getValue: (row: Group) => row.count },
  ];
  const { container } = render(<DataTable caption="People by group" columns={columns} rows={groups} />);
  const table = tableTester(container, userEvent);
  expect([table.caption(), table.columns(), table.sortedBy()]).toEqual([
    'People by group',
    ['Group', 'People'],
    undefined,
  ]);
  await table.sortBy('Group');
  expect(table.sortedBy()).toEqual({ column: 'Group', direction: 'ascending' });
  expect(table.rows().map(([group]) => group)).toEqual(['Adults', 'Babies', 'Children']);
});

test('runs the example of the README', async () => {
  const readme = readFileSync(joinPath(import.meta.dirname, '../../README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
  const example = examples.find((code) => code.includes('formTester')) ?? '';
  const body = example.replaceAll(/^import .*$/gm, '');
  const errors = [{ field: 'name', message: 'Please enter your name' }];
  render(
    <Form onSubmit={() => ({ errors })}>
      <TextField label="Your name" name="name" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  const AsyncFunction = (Object.getPrototypeOf(async () => {}) as { constructor: FunctionConstructor })
    .constructor;
  const run = new AsyncFunction('formTester', 'userEvent', 'expect', body) as (
    ...names: unknown[]
  ) => unknown;
  expect.hasAssertions();
  await run(formTester, userEvent, expect);
});
