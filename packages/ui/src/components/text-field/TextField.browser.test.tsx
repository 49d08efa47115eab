import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { TextField } from './index.ts';

const label = 'Email address';
const input = () => document.querySelector('input') as HTMLInputElement;

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

test('TXF-09 does not cut off a long text', async () => {
  const long = 'x'.repeat(600);
  await render(<TextField label={label} name="email" />);
  await userEvent.fill(input(), long);
  expect(input().value).toBe(long);
});
