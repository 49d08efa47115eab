import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { PlainTable, PlainTabs } from '../../test/plain-widgets.tsx';
import { Combobox } from '../components/combobox/index.ts';
import { comboboxTester, dialogTester, disclosureTester, tableTester, tabsTester } from './index.ts';
import { options, Visit } from './testing.fixtures.tsx';

const shown = async (element: ReactNode) => {
  const { container } = await render(element);
  return container;
};

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

test('comboboxTester opens a combobox by keys, and throws for an option that does not exist', async () => {
  const root = await shown(<Combobox label="Town" name="town" options={options('Omaha', 'Santa Fe')} />);
  const town = comboboxTester(root, userEvent);
  await expect(town.choose('Atlantis')).rejects.toThrow('There is: “Omaha”, “Santa Fe”.');
  await town.choose('Omaha');
  expect(town.value()).toBe('Omaha');
});

test('tabsTester throws for tabs that ignore arrow keys', async () => {
  const tabs = tabsTester(await shown(<PlainTabs ignoresArrowKeys />), userEvent);
  await expect(tabs.select('3 to 12')).rejects.toThrow(
    'going to the next tab by Right Arrow did not happen within a second.',
  );
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
