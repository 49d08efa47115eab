import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import {
  label,
  combobox,
  input,
  button,
  list,
  shownOptions,
  active,
  press,
  renderFocused,
} from './Combobox.fixtures.tsx';

describe('before its first focus', () => {
  test('CBX-01 is a text field with label, hint, error and text', async () => {
    const { container } = renderServerHtml(
      combobox({ hint: 'Type.', error: 'Choose one', defaultValue: 'Alaska' }),
    );
    expect(container.innerText).toMatch(/Place\s+Type\.\s+Error:\s+Choose one/);
    expect(input().value).toBe('Alaska');
    await expect.element(page.getByRole('textbox', { name: label })).toBeVisible();
  });

  test('CBX-01 shows the button for the list with script only', () => {
    renderServerHtml(combobox());
    expect(button().checkVisibility()).toBe(true);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const hides = rules.flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]));
    const withoutScript = hides.filter(
      (rule) => rule instanceof CSSMediaRule && rule.conditionText === '(scripting: none)',
    );
    expect(withoutScript.map(({ cssText }) => cssText).join()).toContain(
      `.${button().className.split(' ')[0] ?? ''}`,
    );
  });

  test('CBX-02 becomes a combobox in place and keeps text, caret and focus', async () => {
    const { hydrate } = renderServerHtml(combobox({ defaultValue: 'Alaska' }));
    const before = input();
    await userEvent.click(before);
    await press('{End}n');
    before.setSelectionRange(2, 4);
    expect(await hydrate()).toEqual([]);
    await expect.poll(() => before.getAttribute('role')).toBe('combobox');
    expect(input()).toBe(before);
    expect(document.activeElement).toBe(before);
    expect([before.value, before.selectionStart, before.selectionEnd]).toEqual(['Alaskan', 2, 4]);
  });

  test('CBX-03 filters by what was typed before the list was there', async () => {
    await render(combobox());
    input().focus();
    input().value = '';
    await press('mex');
    await expect.poll(shownOptions).toEqual(['New Mexico', 'Old Mexico']);
    expect(input().value).toBe('mex');
  });

  test('CBX-03 opens at the first press of Down and at the first click on the button', async () => {
    const { unmount } = await render(combobox());
    input().focus();
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    await expect.poll(active).toBe('Alaska');
    await unmount();
    await render(combobox());
    button().click();
    await expect.poll(() => shownOptions().length).toBe(6);
    expect(document.activeElement).toBe(input());
  });

  test('CBX-24 gives the input by ref', async () => {
    const ref = createRef<HTMLInputElement>();
    await render(combobox({ ref, id: 'other' }));
    ref.current?.focus();
    expect(document.activeElement?.id).toBe('other');
  });
});

describe('semantics', () => {
  test('CBX-04 has name, role, text, hint, error and required (uswds/uswds#6528)', async () => {
    await renderFocused({
      defaultValue: 'Puerto Rico',
      hint: 'Type.',
      error: 'Choose one',
      isRequired: true,
    });
    const line = (await commands.accessibilityTree()).find((entry) => entry.startsWith('combobox'));
    expect(line).toContain(`combobox "${label}" value="Puerto Rico"`);
    expect(line).toContain('expanded=false');
    expect(line).toContain('required=true');
    expect(line).toContain('invalid=true');
    expect(line).toContain('description="Type. Error: Choose one"');
  });

  test('CBX-04 describes the list by the field’s label and refers to the list', async () => {
    await renderFocused();
    await press('{ArrowDown}');
    await expect.element(page.getByRole('listbox', { name: 'Options' })).toHaveAccessibleDescription(label);
    expect(document.getElementById(input().getAttribute('aria-controls') ?? '')).toBe(list());
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true');
  });
});

test('CBX-28 names the field alone by the label, closed and open', async () => {
  await renderFocused();
  await expect.element(page.getByLabelText(label)).toBe(input());
  await press('{ArrowDown}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await expect.element(page.getByLabelText(label)).toBe(input());
  await expect.element(page.getByRole('button', { name: 'Show options' })).toHaveAccessibleDescription(label);
});

test('CBX-23 warns of two options with one label', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const duplicates = [
    { value: 'a', label: 'Springfield' },
    { value: 'b', label: 'Springfield' },
  ];
  await renderFocused({ options: duplicates });
  await expect
    .poll(() => warned.mock.calls)
    .toEqual([
      [
        '[@longcovid/ui] Combobox: two options have the label “Springfield”. People cannot tell them apart, and the form sends the same text for both. Give each a unique label, for example with its city.',
      ],
    ]);
  warned.mockRestore();
});
