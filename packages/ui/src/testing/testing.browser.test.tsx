import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { PlainTable, PlainTabs } from '../../test/plain-widgets.tsx';
import { Combobox } from '../components/combobox/index.ts';
import { Disclosure } from '../components/disclosure/index.ts';
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

const shown = async (element: ReactNode) => {
  const { container } = await render(element);
  return container;
};

test('disclosureTester opens, reads and closes a disclosure', async () => {
  const root = await shown(<Disclosure summary="Can I rest?">Yes.</Disclosure>);
  const rest = disclosureTester(root, userEvent);
  expect([rest.summary(), rest.isOpen(), rest.content()]).toEqual(['Can I rest?', false, '']);
  await rest.open();
  expect([rest.isOpen(), rest.content()]).toEqual([true, 'Yes.']);
  await rest.close();
  expect(rest.isOpen()).toBe(false);
});

test('dialogTester opens a dialog by its link, reads it, and closes it with focus on the link', async () => {
  const visit = dialogTester(await shown(<Visit />), userEvent);
  expect(visit.isOpen()).toBe(false);
  await visit.openWith('How a visit goes');
  expect([visit.title(), visit.content()]).toEqual(['A visit', 'Two hours. I see']);
  await visit.close();
  expect(document.activeElement?.textContent).toBe('How a visit goes');
  await visit.openWith('How a visit goes');
  await visit.press('I see');
  await expect.poll(visit.isOpen).toBe(false);
  await expect(visit.close()).rejects.toThrow('it is closed already');
});

test('dialogTester throws when focus is elsewhere after closing', async () => {
  const root = await shown(<Visit />);
  const visit = dialogTester(root, userEvent);
  await visit.openWith('How a visit goes');
  const elsewhere = document.getElementById('elsewhere');
  root.querySelector('dialog')?.addEventListener('close', () => elsewhere?.focus());
  await expect(visit.close()).rejects.toThrow('focus is at “Elsewhere” and not at “How a visit goes”');
});

test('dialogTester throws for a link or button that does not exist, with the names of those that do', async () => {
  const visit = dialogTester(await shown(<Visit />), userEvent);
  await expect(visit.openWith('Secrets')).rejects.toThrow(
    '[@longcovid/ui/testing] dialog: nothing is called “Secrets”. A person who looks for it does not find it. There is: “Elsewhere”, “How a visit goes”',
  );
});

test('comboboxTester types into a combobox and selects an option', async () => {
  const root = await shown(
    <Combobox label="Town" name="town" options={options('Omaha', 'Santa Fe', 'São Luís')} />,
  );
  const town = comboboxTester(root, userEvent);
  await town.type('sa');
  expect(town.options()).toEqual(['Santa Fe', 'São Luís']);
  await town.choose('São Luís');
  expect([town.value(), town.options()]).toEqual(['São Luís', []]);
  await town.type('zzz');
  expect([town.options(), town.noMatch()]).toEqual([[], 'Sorry, no matching options.']);
});

test('comboboxTester opens a combobox by keys, and throws for an option that does not exist', async () => {
  const root = await shown(<Combobox label="Town" name="town" options={options('Omaha', 'Santa Fe')} />);
  const town = comboboxTester(root, userEvent);
  await expect(town.choose('Atlantis')).rejects.toThrow('There is: “Omaha”, “Santa Fe”.');
  await town.choose('Omaha');
  expect(town.value()).toBe('Omaha');
});

test('filterSetTester reads, removes and clears filters, with focus kept in the set', async () => {
  const filters = filterSetTester(await shown(<Filters />), userEvent);
  expect([filters.summary(), filters.filters(), filters.resultCount()]).toEqual([
    '2 filters are on',
    ['Adults', 'Open'],
    '8 study sites',
  ]);
  await filters.remove('Adults');
  expect(filters.filters()).toEqual(['Open']);
  await filters.clear('Clear all filters');
  expect([filters.filters(), filters.summary()]).toEqual([[], 'No filters are on']);
});

test('formTester reads errors beside the fields and in the summary, and follows their links', async () => {
  const form = formTester(await shown(join), userEvent);
  expect(form.errors()).toEqual([]);
  await form.submitInvalid('Send');
  expect(form.errors()).toEqual(wrong.map(({ message }) => ({ message, inline: message })));
  expect(await form.goTo('Please enter your name')).toBe('Name');
  await form.fill('Name', 'Ana {R}');
  await form.submitInvalid('Send');
  expect(form.errors().map(({ message }) => message)).toEqual(['Please choose a group']);
  expect(await form.goTo('Please choose a group')).toBe('Adults');
  await userEvent.keyboard(' ');
  await form.submit('Send');
  await expect.poll(form.errors).toEqual([]);
});

test('tabsTester moves through tabs by arrow keys and shows a panel by Enter', async () => {
  const tabs = tabsTester(await shown(<PlainTabs />), userEvent);
  expect([tabs.tabs(), tabs.selected()]).toEqual([['0 to 2', '3 to 12', '13 to 17'], '0 to 2']);
  await tabs.select('13 to 17');
  expect([tabs.selected(), tabs.content()]).toEqual(['13 to 17', 'People of 13 to 17']);
  await expect(tabs.select('99')).rejects.toThrow('no tab is called “99”.');
});

test('tabsTester throws for tabs that ignore arrow keys', async () => {
  const tabs = tabsTester(await shown(<PlainTabs ignoresArrowKeys />), userEvent);
  await expect(tabs.select('3 to 12')).rejects.toThrow(
    'going to the next tab by Right Arrow did not happen within a second.',
  );
});

test('tableTester reads and sorts a table', async () => {
  const table = tableTester(await shown(<PlainTable />), userEvent);
  expect([table.caption(), table.columns(), table.sortedBy()]).toEqual([
    'People by group',
    ['Group', 'People'],
    undefined,
  ]);
  await table.sortBy('People');
  await table.sortBy('People');
  expect(table.sortedBy()).toEqual({ column: 'People', direction: 'descending' });
  expect(table.rows()).toEqual([['Adults', '3'], ['Babies', '2'], ['Children', '1']]); // prettier-ignore
});

test('disclosureTester throws for a missing component, with what to do', async () => {
  const rest = disclosureTester(await shown(<p>Nothing</p>), userEvent);
  expect(() => rest.isOpen()).toThrow(
    'disclosure: there is no details in the element that was given. Nothing of what this test says of the component can be known. Give the component itself or an element around it, and render it first.',
  );
});

test('tableTester throws for a button that takes no focus', async () => {
  const root = await shown(<PlainTable />);
  root.querySelector('button')?.setAttribute('disabled', '');
  await expect(tableTester(root, userEvent).sortBy('People')).rejects.toThrow('“People” takes no focus.');
});
