import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../test/axe.ts';
import { beforeScript } from '../../test/before-script.tsx';
import { hex, pageColor } from '../../test/rendered-color.ts';
import { contrastRatio } from '../theme/index.ts';
import { Combobox, type ComboboxProps, optionOf } from './index.ts';

const label = 'Place';
const options = ['Alaska', 'España', 'New Mexico', 'Old Mexico', 'Puerto Rico', 'Québec'].map((name) => ({
  value: name.slice(0, 2).toLowerCase(),
  label: name,
}));
const combobox = (props: Partial<ComboboxProps> = {}) => (
  <Combobox label={label} name="place" options={options} {...props} />
);
const input = () => document.querySelector('input') as HTMLInputElement;
const button = () => document.querySelector('[data-part="open"]') as HTMLButtonElement;
const list = () => document.querySelector<HTMLElement>('[role="listbox"]');
const shown = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

/** Focuses the field and waits until it is a combobox. */
async function become(props: Partial<ComboboxProps> = {}) {
  const screen = await render(combobox(props));
  input().focus();
  await expect.element(page.getByRole('combobox', { name: label })).toBeInTheDocument();
  await expect.poll(() => input().getAttribute('role')).toBe('combobox');
  return screen;
}

afterEach(() => {
  document.querySelectorAll('.outside').forEach((element) => element.remove());
});

describe('before its first focus', () => {
  test('CBX-01 it is a text field with its words and text', async () => {
    const { container } = beforeScript(
      combobox({ hint: 'Type.', error: 'Choose one', defaultValue: 'Alaska' }),
    );
    expect(container.innerText).toMatch(/Place\s+Type\.\s+Error:\s+Choose one/);
    expect(input().value).toBe('Alaska');
    await expect.element(page.getByRole('textbox', { name: label })).toBeVisible();
  });

  test('CBX-01 the button for the list is there with script only', () => {
    beforeScript(combobox());
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

  test('CBX-02 the same element becomes a combobox; text, caret and focus stay', async () => {
    const { hydrate } = beforeScript(combobox({ defaultValue: 'Alaska' }));
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

  test('CBX-03 what is typed before the list is there is looked for', async () => {
    await render(combobox());
    input().focus();
    input().value = '';
    await press('mex');
    await expect.poll(shown).toEqual(['New Mexico', 'Old Mexico']);
    expect(input().value).toBe('mex');
  });

  test('CBX-03 the first press of Down opens it, and so does the first click on the button', async () => {
    const { unmount } = await render(combobox());
    input().focus();
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    await expect.poll(active).toBe('Alaska');
    await unmount();
    await render(combobox());
    button().click();
    await expect.poll(() => shown().length).toBe(6);
    expect(document.activeElement).toBe(input());
  });

  test('CBX-24 the ref reaches the input', async () => {
    const ref = createRef<HTMLInputElement>();
    await render(combobox({ ref, id: 'other' }));
    ref.current?.focus();
    expect(document.activeElement?.id).toBe('other');
  });
});

describe('what is told', () => {
  test('CBX-04 name, role, first text, hint, error and required (uswds/uswds#6528)', async () => {
    await become({ defaultValue: 'Puerto Rico', hint: 'Type.', error: 'Choose one', required: true });
    const line = (await commands.accessibilityTree()).find((entry) => entry.startsWith('combobox'));
    expect(line).toContain(`combobox "${label}" value="Puerto Rico"`);
    expect(line).toContain('expanded=false');
    expect(line).toContain('required=true');
    expect(line).toContain('invalid=true');
    expect(line).toContain('description="Type. Error: Choose one"');
  });

  test('CBX-04 the list has the field’s name, and the field says which list it is', async () => {
    await become();
    await press('{ArrowDown}');
    await expect.element(page.getByRole('listbox', { name: label })).toBeVisible();
    expect(document.getElementById(input().getAttribute('aria-controls') ?? '')).toBe(list());
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true');
  });
});

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

  test('CBX-12 the button opens and closes it, is named, and is no Tab stop (carbon #3418)', async () => {
    await become();
    await expect.element(page.getByRole('button', { name: 'Show options Place' })).toBeVisible();
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
    expect(optionOf(options, sent)?.value).toBe('pu');
  });

  test.each([
    ['  quebec ', 'qu'],
    ['ESPANA', 'es'],
    ['Mexico', undefined],
    ['', undefined],
  ])('CBX-17 %j is the option %s', (text, value) => {
    expect(optionOf(options, text)?.value).toBe(value);
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
    const { hydrate } = beforeScript(combobox({ onChange }));
    await userEvent.type(input(), 'alaska');
    await hydrate();
    expect(onChange.mock.calls).toEqual([['alaska', { reason: 'before-script', option: options[0] }]]);
  });
});

test('CBX-23 two options of one name are a warning', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const twins = [
    { value: 'a', label: 'Springfield' },
    { value: 'b', label: 'Springfield' },
  ];
  await become({ options: twins });
  await expect
    .poll(() => warned.mock.calls)
    .toEqual([
      [
        '[@longcovid/ui] Combobox: two options are called “Springfield”. Nobody can tell them apart, and the form sends the same words for both. Give each a label of its own, such as with its city.',
      ],
    ]);
  warned.mockRestore();
});

describe('look', () => {
  test('CBX-19 500 options open and filter; a long one is whole at 320 px', async () => {
    await page.viewport(320, 640);
    const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(7).slice(0, 300);
    const many = Array.from({ length: 500 }, (_, index) => ({
      value: `${index}`,
      label: index === 1 ? long : `Place ${index}`,
    }));
    await become({ options: many });
    await press('{ArrowDown}{ArrowDown}');
    expect(shown()).toHaveLength(500);
    expect(active()).toBe(long);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(list()?.scrollWidth).toBeLessThanOrEqual(list()?.clientWidth ?? 0);
    await userEvent.fill(input(), 'place 49');
    await expect.poll(() => shown().length).toBe(11);
  });

  test.each([
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'light', forcedColors: 'active' },
    { colorScheme: 'dark', forcedColors: 'active' },
  ] as const)('CBX-20 edges of field, list and active option are seen, %j', async (media) => {
    await commands.emulateMedia(media);
    await become();
    await press('{ArrowDown}');
    const option = document.querySelector('[aria-selected="true"]') as Element;
    const edges = [
      getComputedStyle(input()).borderTopColor,
      getComputedStyle(list() as Element).borderTopColor,
      getComputedStyle(option).outlineColor,
    ];
    for (const edge of edges) expect(contrastRatio(hex(edge), pageColor())).toBeGreaterThanOrEqual(3);
    expect(getComputedStyle(option).outlineStyle).toBe('solid');
  });

  test('CBX-21 it writes no style element and no style attribute', async () => {
    const before = document.querySelectorAll('style').length;
    const { container } = await become();
    await press('{ArrowDown}{ArrowDown}');
    await userEvent.hover(page.getByRole('option', { name: 'Alaska' }));
    await press('{Enter}');
    expect(document.querySelectorAll('style')).toHaveLength(before);
    expect(container.querySelector('[style]')).toBeNull();
    expect(document.getElementById('react-aria-pressable-style')).toBeNull();
  });

  test.each([
    ['closed', ''],
    ['open', '{ArrowDown}'],
    ['without a match', 'xyz'],
  ])('CBX-22 no axe finding, %s', async (_state, keys) => {
    const { container } = await become({ hint: 'Type.', error: 'Choose one', required: true });
    if (keys) await press(keys);
    expect(await axeFindings(container)).toEqual([]);
  });
});
