import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { TextField } from './index.ts';

const byInput = { reason: 'input', event: expect.any(Event) as Event };

const label = 'Email address';
const hint = 'We only write to you about your request.';
const error = 'Please enter a valid email address';
const input = () => document.querySelector('input') as HTMLInputElement;

describe('before script', () => {
  test('TXF-01 has label, hint, error and initial value in the HTML', () => {
    const { container } = renderServerHtml(
      <TextField label={label} name="email" hint={hint} error={error} defaultValue="ana@example" />,
    );
    expect(container.innerText).toContain(label);
    expect(container.innerText).toContain(hint);
    expect(container.innerText).toContain(error);
    expect(new FormData(getForm(container)).get('email')).toBe('ana@example');
  });

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

test('TXF-03 shows the value that its caller sets', async () => {
  const { rerender } = await render(
    <TextField label={label} name="email" value="kept" onValueChange={vi.fn()} />,
  );
  await userEvent.type(input(), 'x');
  expect(input().value).toBe('kept');
  await rerender(<TextField label={label} name="email" value="new" onValueChange={vi.fn()} />);
  expect(input().value).toBe('new');
});

test.each(['defaultValue', 'value'])(
  'TXF-03 reports once what was typed before hydration, with %s',
  async (kept) => {
    const onValueChange = vi.fn();
    const { hydrate } = renderServerHtml(
      <TextField label={label} name="email" {...{ [kept]: 'ana' }} onValueChange={onValueChange} />,
    );
    await userEvent.click(input());
    await userEvent.keyboard('{End}!');
    await hydrate();
    expect(onValueChange.mock.calls).toEqual([['ana!', { reason: 'hydration', event: undefined }]]);
  },
);

test('TXF-03 reports nothing when nothing was typed', async () => {
  const onValueChange = vi.fn();
  const { hydrate } = renderServerHtml(
    <TextField label={label} name="a" defaultValue="ana" onValueChange={onValueChange} />,
  );
  await hydrate();
  await render(<TextField label={label} name="b" defaultValue="ana" onValueChange={onValueChange} />);
  expect(onValueChange).not.toHaveBeenCalled();
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

test('TXF-05 is at least 44 px high', async () => {
  await render(<TextField label={label} name="email" />);
  expect(input().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

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

function getForm(container: HTMLElement) {
  const form = document.createElement('form');
  form.append(...container.childNodes);
  container.append(form);
  return form;
}
