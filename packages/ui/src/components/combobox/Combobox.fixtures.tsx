import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withLocale } from '../../../test/with-locale.tsx';
import { Combobox, type ComboboxProps } from './index.ts';

export const label = 'Place';
export const options = ['Alaska', 'España', 'New Mexico', 'Old Mexico', 'Puerto Rico', 'Québec'].map(
  (name) => ({
    value: name.slice(0, 2).toLowerCase(),
    label: name,
  }),
);
export const combobox = (props: Partial<ComboboxProps> = {}) => (
  <Combobox label={label} name="place" options={options} {...props} />
);
export const input = () => document.querySelector('input') as HTMLInputElement;
export const button = () => document.querySelector('[data-part="trigger"]') as HTMLButtonElement;
export const list = () => document.querySelector<HTMLElement>('[role="listbox"]');
export const shownOptions = () =>
  [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
export const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
export const press = (keys: string) => userEvent.keyboard(keys);

/** Waits for a number of frames, where the absence of a change is asserted and so no event can be waited for. */
export async function waitForFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

/** Renders the field, focuses it and waits until it is a combobox. */
export async function renderFocused(props: Partial<ComboboxProps> = {}, locale = 'en') {
  const screen = await render(withLocale(locale, combobox(props)));
  input().focus();
  await expect.element(page.getByRole('combobox', { name: label })).toBeInTheDocument();
  await expect.poll(() => input().getAttribute('role')).toBe('combobox');
  return screen;
}
