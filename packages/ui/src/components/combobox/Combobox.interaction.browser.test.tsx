import { type ChangeEvent, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { type ComboboxProps, findOption } from './index.ts';
import {
  options,
  combobox,
  input,
  button,
  list,
  shownOptions,
  active,
  press,
  renderFocused,
} from './Combobox.fixtures.tsx';

describe('typing', () => {
  test.each([
    ['mex', ['New Mexico', 'Old Mexico']],
    ['MEXICO', ['New Mexico', 'Old Mexico']],
    ['espana', ['España']],
    ['ESPAÑA', ['España']],
    ['quebec', ['Québec']],
    ['québ', ['Québec']],
    [' new   mex ', ['New Mexico']],
  ])('CBX-05 shows for %j the options %j', async (text, expected) => {
    for (const locale of ['en', 'es'] as const) {
      const { unmount } = await renderFocused({}, locale);
      await userEvent.fill(input(), text);
      await expect.poll(shownOptions).toEqual(expected);
      expect(active()).toBeUndefined();
      await unmount();
    }
  });

  test('CBX-05 shows more options when letters are deleted, and all without letters', async () => {
    await renderFocused();
    await press('old');
    await expect.poll(shownOptions).toEqual(['Old Mexico']);
    await press('{Backspace}{Backspace}');
    await expect.poll(shownOptions).toEqual(['New Mexico', 'Old Mexico', 'Puerto Rico']);
    await press('{Backspace}');
    await expect.poll(() => shownOptions().length).toBe(6);
  });
});

describe('pointer', () => {
  test('CBX-12 opens by a click in the field, chooses by a click on an option, and keeps focus', async () => {
    await renderFocused();
    await userEvent.click(input());
    await expect.poll(() => shownOptions().length).toBe(6);
    for (const option of document.querySelectorAll('[role="option"]'))
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(page.getByRole('option', { name: 'Old Mexico' }));
    expect(input().value).toBe('Old Mexico');
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  test('CBX-12 opens by the button at the chosen option, in view among all options', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Place ${index}` }));
    await renderFocused({ options: many, defaultValue: 'Place 40' });
    await userEvent.click(button());
    expect(shownOptions()).toHaveLength(60);
    expect(active()).toBe('Place 40');
    const option = document.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    expect(option?.bottom).toBeLessThanOrEqual(list()?.getBoundingClientRect().bottom ?? 0);
  });

  test('CBX-12 opens and closes by the button, which is named and no Tab stop (carbon #3418)', async () => {
    await renderFocused();
    await expect.element(page.getByRole('button', { name: 'Show options', exact: true })).toBeVisible();
    const { width, height } = button().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button());
    expect(shownOptions()).toHaveLength(6);
    expect(document.activeElement).toBe(input());
    await userEvent.click(button());
    expect(list()).toBeNull();
    expect(button().tabIndex).toBe(-1);
  });
});

test('CBX-16 keeps what was typed when focus leaves', async () => {
  await renderFocused();
  await press('Narnia');
  await userEvent.tab();
  expect(input().value).toBe('Narnia');
  expect(document.querySelector('[data-part="empty"]')).toBeNull();
});

describe('in a form', () => {
  test('CBX-17 sends the text, by which findOption finds the option', async () => {
    await render(<form>{combobox()}</form>);
    input().focus();
    await expect.poll(() => input().getAttribute('role')).toBe('combobox');
    await press('pue{ArrowDown}{Enter}');
    const sent = new FormData(document.querySelector('form') as HTMLFormElement).get('place') as string;
    expect(sent).toBe('Puerto Rico');
    expect(findOption(options, sent)?.value).toBe('pu');
  });

  test.each([
    ['  quebec ', 'qu'],
    ['ESPANA', 'es'],
    ['Mexico', undefined],
    ['', undefined],
  ])('CBX-17 finds for %j the option %s', (text, value) => {
    expect(findOption(options, text)?.value).toBe(value);
  });

  test('CBX-18 reports each change with reason, event and option, and dispatches input events', async () => {
    const onValueChange = vi.fn<NonNullable<ComboboxProps['onValueChange']>>();
    const onInput = vi.fn();
    await render(<form onInput={onInput}>{combobox({ onValueChange })}</form>);
    input().focus();
    await expect.poll(() => input().getAttribute('role')).toBe('combobox');
    await press('p{ArrowDown}{ArrowDown}{Enter}{Backspace}');
    await userEvent.click(page.getByRole('option'));
    const changes = onValueChange.mock.calls.map(([value, { reason, event, option }]) => [
      value,
      reason,
      event?.type,
      option?.label,
    ]);
    expect(changes).toEqual([
      ['p', 'input', 'input', undefined],
      ['Puerto Rico', 'option-press', 'keydown', 'Puerto Rico'],
      ['Puerto Ric', 'input', 'input', undefined],
      ['Puerto Rico', 'option-press', 'click', 'Puerto Rico'],
    ]);
    expect(onInput).toHaveBeenCalledTimes(4);
  });

  test('CBX-18 reports once, with its option, what was typed before hydration', async () => {
    const onValueChange = vi.fn();
    const { hydrate } = renderServerHtml(combobox({ onValueChange }));
    await userEvent.type(input(), 'alaska');
    await hydrate();
    expect(onValueChange.mock.calls).toEqual([
      ['alaska', { reason: 'hydration', event: undefined, option: options[0] }],
    ]);
  });

  test('CBX-18 passes events on to the handlers of the page, for a chosen option too', async () => {
    const onChange = vi.fn<(event: ChangeEvent<HTMLInputElement>) => void>();
    const handlers = { onFocus: vi.fn(), onClick: vi.fn(), onKeyDown: vi.fn(), onBlur: vi.fn() };
    const values: string[] = [];
    onChange.mockImplementation(({ currentTarget }) => void values.push(currentTarget.value));
    await renderFocused({ onChange, ...handlers });
    await userEvent.click(input());
    await press('a{ArrowDown}{Enter}{Tab}');
    expect(values).toEqual(['a', 'Alaska']);
    for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalled();
  });
});

describe('controlled', () => {
  test('CBX-29 shows the text that the caller sets, and the caller gets the chosen option', async () => {
    function Caller() {
      const [value, setValue] = useState('');
      return (
        <>
          {combobox({ value, onValueChange: (text) => setValue(text.toUpperCase()) })}
          <button onClick={() => setValue('')}>Clear</button>
        </>
      );
    }
    await render(<Caller />);
    input().focus();
    await expect.poll(() => input().getAttribute('role')).toBe('combobox');
    await press('old{ArrowDown}{Enter}');
    expect(input().value).toBe('OLD MEXICO');
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect.poll(() => input().value).toBe('');
  });

  test('CBX-29 keeps its text when the caller does not accept a chosen option', async () => {
    await renderFocused({ value: 'Alaska', onValueChange: () => undefined });
    await userEvent.click(button());
    await userEvent.click(page.getByRole('option', { name: 'Québec' }));
    await expect.poll(list).toBeNull();
    expect(input().value).toBe('Alaska');
  });
});

test.each([{ isReadOnly: true }, { isDisabled: true }])('CBX-30 opens no list with %j', async (state) => {
  const onValueChange = vi.fn();
  const { rerender } = await renderFocused();
  await rerender(combobox({ ...state, defaultValue: 'Alaska', onValueChange }));
  input().focus();
  await press('{ArrowDown}x');
  await expect.element(button()).toBeDisabled();
  input().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(list()).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
  await rerender(combobox());
  input().focus();
  expect(list()).toBeNull();
  await press('{ArrowDown}');
  await expect.poll(() => shownOptions().length).toBe(6);
});

test('CBX-31 marks its trigger while the list is open', async () => {
  await renderFocused();
  expect(button().hasAttribute('data-open')).toBe(false);
  await press('{ArrowDown}');
  expect(button().hasAttribute('data-open')).toBe(true);
  await press('{Escape}');
  expect(button().hasAttribute('data-open')).toBe(false);
});
