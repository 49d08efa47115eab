import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { findOption } from './index.ts';
import {
  options,
  combobox,
  input,
  button,
  list,
  shown,
  active,
  press,
  become,
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
  ])('CBX-05 %j finds %j', async (text, found) => {
    for (const locale of ['en', 'es'] as const) {
      const { unmount } = await become({ locale });
      await userEvent.fill(input(), text);
      await expect.poll(shown).toEqual(found);
      expect(active()).toBeUndefined();
      await unmount();
    }
  });

  test('CBX-05 deleting letters finds more again, and no letters find all', async () => {
    await become();
    await press('old');
    await expect.poll(shown).toEqual(['Old Mexico']);
    await press('{Backspace}{Backspace}');
    await expect.poll(shown).toEqual(['New Mexico', 'Old Mexico', 'Puerto Rico']);
    await press('{Backspace}');
    await expect.poll(() => shown().length).toBe(6);
  });
});

describe('pointer', () => {
  test('CBX-12 a click in the field opens it, a click on an option chooses; focus stays', async () => {
    await become();
    await userEvent.click(input());
    await expect.poll(() => shown().length).toBe(6);
    for (const option of document.querySelectorAll('[role="option"]'))
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(page.getByRole('option', { name: 'Old Mexico' }));
    expect(input().value).toBe('Old Mexico');
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  test('CBX-12 the button opens it at the chosen option, which is in view, among all', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Place ${index}` }));
    await become({ options: many, defaultValue: 'Place 40' });
    await userEvent.click(button());
    expect(shown()).toHaveLength(60);
    expect(active()).toBe('Place 40');
    const option = document.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    expect(option?.bottom).toBeLessThanOrEqual(list()?.getBoundingClientRect().bottom ?? 0);
  });

  test('CBX-12 the button opens and closes it, is named, and is no Tab stop (carbon #3418)', async () => {
    await become();
    await expect.element(page.getByRole('button', { name: 'Show options', exact: true })).toBeVisible();
    const { width, height } = button().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button());
    expect(shown()).toHaveLength(6);
    expect(document.activeElement).toBe(input());
    await userEvent.click(button());
    expect(list()).toBeNull();
    expect(button().tabIndex).toBe(-1);
  });
});

test('CBX-16 what was typed stays when focus leaves', async () => {
  await become();
  await press('Narnia');
  await userEvent.tab();
  expect(input().value).toBe('Narnia');
  expect(document.querySelector('[data-part="empty"]')).toBeNull();
});

describe('the form', () => {
  test('CBX-17 it sends the text, which leads to its option', async () => {
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
  ])('CBX-17 %j is the option %s', (text, value) => {
    expect(findOption(options, text)?.value).toBe(value);
  });

  test('CBX-18 each change is reported, and a draft hears of a choice', async () => {
    const onChange = vi.fn();
    const onInput = vi.fn();
    await render(<form onInput={onInput}>{combobox({ onChange })}</form>);
    input().focus();
    await expect.poll(() => input().getAttribute('role')).toBe('combobox');
    await press('p{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([
      ['p', { reason: 'input', option: undefined }],
      ['Puerto Rico', { reason: 'choose', option: options[4] }],
    ]);
    expect(onInput).toHaveBeenCalledTimes(2);
  });

  test('CBX-18 what was typed before script is reported once, with its option', async () => {
    const onChange = vi.fn();
    const { hydrate } = renderServerHtml(combobox({ onChange }));
    await userEvent.type(input(), 'alaska');
    await hydrate();
    expect(onChange.mock.calls).toEqual([['alaska', { reason: 'before-script', option: options[0] }]]);
  });
});
