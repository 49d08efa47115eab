import { createRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { Announcer } from '../announcer/index.ts';
import { Form } from '../form/index.ts';
import {
  type DateInputActions,
  DateInput,
  type DateInputProps,
  formatDateError,
  getDateParts,
  parseDateParts,
  toDateParts,
} from './index.ts';

const legend = 'Date of birth';
const byInput = (date?: string) => ({ reason: 'input', event: expect.any(Event) as Event, date });
const input = (props: Partial<DateInputProps> = {}) => (
  <form aria-label="Form" onSubmit={(event) => event.preventDefault()}>
    <DateInput legend={legend} name="birth" {...props} />
    <button type="reset">Reset</button>
    <Announcer />
  </form>
);
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
const texts = () => boxes().map(({ value }) => value);
const box = (name: string) => page.getByRole('textbox', { name });
const sent = () => getDateParts(new FormData(document.querySelector('form') as HTMLFormElement), 'birth');
const error = () => document.querySelector('[data-part="error-message"]')?.textContent;
const invalid = () => boxes().flatMap(({ ariaInvalid, name }) => (ariaInvalid === 'true' ? [name] : []));

const announced = () => document.querySelector('[data-part="polite"]')?.textContent.trim();

/** Types into the boxes in their order, and leaves the last one. */
async function enter(...typed: string[]) {
  for (const [index, text] of typed.entries()) {
    await userEvent.clear(boxes()[index] as HTMLInputElement);
    if (text !== '') await userEvent.type(boxes()[index] as HTMLInputElement, text);
  }
  (document.activeElement as HTMLElement).blur();
}

/** Copies a text elsewhere, and pastes it into a box. */
async function paste(name: string, text: string) {
  const elsewhere = document.createElement('textarea');
  document.body.append(elsewhere);
  await userEvent.fill(elsewhere, text);
  await userEvent.tripleClick(elsewhere);
  await userEvent.copy();
  await userEvent.click(box(name));
  elsewhere.remove();
  await userEvent.paste();
}

describe('before script', () => {
  test.each([
    ['en-US', ['Month', 'Day', 'Year'], ['month', 'day', 'year']],
    ['es-US', ['Día', 'Mes', 'Año'], ['day', 'month', 'year']],
    ['ja-JP', ['Year', 'Month', 'Day'], ['year', 'month', 'day']],
  ] as const)('DTI-05 has its text and labelled boxes, in the order of %s', (locale, labels, order) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { container } = renderServerHtml(
      withLocale(
        locale,
        input({
          hint: 'As on your card',
          error: 'Check it',
          defaultValue: toDateParts('1985-03-27'),
          autoComplete: 'bday',
        }),
      ),
    );
    for (const expected of [legend, 'As on your card', 'Check it'])
      expect(container.innerText).toContain(expected);
    expect(boxes().map((each) => each.labels?.[0]?.innerText)).toEqual(labels);
    expect(boxes().map((each) => each.autocomplete)).toEqual(order.map((part) => `bday-${part}`));
    expect(boxes().map((each) => each.inputMode)).toEqual(['numeric', 'numeric', 'numeric']);
    expect(sent()).toEqual({ year: '1985', month: '3', day: '27' });
    // A language without messages has labels in English.
    expect(boxes()[0]?.labels?.[0]?.lang).toBe(locale === 'ja-JP' ? 'en' : '');
  });

  test('DTI-06 keeps what is typed and reports it once', async () => {
    const onValueChange = vi.fn();
    const { hydrate } = renderServerHtml(input({ defaultValue: { year: '1985' }, onValueChange }));
    await userEvent.type(box('Month'), '3');
    await userEvent.type(box('Day'), '27');
    expect(await hydrate()).toEqual([]);
    expect(texts()).toEqual(['3', '27', '1985']);
    await expect.element(box('Day')).toHaveFocus();
    const value = { year: '1985', month: '3', day: '27' };
    const details = { reason: 'hydration', event: undefined, date: '1985-03-27' };
    expect(onValueChange.mock.calls).toEqual([[value, details]]);
  });
});

