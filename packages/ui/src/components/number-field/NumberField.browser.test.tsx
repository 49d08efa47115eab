import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { Announcer } from '../announcer/index.ts';
import { Form } from '../form/index.ts';
import { formatNumberError, NumberField, type NumberFieldProps, parseNumber } from './index.ts';

const label = 'Your weight';
const byInput = (number?: number) => ({ reason: 'input', event: expect.any(Event) as Event, number });
const numberField = (props: Partial<NumberFieldProps> = {}) => (
  <form aria-label="Form" onSubmit={(event) => event.preventDefault()}>
    <NumberField label={label} name="weight" {...props} />
    <button type="reset">Reset</button>
    <Announcer />
  </form>
);
const input = () => document.querySelector('input') as HTMLInputElement;
const error = () => document.querySelector('[data-part="error-message"]')?.textContent;
const announced = () => document.querySelector('[data-part="polite"]')?.textContent.trim();

/** Types a text in place of the one that is there, and leaves the field. */
async function enter(text: string) {
  await userEvent.clear(input());
  if (text !== '') await userEvent.type(input(), text);
  input().blur();
}

describe('before script', () => {
  test('NBF-03 has label, hint, error, unit and initial text in the HTML', async () => {
    const { container } = renderServerHtml(
      numberField({ hint: 'Without shoes', error: 'Check it', unit: 'pounds', defaultValue: '72,5' }),
    );
    for (const expected of [label, 'Without shoes', 'Check it', 'pounds'])
      expect(container.innerText).toContain(expected);
    expect(new FormData(document.querySelector('form') as HTMLFormElement).get('weight')).toBe('72,5');
    await expect.element(input()).toHaveAccessibleDescription('Without shoes pounds Error: Check it');
  });

  test('NBF-04 keeps what is typed and reports it once', async () => {
    const onValueChange = vi.fn();
    const { hydrate } = renderServerHtml(numberField({ defaultValue: '7', onValueChange }));
    await userEvent.click(input());
    await userEvent.keyboard('{End}2.5');
    expect(await hydrate()).toEqual([]);
    expect(input().value).toBe('72.5');
    expect(document.activeElement).toBe(input());
    expect(onValueChange.mock.calls).toEqual([
      ['72.5', { reason: 'hydration', event: undefined, number: 72.5 }],
    ]);
  });
});

test('NBF-05 reports each change with its number, and a reset once', async () => {
  const onValueChange = vi.fn();
  await render(numberField({ defaultValue: '7', max: 100, onValueChange }));
  await userEvent.type(input(), '2,');
  await userEvent.type(input(), '5');
  expect(onValueChange.mock.calls).toEqual([
    ['72', byInput(72)],
    ['72,', byInput(72)],
    ['72,5', byInput()],
  ]);
  onValueChange.mockClear();
  input().blur();
  await expect.element(page.getByText('Did you mean 72.5 or 725?')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => onValueChange.mock.calls.length).toBe(1);
  expect(onValueChange.mock.calls[0]).toMatchObject(['7', { reason: 'reset', number: 7 }]);
  await expect.element(page.getByRole('button', { name: '725' })).not.toBeInTheDocument();
});

test('NBF-05 shows what its caller sets, and does not change when the caller does not follow', async () => {
  function Page() {
    const [value, setValue] = useState('72,');
    return numberField({ value, onValueChange: (next) => next.length < 5 && setValue(next) });
  }
  await render(<Page />);
  await userEvent.type(input(), '5');
  await userEvent.type(input(), '0');
  expect(input().value).toBe('72,5');
  input().blur();
  await userEvent.click(page.getByRole('button', { name: '725' }));
  expect(input().value).toBe('725');
});

test('NBF-06 has an error of its own once it is left, until it is edited, and that of its caller first', async () => {
  const { rerender } = await render(numberField({ min: 30, max: 700, unit: 'lb' }));
  await enter('heavy');
  await expect.poll(error).toBe('Please enter the number in digits, such as 72.5');
  await expect.element(input()).toHaveAccessibleDescription(`lb Error: ${error()}`);
  expect(input().ariaInvalid).toBe('true');
  await expect.poll(announced).toContain(error());
  await userEvent.type(input(), '1');
  expect([error(), input().ariaInvalid]).toEqual([undefined, null]);
  await enter('29');
  await expect.poll(error).toBe('Please enter a number from 30 to 700');
  await userEvent.type(input(), '0 LB{Enter}');
  await expect.poll(error).toBeUndefined();
  await enter('');
  expect(error()).toBeUndefined();
  await rerender(numberField({ max: 700, error: 'Ask your doctor' }));
  await enter('701');
  expect(error()).toBe('Ask your doctor');
});

