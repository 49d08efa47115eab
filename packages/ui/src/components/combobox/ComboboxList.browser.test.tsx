import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { userEvent, page, commands } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { Announcer } from '../announcer/index.ts';
import {
  combobox,
  input,
  list,
  shownOptions,
  active,
  press,
  renderFocused,
  button,
  options,
  waitForFrames,
  label,
} from './Combobox.fixtures.tsx';
import { filterOptions, type ComboboxProps, Combobox, type ComboboxOption } from './index.ts';
import { loadList } from './load-list.ts';

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

async function renderSearch(props: Parameters<typeof SearchForm>[0] = {}) {
  const screen = await render(<SearchForm {...props} />);
  input().focus();
  await expect.poll(() => input().getAttribute('role')).toBe('combobox');
  return screen;
}

describe('suggestions', () => {
  test('CBX-38 are there for a text only, and have no button', async () => {
    await renderSearch();
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
    await renderSearch({ onSubmit });
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
    await renderSearch({ messages: { noMatch: '' } });
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

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const activeElement = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
const isInView = (element: Element | null) => {
  const [box, frame] = [element?.getBoundingClientRect(), list()?.getBoundingClientRect()];
  return (
    box !== undefined && frame !== undefined && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1
  );
};

const many = Array.from({ length: 10_000 }, (_, index) => ({
  value: `${index}`,
  label: `${['Peñasco', 'Ørsted', 'Albany'][index % 3]} ${index}`,
}));

describe('10,000 options', () => {
  test('CBX-32 renders 100, with the number of those that are left, and each option with its position', async () => {
    await renderFocused({ options: many });
    await press('{ArrowDown}');
    expect(shownOptions()).toHaveLength(100);
    expect(part('more')?.textContent).toBe('9,900 more. Type to find them.');
    expect(activeElement()?.getAttribute('aria-posinset')).toBe('1');
    expect(activeElement()?.getAttribute('aria-setsize')).toBe('10000');
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.fill(input(), 'orsted 99');
    await expect.poll(() => shownOptions().length).toBe(36);
    expect(part('more')).toBeNull();
    expect(document.querySelector('[role=option]')?.getAttribute('aria-setsize')).toBeNull();
  });

  test('CBX-32 keeps list and focus when the note below it is pressed', async () => {
    await renderFocused({ options: many });
    await press('{ArrowDown}');
    await userEvent.click(part('more') as HTMLElement);
    expect(document.activeElement).toBe(input());
    expect(active()).toBe('Peñasco 0');
    await press('xyz');
    await userEvent.click(part('empty') as HTMLElement);
    expect(document.activeElement).toBe(input());
  });

  test('CBX-32 reaches each option by keys, in view', async () => {
    await renderFocused({ options: many });
    await press('{ArrowUp}');
    expect([active(), activeElement()?.getAttribute('aria-posinset')]).toEqual(['Peñasco 9999', '10000']);
    await expect.poll(() => isInView(activeElement())).toBe(true);
    await press('{ArrowDown}');
    expect(active()).toBe('Peñasco 0');
    await expect.poll(() => isInView(activeElement())).toBe(true);
    for (let turn = 0; turn < 120; turn += 1) await press('{ArrowDown}');
    expect(active()).toBe('Peñasco 120');
    await expect.poll(() => isInView(activeElement())).toBe(true);
    expect(shownOptions()).toHaveLength(100);
  });

  test('CBX-32 opens at the chosen option, and a click chooses the one that it hits', async () => {
    const { getByRole } = await renderFocused({ options: many, defaultValue: 'Albany 5000' });
    await press('{ArrowDown}');
    expect(active()).toBe('Albany 5000');
    await userEvent.click(getByRole('option', { name: 'Ørsted 5002' }));
    expect(input().value).toBe('Ørsted 5002');
  });
});

/** Options of a search that resolves when the test says so, best match first. */
function Search({ answers }: { answers: Map<string, (options: ComboboxOption[]) => void> }) {
  const [options, setOptions] = useState<ComboboxOption[]>([]);
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Announcer />
      <Combobox
        label={label}
        name="place"
        options={options}
        matching="given"
        isLoading={isLoading}
        onValueChange={(text) => {
          setLoading(true);
          answers.set(text, (found) => {
            setLoading(false);
            setOptions(found);
          });
        }}
      />
    </>
  );
}

const getAnnouncement = () => part('polite')?.textContent.trim();

describe('options that arrive later', () => {
  test('CBX-33 are shown as given, in their order, with a message until they are there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers = new Map<string, (options: ComboboxOption[]) => void>();
    await render(<Search answers={answers} />);
    input().focus();
    await expect.poll(() => input().getAttribute('role')).toBe('combobox');
    vi.advanceTimersByTime(3000);
    document.querySelectorAll('[aria-live]').forEach((region) => region.replaceChildren());

    await press('nm');
    await expect.element(page.getByText('Loading options…').first()).toBeVisible();
    vi.advanceTimersByTime(3000);
    expect(getAnnouncement()).toBe('Loading options…');
    const found = ['New Mexico', 'Nuevo México, Sin letras'].map((each) => ({ value: each, label: each }));
    answers.get('nm')?.(found);
    await expect.poll(shownOptions).toEqual(['New Mexico', 'Nuevo México, Sin letras']);
    expect(list()?.getAttribute('aria-busy')).toBeNull();
    vi.advanceTimersByTime(3000);
    expect(getAnnouncement()).toContain('2 options.');

    await press('x');
    // What was found before stays, and is known to be out of date.
    expect(shownOptions()).toHaveLength(2);
    expect(list()?.getAttribute('aria-busy')).toBe('true');
    answers.get('nmx')?.([]);
    await expect.element(page.getByText('Sorry, no matching options.').first()).toBeVisible();
    expect(input().value).toBe('nmx');
  });
});

describe('announcements', () => {
  const options = ['Alaska', 'New Mexico', 'Old Mexico'].map((label) => ({ value: label, label }));
  const input = () => document.querySelector('input') as HTMLInputElement;
  const getAnnouncement = () => document.querySelector('[data-part="polite"]')?.textContent.trim();
  const getAssertive = () => document.querySelector('[data-part="assertive"]')?.textContent;

  /** Renders a focused combobox beside a live region without announcements of other tests. */
  async function renderSilent(locale: 'en' | 'es' = 'en') {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await render(
      <>
        <Announcer lang={locale} />
        {withLocale(locale, <Combobox label="Place" name="place" options={options} />)}
      </>,
    );
    input().focus();
    await expect.poll(() => input().getAttribute('role')).toBe('combobox');
    vi.advanceTimersByTime(3000);
    document.querySelectorAll('[aria-live]').forEach((region) => region.replaceChildren());
  }

  test.each([
    ['en', '2 options.'],
    ['es', '2 opciones.'],
  ] as const)(
    'CBX-13 announces the count once, after a pause (carbon-components-svelte PR #3645), %s',
    async (locale, message) => {
      await renderSilent(locale);
      await userEvent.keyboard('m');
      vi.advanceTimersByTime(700);
      await userEvent.keyboard('e');
      vi.advanceTimersByTime(700);
      expect(getAnnouncement()).toBe('');
      vi.advanceTimersByTime(3000);
      expect(getAnnouncement()).toBe(message);
      await userEvent.keyboard('x');
      vi.advanceTimersByTime(3000);
      expect(getAnnouncement()).toBe(message);
      expect(getAssertive()).toBe('');
    },
  );

  test('CBX-14 announces nothing when an option is active or chosen (react-spectrum #10220)', async () => {
    await renderSilent();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    vi.advanceTimersByTime(3000);
    const tree = await commands.accessibilityTree();
    expect(tree.filter((line) => line.startsWith('option'))).toEqual([
      'option "Alaska" selected=false',
      'option "New Mexico" selected=true',
      'option "Old Mexico" selected=false',
    ]);
    await userEvent.keyboard('{Enter}');
    vi.advanceTimersByTime(3000);
    expect([getAnnouncement(), getAssertive()]).toEqual(['', '']);
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
    expect(document.querySelectorAll('[inert], [aria-hidden="true"]:not(svg)')).toHaveLength(0);
  });

  test.each([
    ['en', 'Sorry, no matching options.'],
    ['es', 'Lo sentimos, no hay opciones que coincidan.'],
  ] as const)('CBX-15 shows and announces that nothing matches, %s', async (locale, message) => {
    await renderSilent(locale);
    await userEvent.keyboard('xyz');
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    vi.advanceTimersByTime(3000);
    expect(getAnnouncement()).toBe(message);
  });
});