test('DTI-07 reports each change with its date, and a reset once', async () => {
  const onValueChange = vi.fn();
  await render(input({ defaultValue: { year: '1985', month: '3' }, max: '2026', onValueChange }));
  await userEvent.type(box('Day'), '40');
  const value = { year: '1985', month: '3' };
  expect(onValueChange.mock.calls).toEqual([
    [{ ...value, day: '4' }, byInput('1985-03-04')],
    [{ ...value, day: '40' }, byInput()],
  ]);
  onValueChange.mockClear();
  (document.activeElement as HTMLElement).blur();
  await expect.poll(error).toContain('from 1 to 31');
  await userEvent.click(page.getByRole('button'));
  await expect.poll(() => onValueChange.mock.calls.length).toBe(1);
  expect(onValueChange.mock.calls[0]).toMatchObject([{ ...value, day: '' }, { reason: 'reset' }]);
  await expect.poll(error).toBeUndefined();
});

test('DTI-07 shows what its caller sets, and does not change when the caller does not follow', async () => {
  function Page() {
    const [value, setValue] = useState(toDateParts('1985-03-27'));
    return (
      <>
        {input({ value, onValueChange: (next) => next.year.length < 5 && setValue(next) })}
        <output>{Object.values(value).join()}</output>
      </>
    );
  }
  await render(<Page />);
  await userEvent.type(box('Day'), '{Backspace}8');
  await userEvent.type(box('Year'), '1');
  expect(texts()).toEqual(['3', '28', '1985']);
  await paste('Month', '2026-12-31');
  expect(texts()).toEqual(['12', '31', '2026']);
  expect(document.querySelector('output')?.textContent).toBe('2026,12,31');
  await userEvent.click(page.getByRole('button'));
  expect(texts()).toEqual(['12', '31', '2026']);
});

test('DTI-08 fills all boxes with a pasted date as one change, and leaves other text to the browser', async () => {
  const onValueChange = vi.fn();
  await render(input({ onValueChange }));
  await paste('Year', 'March 4, 2026');
  expect(texts()).toEqual(['3', '4', '2026']);
  expect(onValueChange.mock.calls).toEqual([[toDateParts('2026-03-04'), byInput('2026-03-04')]]);
  await userEvent.clear(box('Day'));
  await paste('Day', '12');
  expect(texts()).toEqual(['3', '12', '2026']);
  await enter('', '', '');
  await paste('Month', '3/4/26');
  expect(error()).toBe('Which day is 3/4/26? Please enter the month, the day and all 4 digits of the year.');
  expect(texts()).toEqual(['3/4/26', '', '']);
});

test.each([
  ['en', 'Month', 'Did you mean March 4, 2026, or April 3, 2026?', 'April 3, 2026', ['4', '3', '2026']],
  [
    'es',
    'Mes',
    '¿Quiso decir el 4 de marzo de 2026 o el 3 de abril de 2026?',
    '3 de abril de 2026',
    ['3', '4', '2026'],
  ],
] as const)(
  'DTI-08 asks which of two days is meant, %s',
  async (locale, name, question, answer, expected) => {
    const onValueChange = vi.fn();
    const { container } = await render(withLocale(locale, input({ onValueChange })));
    await paste(name, '3/4/2026');
    await expect.element(page.getByText(question)).toBeVisible();
    await expect.element(page.getByRole('group', { name: question })).toBeVisible();
    expect(onValueChange.mock.lastCall?.[1]).toEqual(byInput());
    expect(await axeFindings(container)).toEqual([]);
    await commands.emulateMedia({ media: 'print' });
    await expect.element(page.getByText(question)).not.toBeVisible();
    await commands.emulateMedia({ forcedColors: 'active' });
    await userEvent.click(page.getByRole('button', { name: answer }));
    expect(texts()).toEqual(expected);
    expect(onValueChange.mock.lastCall?.[1]).toEqual(byInput('2026-04-03'));
    expect(document.activeElement).toBe(boxes()[0]);
    expect(container.textContent).not.toContain(question);
  },
);