test.each([
  ['en', '72,5', 'Did you mean 72.5 or 725?', ['72.5', '725'], 725],
  ['es', '8,1', '¿Quiso decir 8.1 u 81?', ['8.1', '81'], 81],
  ['de', '1,234.5', 'Did you mean 1.234,5 or 1,2345?', ['1.234,5', '1,2345'], 1.2345],
] as const)('NBF-07 asks which number is meant, %s', async (locale, text, question, answers, number) => {
  const onValueChange = vi.fn();
  vi.spyOn(console, 'error').mockReturnValue();
  const { container } = await render(withLocale(locale, numberField({ onValueChange })));
  await enter(text);
  const group = page.getByRole('group', { name: question });
  await expect.element(group).toBeVisible();
  const asked = document.querySelector('[data-part="question"]') as HTMLElement;
  expect(
    group
      .getByRole('button')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(answers);
  expect(asked.querySelector('p')?.getAttribute('lang')).toBe(locale === 'de' ? 'en' : null);
  expect(error()).toBeUndefined();
  await expect.poll(announced).toContain(question);
  expect(await axeFindings(container)).toEqual([]);
  await commands.emulateMedia({ media: 'print' });
  await expect.element(asked).not.toBeVisible();
  await commands.emulateMedia({ forcedColors: 'active' });
  await userEvent.click(page.getByRole('button', { name: answers[1] }));
  expect(input().value).toBe(answers[1]);
  expect(onValueChange.mock.lastCall).toEqual([answers[1], byInput(number)]);
  expect(document.activeElement).toBe(input());
  await expect.element(group).not.toBeInTheDocument();
});

test('NBF-07 asks once where the error asks the same, after Enter', async () => {
  await render(
    <Form
      onSubmit={(data) => {
        const result = parseNumber(String(data.get('weight')), 'en');
        return 'number' in result
          ? {}
          : { errors: [{ field: 'weight', message: formatNumberError(result, 'en') }] };
      }}
    >
      <NumberField label={label} name="weight" />
    </Form>,
  );
  await userEvent.type(input(), '72,5{Enter}');
  await expect.poll(error).toBe('Did you mean 72.5 or 725?');
  const answers = page.getByRole('group', { name: 'Error: Did you mean 72.5 or 725?' });
  await userEvent.click(answers.getByRole('button', { name: '72.5' }));
  expect(input().value).toBe('72.5');
});

test('NBF-08 moves nothing during the press of a button below', async () => {
  const onClick = vi.fn();
  await render(
    <>
      {numberField()}
      <button onClick={onClick}>Send</button>
    </>,
  );
  await userEvent.type(input(), '72,5');
  await userEvent.click(page.getByRole('button', { name: 'Send' }), { delay: 300 } as object);
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: '725' })).toBeVisible();
});

test('NBF-09 brings up the keyboard that the numbers need, and is 44 px high', async () => {
  const { rerender } = await render(numberField({ min: 0 }));
  expect(input().inputMode).toBe('decimal');
  expect(input().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await rerender(numberField({ min: -40 }));
  expect(input().inputMode).toBe('text');
});

test('NBF-10 gives a server the text that it shows', () => {
  const read = (text: string, locale: string, rules = {}) => {
    const result = parseNumber(text, locale, rules);
    return 'number' in result ? result.number : formatNumberError(result, locale);
  };
  expect(read('72,5', 'es-US')).toBe('¿Quiso decir 72.5 o 725?');
  expect(read('11,11', 'es-US')).toBe('¿Quiso decir 11.11 o 1,111?');
  expect(read('', 'es-US')).toBe('Escriba un número');
  expect(read('mucho', 'es-US')).toBe('Escriba el número con cifras, por ejemplo 72.5');
  expect(read('7', 'es-US', { min: 30 })).toBe('Escriba 30 o más');
  expect(read('1000', 'es-US', { max: 700 })).toBe('Escriba 700 o menos');
  expect(read('1000', 'es-US', { min: 30, max: 700 })).toBe('Escriba un número de 30 a 700');
});
