import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { combobox, input, list, shownOptions, active, press, renderFocused } from './Combobox.fixtures.tsx';

afterEach(() => {
  document.querySelectorAll('.outside').forEach((element) => element.remove());
});

describe('keyboard', () => {
  test('CBX-06 moves through the list by Down and Up, and around its ends', async () => {
    await renderFocused();
    await press('{ArrowDown}');
    expect(active()).toBe('Alaska');
    await press('{ArrowDown}');
    expect(active()).toBe('España');
    await press('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Québec');
    await press('{ArrowDown}');
    expect(active()).toBe('Alaska');
    await press('{Escape}{ArrowUp}');
    expect(active()).toBe('Québec');
    expect(document.activeElement).toBe(input());
  });

  test('CBX-06 opens at the chosen option, with all options', async () => {
    await renderFocused({ defaultValue: 'new mexico' });
    await press('{ArrowDown}');
    expect(active()).toBe('New Mexico');
    expect(shownOptions()).toHaveLength(6);
  });

  test('CBX-06 scrolls the active option into view', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Place ${index}` }));
    await renderFocused({ options: many });
    await press('{ArrowUp}');
    const option = document.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    const frame = list()?.getBoundingClientRect();
    expect(option?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    expect(option?.top).toBeGreaterThanOrEqual(frame?.top ?? 0);
  });

  test('CBX-07 opens and closes by Alt and arrows without choosing', async () => {
    await renderFocused();
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect(shownOptions()).toHaveLength(6);
    expect(active()).toBeUndefined();
    await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect(list()).toBeNull();
    expect(input().value).toBe('');
  });

  test('CBX-08 chooses by Enter without submitting; then closes; then submits', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { container } = await renderFocused();
    container.addEventListener('submit', onSubmit);
    const form = document.createElement('form');
    form.className = 'outside';
    document.body.append(form);
    form.addEventListener('submit', onSubmit);
    input().setAttribute('form', 'outside');
    form.id = 'outside';
    await press('mex{ArrowDown}{ArrowDown}{Enter}');
    expect(input().value).toBe('Old Mexico');
    expect(list()).toBeNull();
    await press('{Backspace}{Enter}');
    expect(list()).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
    await press('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(input().value).toBe('Old Mexic');
  });

  test('CBX-09 closes the list by Escape, not the dialog around it, and clears no text when closed', async () => {
    await render(<dialog>{combobox()}</dialog>);
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    input().focus();
    await expect.poll(() => input().getAttribute('role')).toBe('combobox');
    await press('mex');
    await expect.poll(() => shownOptions().length).toBe(2);
    await press('{Escape}');
    expect(list()).toBeNull();
    expect([dialog.open, input().value]).toEqual([true, 'mex']);
    await press('{Escape}');
    expect(dialog.open).toBe(false);
    expect(input().value).toBe('mex');
  });

  test.each([
    ['{Home}', 0],
    ['{End}', 3],
    ['{ArrowLeft}', 2],
    ['{ArrowRight}', 3],
  ])('CBX-10 moves the caret by %s, with no option active', async (key, caret) => {
    await renderFocused();
    await press('mex{ArrowDown}');
    expect(active()).toBe('New Mexico');
    await press(key);
    expect(active()).toBeUndefined();
    expect(input().selectionStart).toBe(caret);
  });

  test('CBX-11 chooses the active option by Tab, which moves focus past the button', async () => {
    const screen = await renderFocused();
    const after = document.createElement('button');
    after.className = 'outside';
    after.textContent = 'After';
    screen.container.after(after);
    await press('{ArrowDown}{ArrowDown}{Tab}');
    expect(input().value).toBe('España');
    expect(document.activeElement).toBe(after);
    expect(list()).toBeNull();
  });
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'CBX-37 leaves a key to the input method that it belongs to: %j',
  async (ofInputMethod) => {
    await renderFocused();
    await press('{ArrowDown}');
    for (const key of ['Enter', 'ArrowDown', 'Escape', 'Tab'])
      input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...ofInputMethod }));
    expect([active(), input().value]).toEqual(['Alaska', '']);
  },
);

test('CBX-34 leaves a key that the page has prevented to the page', async () => {
  const keys: string[] = [];
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    keys.push(event.key);
    if (event.key === 'ArrowDown') event.preventDefault();
  };
  await renderFocused({ onKeyDown });
  await press('{ArrowDown}');
  expect(list()).toBeNull();
  await press('{ArrowUp}');
  expect(active()).toBe('Québec');
  expect(keys).toEqual(['ArrowDown', 'ArrowUp']);
});