test('DTI-09 has an error of its own once it is left, with the boxes to correct, until it is edited', async () => {
  await render(input({ min: '1900', max: '2026-11-27' }));
  await enter('2', '29', '2023');
  await expect
    .poll(error)
    .toBe('There is no February 29, 2023: that month has 28 days. Please check the date.');
  expect(invalid()).toEqual(['birth-month', 'birth-day', 'birth-year']);
  await expect.poll(announced).toContain(error());
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription(`Error: ${error()}`);
  await userEvent.type(box('Year'), '{Backspace}');
  expect([error(), invalid()]).toEqual([undefined, []]);
  await enter('2', '29', '26');
  await expect.poll(error).toBe('Please enter the year with 4 digits, such as 1985');
  expect(invalid()).toEqual(['birth-year']);
  await enter('2', '', '2024');
  await expect.poll(error).toBe('Please enter the day');
  await enter('2', '1', '1899');
  await expect.poll(error).toBe('Please enter 1900 or a later date');
  await enter('11', '28', '2026');
  await expect.poll(error).toBe('Please enter November 27, 2026 or an earlier date');
  await enter('2', '29', '2024');
  await userEvent.type(box('Year'), '{Enter}');
  await expect.poll(error).toBeUndefined();
});

test('DTI-09 has no error while it is empty or focus is within, and that of its caller first', async () => {
  const { rerender } = await render(input());
  await userEvent.type(box('Month'), '13');
  await userEvent.tab();
  expect(error()).toBeUndefined();
  await enter('', '', '');
  expect(error()).toBeUndefined();
  await rerender(input({ error: 'You must be 18 or older' }));
  await enter('13', '', '');
  await expect.poll(invalid).toEqual(['birth-month']);
  expect(error()).toBe('You must be 18 or older');
});

test('DTI-10 moves nothing during the press of a button below', async () => {
  const onClick = vi.fn();
  await render(
    <>
      {input()}
      <button onClick={onClick}>Send</button>
    </>,
  );
  await userEvent.type(box('Month'), '13');
  await userEvent.click(page.getByRole('button', { name: 'Send' }), { delay: 300 } as object);
  expect(onClick).toHaveBeenCalledOnce();
  await expect.poll(error).toContain('from 1 to 12');
});

test('DTI-11 focuses the box to correct, by the link of an error summary and by actionsRef', async () => {
  const actionsRef = createRef<DateInputActions>();
  await render(
    <Form
      onSubmit={(data) => {
        const result = parseDateParts(getDateParts(data, 'birth'), 'en');
        return 'date' in result
          ? {}
          : { errors: [{ field: 'birth', message: formatDateError(result, 'en') }] };
      }}
    >
      <DateInput legend={legend} name="birth" actionsRef={actionsRef} />
      <button>Send</button>
    </Form>,
  );
  actionsRef.current?.focus();
  await expect.element(box('Month')).toHaveFocus();
  await enter('2', '1', '26');
  await userEvent.click(page.getByRole('button'));
  await userEvent.click(page.getByRole('link'));
  await expect.element(box('Year')).toHaveFocus();
  expect(invalid()).toEqual(['birth-year']);
  await userEvent.keyboard('{End}1');
  expect(invalid()).toEqual(['birth-year']);
  actionsRef.current?.focus();
  await expect.element(box('Year')).toHaveFocus();
  // The text of the error can be selected.
  (document.activeElement as HTMLElement).blur();
  await userEvent.click(document.querySelector('fieldset [data-part="error-message"]') as HTMLElement);
  expect(document.activeElement?.localName).toBe('fieldset');
});

test('DTI-13 has boxes of 44 px, and cuts nothing off', async () => {
  await render(input());
  for (const each of boxes()) expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await enter('September', '1', '20241');
  expect(sent()).toEqual({ month: 'September', day: '1', year: '20241' });
});

test('DTI-12 gives a server the text that it shows', () => {
  const parts = { year: '2023', month: '2', day: '31' };
  const read = (locale: string, rules = {}) => {
    const result = parseDateParts(parts, locale, rules);
    return 'date' in result ? result.date : formatDateError(result, locale);
  };
  expect(read('en-US')).toBe('There is no February 31, 2023: that month has 28 days. Please check the date.');
  expect(read('es-US')).toBe('El 31 de febrero de 2023 no existe: ese mes tiene 28 días. Revise la fecha.');
  parts.day = '28';
  expect(read('es-US', { min: '2024-01-05' })).toBe('Escriba el 5 de enero de 2024 o una fecha posterior');
  expect(read('es-US', { max: '2022-12' })).toBe('Escriba diciembre de 2022 o una fecha anterior');
  parts.year = '';
  expect(read('es-US')).toBe('Escriba el año');
});
