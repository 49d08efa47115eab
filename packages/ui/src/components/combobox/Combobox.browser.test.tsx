import { createRef, type ChangeEvent, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent, cdp } from 'vitest/browser';
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
  options,
  waitForFrames,
} from './Combobox.fixtures.tsx';
import { type ComboboxProps, findOption } from './index.ts';

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
});

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

/** Returns the caller's next text for one that a person entered; undefined keeps the caller's text. */
type Answer = (text: string) => string | undefined;

type CallerProps = { initial: string; answer: Answer; delay?: number | undefined };

/** A controlled field whose caller changes, rejects or delays what is entered. The output has the caller's text. */
function Caller({ initial, answer, delay, ...props }: CallerProps & Partial<ComboboxProps>) {
  const [value, setValue] = useState(initial);
  const accept = (text: string) => setValue((before) => answer(text) ?? before);
  const onValueChange = (text: string) => {
    if (delay === undefined) accept(text);
    else setTimeout(() => accept(text), delay);
  };
  return (
    <>
      {combobox({ ...props, value, onValueChange })}
      <output>{value}</output>
    </>
  );
}

const getCallerText = () => document.querySelector('output')?.textContent;

/** Renders the field, ready for typing with the caret at an index of its text. */
async function renderAt(caret: number, caller: CallerProps & Partial<ComboboxProps>) {
  await render(<Caller {...caller} />);
  input().focus();
  await expect.poll(() => input().getAttribute('role')).toBe('combobox');
  input().setSelectionRange(caret, caret);
}

/** The text with its caret as a bar. */
function getTextWithCaret(): string {
  const { value, selectionStart, selectionEnd } = input();
  const at = selectionStart ?? 0;
  return `${value.slice(0, at)}|${value.slice(at, selectionEnd ?? at)}${value.slice(selectionEnd ?? at)}`;
}

const toUpperCase: Answer = (text) => text.toUpperCase();
const rejectDigits: Answer = (text) => (/\d/.test(text) ? undefined : text);
const accept: Answer = (text) => text;
const rejectAll: Answer = () => undefined;

describe('what the caller answers', () => {
  test.each([
    ['changed', toUpperCase, 'NEW MEXICO', 3, 'ly', 'NEWLY| MEXICO'],
    ['changed at the end', toUpperCase, 'NE', 2, 'w', 'NEW|'],
    [
      'changed where it grows',
      (text: string) => text.replace('ss', 'ß').replace('@', ' at '),
      'a.b',
      1,
      '@',
      'a at |.b',
    ],
    ['rejected', rejectDigits, 'New Mexico', 3, '1', 'New| Mexico'],
    ['rejected and accepted', rejectDigits, 'New Mexico', 3, '1l2y', 'Newly| Mexico'],
    ['removed', rejectDigits, 'New Mexico', 3, '{Backspace}', 'Ne| Mexico'],
    ['removed and rejected', rejectAll, 'New Mexico', 3, '{Backspace}', 'New| Mexico'],
    ['removed and rejected, forward', rejectAll, 'New Mexico', 3, '{Delete}', 'New| Mexico'],
  ])(
    'CBX-35 is shown with the caret where the person types: %s',
    async (_what, answer, initial, caret, keys, expected) => {
      await renderAt(caret, { initial, answer });
      await press(keys);
      expect(getTextWithCaret()).toBe(expected);
      // Browsers queue `select` and `selectionchange` events, and React renders, before the next frame.
      await waitForFrames(2);
      expect(getTextWithCaret()).toBe(expected);
    },
  );

  test('CBX-35 keeps the caret where a person types while the page hydrates', async () => {
    const { hydrate } = renderServerHtml(<Caller initial="" answer={accept} />);
    input().focus();
    await press('New xico{ArrowLeft>4/}');
    expect(await hydrate()).toEqual([]);
    await press('Me');
    expect(getTextWithCaret()).toBe('New Me|xico');
    await expect.poll(getCallerText).toBe('New Mexico');
  });

  test('CBX-35 keeps the caret that the person has moved when it comes late', async () => {
    await renderAt(3, { initial: 'New Mexico', answer: accept, delay: 300 });
    await press('l');
    await press('{ArrowRight}{ArrowRight}');
    await expect.poll(getTextWithCaret).toBe('Newl M|exico');
  });

  test('CBX-35 moves no focus or caret in another field when it comes late', async () => {
    await render(
      <>
        <Caller initial="New Mexico" answer={accept} delay={200} />
        <textarea defaultValue="Other" />
      </>,
    );
    const other = document.querySelector('textarea') as HTMLTextAreaElement;
    await userEvent.fill(input(), 'Alaska');
    other.focus();
    other.setSelectionRange(2, 2);
    await expect.poll(() => input().value).toBe('Alaska');
    expect([document.activeElement, other.selectionStart]).toEqual([other, 2]);
  });
});

describe('the list', () => {
  test('CBX-36 shows the options of the text that is shown, not of the rejected one', async () => {
    await renderAt(3, { initial: 'Mex', answer: rejectDigits });
    await press('1');
    expect(shownOptions()).toEqual(['New Mexico', 'Old Mexico']);
    await press('{Backspace}{Backspace}{Backspace}qu');
    expect(shownOptions()).toEqual(['Québec']);
  });

  test('CBX-36 shows those of a late text when it is there, with no option active', async () => {
    await renderAt(0, { initial: '', answer: accept, delay: 300 });
    await press('m');
    expect(shownOptions()).toHaveLength(6);
    await press('{ArrowDown}');
    expect(input().getAttribute('aria-activedescendant')).not.toBeNull();
    await expect.poll(shownOptions).toEqual(['New Mexico', 'Old Mexico']);
    await expect.poll(() => input().getAttribute('aria-activedescendant')).toBeNull();
  });
});

describe('while a text is composed', () => {
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const commit = (text: string) => cdp().send('Input.insertText', { text });

  test.each([
    ['accepts', accept, undefined, 'にほ New Mexico'],
    ['changes', (text: string) => text.replace('に', 'ニ'), undefined, 'ニほ New Mexico'],
    ['rejects', rejectAll, undefined, ' New Mexico'],
    ['accepts late', accept, 100, 'にほ New Mexico'],
  ])('CBX-37 is not interrupted by a caller who %s', async (_how, answer, delay, expected) => {
    const ended = vi.fn();
    await renderAt(0, { initial: ' New Mexico', answer, delay, onCompositionEnd: ended });
    for (const text of ['n', 'に', 'にh', 'にほ']) {
      await compose(text);
      expect(input().value).toBe(`${text} New Mexico`);
      // A caller who keeps its text renders nothing to wait for.
      await expect.poll(getCallerText).toBe(answer(input().value) ?? ' New Mexico');
      await waitForFrames(2);
      expect(input().value).toBe(`${text} New Mexico`);
    }
    expect(ended).not.toHaveBeenCalled();
    await commit('にほ');
    expect(ended).toHaveBeenCalledOnce();
    await expect.poll(() => input().value).toBe(expected);
    await expect.poll(getTextWithCaret).toBe(expected.replace(' New', '| New'));
  });
});
