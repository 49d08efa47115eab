import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { combobox, input, shownOptions } from './Combobox.fixtures.tsx';
import { loadList } from './load-list.ts';

vi.mock('./load-list.ts', () => ({ loadList: vi.fn() }));

test('CBX-03 filters by a letter typed in the moment in which the list has come', async () => {
  const list = Promise.withResolvers<Awaited<ReturnType<typeof loadList>>>();
  vi.mocked(loadList).mockReturnValue(list.promise);
  await render(combobox());
  await userEvent.click(input());
  await userEvent.keyboard('e');
  list.resolve(await import('./ComboboxList.tsx'));
  await list.promise;
  // In the same task, before React renders by itself.
  input().setRangeText('ec', 0, 1, 'end');
  input().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.poll(shownOptions).toEqual(['Québec']);
});
