import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { combobox, input, list, shown, active, press, become } from './Combobox.fixtures.tsx';

afterEach(() => {
  document.querySelectorAll('.outside').forEach((element) => element.remove());
});

describe('keyboard', () => {
  test('CBX-06 Down and Up go through the list and around', async () => {
    await become();
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

  test('CBX-06 with a chosen option it opens there, with all options', async () => {
    await become({ defaultValue: 'new mexico' });
    await press('{ArrowDown}');
    expect(active()).toBe('New Mexico');
    expect(shown()).toHaveLength(6);
  });

  test('CBX-06 the active option is in view', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Place ${index}` }));
    await become({ options: many });
    await press('{ArrowUp}');
    const option = document.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    const frame = list()?.getBoundingClientRect();
    expect(option?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    expect(option?.top).toBeGreaterThanOrEqual(frame?.top ?? 0);
  });

  test('CBX-07 Alt and arrows open and close without choosing', async () => {
    await become();
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect(shown()).toHaveLength(6);
    expect(active()).toBeUndefined();
    await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect(list()).toBeNull();
    expect(input().value).toBe('');
  });

  test('CBX-08 Enter chooses and does not send; then it closes; then it sends', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { container } = await become();
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

  test('CBX-09 Escape closes the list and not the dialog around it; on a closed list it takes nothing away', async () => {
    await render(<dialog>{combobox()}</dialog>);
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    input().focus();
    await expect.poll(() => input().getAttribute('role')).toBe('combobox');
    await press('mex');
    await expect.poll(() => shown().length).toBe(2);
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
  ])('CBX-10 %s moves the caret, and no option is active', async (key, caret) => {
    await become();
    await press('mex{ArrowDown}');
    expect(active()).toBe('New Mexico');
    await press(key);
    expect(active()).toBeUndefined();
    expect(input().selectionStart).toBe(caret);
  });

  test('CBX-11 Tab chooses the active option and goes on past the button', async () => {
    const screen = await become();
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
