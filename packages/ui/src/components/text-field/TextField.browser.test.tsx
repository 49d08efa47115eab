import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { TextField } from './index.ts';

const byInput = { reason: 'input', event: expect.any(Event) as Event };

const label = 'Email address';
const error = 'Please enter a valid email address';
const input = () => document.querySelector('input') as HTMLInputElement;

test.each(['', 'ana'])('TXF-02 keeps typed text, with the default value %j', async (defaultValue) => {
  const { hydrate } = renderServerHtml(
    <TextField label={label} name="email" defaultValue={defaultValue} error={error} />,
  );
  await userEvent.click(input());
  await userEvent.keyboard('{End}@example.org');
  expect(await hydrate()).toEqual([]);
  expect(input().value).toBe(`${defaultValue}@example.org`);
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('!');
  expect(input().value).toBe(`${defaultValue}@example.org!`);
});

test('TXF-03 reports each change with its reason', async () => {
  const onValueChange = vi.fn();
  await render(<TextField label={label} name="email" onValueChange={onValueChange} />);
  await userEvent.type(input(), 'ab');
  expect(onValueChange.mock.calls).toEqual([
    ['a', byInput],
    ['ab', byInput],
  ]);
});

test.each([
  ['email', 'email', 'false'],
  ['tel', 'tel', 'false'],
  ['text', 'given-name', null],
] as const)(
  'TXF-04 sets type, autocomplete, inputmode and spellcheck for %s',
  async (type, token, spellcheck) => {
    await render(<TextField label={label} name="field" type={type} autoComplete={token} inputMode={type} />);
    expect([input().type, input().autocomplete, input().inputMode]).toEqual([type, token, type]);
    expect(input().getAttribute('spellcheck')).toBe(spellcheck);
  },
);

test('TXF-07 passes the input to a ref', async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<TextField label={label} name="email" id="other" ref={ref} />);
  ref.current?.focus();
  await expect.element(page.getByRole('textbox', { name: label })).toHaveFocus();
  expect(document.activeElement?.id).toBe('other');
});

test('TXF-09 does not cut off a long text', async () => {
  const long = 'x'.repeat(600);
  await render(<TextField label={label} name="email" />);
  await userEvent.fill(input(), long);
  expect(input().value).toBe(long);
});
