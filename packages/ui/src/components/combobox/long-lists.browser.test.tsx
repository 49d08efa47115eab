import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { Announcer } from '../announcer/index.ts';
import { active, input, label, list, press, renderFocused, shownOptions } from './Combobox.fixtures.tsx';
import { Combobox, type ComboboxOption } from './index.ts';

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

  test('CBX-32 folds the labels once, not at each letter', async () => {
    await renderFocused({ options: many });
    await press('x');
    const normalize = vi.spyOn(String.prototype, 'normalize');
    await press('yz');
    // The query, its text as an option for `onValueChange`, and the labels that React compares: never 10,000.
    expect(normalize.mock.calls.length).toBeLessThan(50);
    normalize.mockRestore();
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
  afterEach(() => {
    if (vi.isFakeTimers()) vi.runAllTimers();
    vi.useRealTimers();
  });

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
