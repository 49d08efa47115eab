import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import {
  active,
  button,
  combobox,
  input,
  options,
  press,
  shownOptions,
  waitForFrames,
} from './Combobox.fixtures.tsx';
import { filterOptions, type ComboboxProps } from './index.ts';
import { loadList } from './load-list.ts';

/** A form that takes any text, with suggestions that are there from the start or come later. */
function SearchForm({ onSubmit, ...props }: { onSubmit?: (text: string) => void } & Partial<ComboboxProps>) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(text);
      }}
    >
      {combobox({
        variant: 'suggestions',
        matching: 'given',
        options: filterOptions(options, text),
        value: text,
        onValueChange: setText,
        ...props,
      })}
    </form>
  );
}

const getPopup = () => document.querySelector('[data-part="popup"]');

async function renderFocused(props: Parameters<typeof SearchForm>[0] = {}) {
  const screen = await render(<SearchForm {...props} />);
  input().focus();
  await expect.poll(() => input().getAttribute('role')).toBe('combobox');
  return screen;
}

describe('suggestions', () => {
  test('CBX-38 are there for a text only, and have no button', async () => {
    await renderFocused();
    expect(button()).toBeNull();
    for (const act of [
      () => userEvent.click(input()),
      () => press('{ArrowDown}'),
      () => press('{ArrowUp}'),
    ]) {
      await act();
      expect(getPopup()).toBeNull();
    }
    await press('me');
    expect(shownOptions()).toEqual(['New Mexico', 'Old Mexico']);
    await press('{Backspace}{Backspace}');
    expect(getPopup()).toBeNull();
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  test('CBX-39 submit the text on Enter, and choose an active one first', async () => {
    const onSubmit = vi.fn();
    await renderFocused({ onSubmit });
    await press('mex{Enter}');
    expect(onSubmit.mock.calls).toEqual([['mex']]);
    expect(getPopup()).toBeNull();
    await press('i{ArrowDown}');
    expect(active()).toBe('New Mexico');
    await press('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await press('{Enter}');
    expect(onSubmit.mock.calls.at(-1)).toEqual(['New Mexico']);
  });

  test('CBX-40 show and announce nothing without a match when the message for it is empty', async () => {
    await renderFocused({ messages: { noMatch: '' } });
    await press('zzz');
    expect(getPopup()).toBeNull();
    await press('{Backspace}{Backspace}{Backspace}ala');
    expect(shownOptions()).toEqual(['Alaska']);
  });
});

describe('options that have not been loaded', () => {
  test('CBX-41 leave a text field; when they come it is a combobox, and shows those of the text', async () => {
    const screen = await render(<SearchForm options={undefined} />);
    await userEvent.click(input());
    await press('ala');
    // A list that the field had requested would be rendered within two frames of its import.
    await loadList();
    await waitForFrames(2);
    expect(input().getAttribute('role')).toBeNull();
    expect(input().getAttribute('aria-expanded')).toBeNull();

    await screen.rerender(<SearchForm options={filterOptions(options, 'ala')} />);
    await expect.poll(shownOptions).toEqual(['Alaska']);
    expect(input().getAttribute('role')).toBe('combobox');
    expect(document.activeElement).toBe(input());
    expect(input().value).toBe('ala');

    await screen.rerender(<SearchForm options={undefined} />);
    expect(input().getAttribute('role')).toBeNull();
    expect(getPopup()).toBeNull();
  });

  test.each(['{Enter}', '{Tab}'])('CBX-42 open no list when they come after %s', async (key) => {
    const screen = await render(<SearchForm options={undefined} />);
    await userEvent.click(input());
    await press(`ala${key}`);
    input().focus();
    await screen.rerender(<SearchForm options={filterOptions(options, 'ala')} />);
    await expect.poll(() => input().getAttribute('role')).toBe('combobox');
    await waitForFrames(2);
    expect(getPopup()).toBeNull();
    await press('s');
    expect(shownOptions()).toEqual(['Alaska']);
  });
});
