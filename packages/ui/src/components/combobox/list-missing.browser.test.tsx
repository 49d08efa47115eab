import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Combobox } from './index.ts';

vi.mock('./load-list.ts', () => ({
  loadList: vi.fn(() => import('./ComboboxList.tsx')).mockRejectedValueOnce(new Error('The chunk is gone.')),
}));

test('CBX-03 is a text field without its list, and fetches it again at the next focus', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  await render(<Combobox label="Place" name="place" options={[{ value: 'a', label: 'Alaska' }]} />);
  const input = document.querySelector('input') as HTMLInputElement;
  await userEvent.click(input);
  await expect.poll(() => warned.mock.calls.length).toBe(1);
  expect(warned.mock.calls[0]?.[0]).toContain('Combobox: its list failed to load');
  await userEvent.keyboard('Ala');
  expect(input.value).toBe('Ala');
  expect(input.getAttribute('role')).toBeNull();
  input.blur();
  input.focus();
  await expect.poll(() => input.getAttribute('role')).toBe('combobox');
  expect(input.value).toBe('Ala');
});
