import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { Announcer } from '../announcer/index.ts';
import { PasswordInput, type PasswordInputProps } from './index.ts';

const passwordInput = (props: Partial<PasswordInputProps> = {}, onSubmit?: () => void) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit?.();
    }}
  >
    <PasswordInput label="Password" name="password" autoComplete="current-password" {...props} />
    <button type="submit">Sign in</button>
    <Announcer />
  </form>
);
const input = () => document.querySelector('input') as HTMLInputElement;
const toggle = () => document.querySelector('[data-part="toggle"]') as HTMLButtonElement;
const announced = () => document.querySelector('[data-part="polite"]')?.textContent.trim();

test('PWI-01, PWI-02 is named, described, required and invalid, as text that nothing corrects', async () => {
  await render(passwordInput({ hint: '12 characters', error: 'Too short', isRequired: true }));
  const line = (await commands.accessibilityTree()).find((entry) => entry.startsWith('textbox'));
  expect(line).toContain('textbox "Password"');
  for (const state of ['required=true', 'invalid=true', 'description="12 characters Error: Too short"'])
    expect(line).toContain(state);
  const { type, autocomplete, autocapitalize } = input();
  expect([type, autocomplete, autocapitalize]).toEqual(['password', 'current-password', 'none']);
  // The property is false for each hidden password, but not for one that is shown.
  expect(input().getAttribute('spellcheck')).toBe('false');
  expect(input().getAttribute('autocorrect')).toBe('off');
});

test.each([
  ['en', 'Show password', 'Your password is visible.', 'Hide password', 'Your password is hidden.'],
  [
    'es',
    'Mostrar contraseña',
    'Su contraseña está visible.',
    'Ocultar contraseña',
    'Su contraseña está oculta.',
  ],
])('PWI-03, PWI-04 is shown and hidden by its button, and says so, %s', async (locale, ...texts) => {
  const [show, visible, hide, hidden] = texts;
  await render(withLocale(locale, passwordInput()));
  await userEvent.type(input(), 'three words');
  await userEvent.tab();
  expect(document.activeElement).toBe(toggle());
  await expect.element(toggle()).toHaveAccessibleName(show);
  await expect.element(toggle()).toHaveAccessibleDescription('Password');
  await userEvent.keyboard('{Enter}');
  expect([input().type, input().value]).toEqual(['text', 'three words']);
  await expect.element(toggle()).toHaveAccessibleName(hide);
  await expect.poll(announced).toBe(visible);
  await userEvent.keyboard(' ');
  expect([input().type, input().value]).toEqual(['password', 'three words']);
  await expect.poll(announced).toContain(hidden);
  expect(document.activeElement).toBe(toggle());
});

test('PWI-05 is hidden when the browser reads the form, also where the page prevents it', async () => {
  const atSubmit = vi.fn(() => input().type);
  await render(
    <>
      {passwordInput({}, atSubmit)}
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Search</button>
      </form>
    </>,
  );
  await userEvent.click(toggle());
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  expect(input().type).toBe('text');
  await userEvent.type(input(), 'three words{Enter}');
  expect(atSubmit).toHaveLastReturnedWith('password');
  await expect.element(toggle()).toHaveAccessibleName('Show password');
});

test('PWI-06 has no button before script, and nothing moves when it comes', async () => {
  const { hydrate } = renderServerHtml(passwordInput());
  await expect.element(toggle()).not.toBeVisible();
  await userEvent.type(input(), 'three words');
  const { width } = input().getBoundingClientRect();
  const { top } = page.getByRole('button', { name: 'Sign in' }).element().getBoundingClientRect();
  expect(await hydrate()).toEqual([]);
  await expect.element(toggle()).toBeVisible();
  expect(input().value).toBe('three words');
  expect(input().getBoundingClientRect().width).toBe(width);
  expect(page.getByRole('button', { name: 'Sign in' }).element().getBoundingClientRect().top).toBe(top);
});
