import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { Announcer } from '../announcer/index.ts';
import { DateInput } from '../date-input/index.ts';
import { chunk } from './chunk.ts';
import { DatePicker, type DatePickerProps } from './index.ts';

const onSubmit = vi.fn();
const picker = (props: Partial<DatePickerProps> = {}) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <DatePicker legend="Date of your visit" name="visit" {...props} />
    <p id="below">Below</p>
    <Announcer />
  </form>
);
const texts = () =>
  [...document.querySelectorAll<HTMLInputElement>('fieldset input')].map(({ value }) => value);
const button = (name = 'Choose from a calendar') => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const focused = () => document.activeElement?.getAttribute('aria-label');

test('DPK-01 has the DateInput in the server’s HTML and no calendar, and nothing below moves', async () => {
  const plain = renderServerHtml(<DateInput legend="Date of your visit" name="visit" id="visit" />);
  const inputHtml = plain.container.innerHTML;
  plain.remove();
  const { container, hydrate } = renderServerHtml(
    <>
      <DatePicker legend="Date of your visit" name="visit" id="visit" />
      <p id="below">Below</p>
    </>,
  );
  const html = container.innerHTML;
  expect(html.replaceAll(/<div data-part="opener"[^>]*><\/div>|<p id="below">Below<\/p>/g, '')).toBe(
    inputHtml,
  );
  const top = () => document.querySelector('#below')?.getBoundingClientRect().top;
  const before = top();
  expect(await hydrate()).toEqual([]);
  await expect.element(button()).toBeVisible();
  expect(top()).toBe(before);
});

test.each([
  ['en', 'Choose from a calendar', 'Wednesday, March 4, 2026 selected'],
  ['es', 'Elegir en un calendario', 'miércoles, 4 de marzo de 2026 seleccionado'],
])('DPK-02 opens the calendar with focus on the day that is typed, %s', async (locale, name, day) => {
  await render(withLocale(locale, picker({ defaultValue: { year: '2026', month: '3', day: '4' } })));
  expect(document.querySelector('dialog')).toBeNull();
  await button(name).click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole('heading', { name })).toBeVisible();
  await expect.poll(focused).toBe(day);
  expect(await axeFindings(document.querySelector('dialog') as Element)).toEqual([]);
});

test('DPK-03 fills in the chosen day as one change, closes, returns focus, and says the day', async () => {
  const onValueChange = vi.fn();
  await render(picker({ defaultValue: { year: '2026', month: '3', day: '4' }, onValueChange }));
  await button().click();
  await expect.poll(focused).toContain('March 4');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(texts()).toEqual(['3', '11', '2026']);
  expect(onValueChange).toHaveBeenCalledTimes(1);
  expect(onValueChange).toHaveBeenCalledWith(
    { year: '2026', month: '3', day: '11' },
    expect.objectContaining({ date: '2026-03-11' }),
  );
  await expect.element(button()).toHaveFocus();
  await expect
    .poll(() => document.querySelector('[data-part="polite"]')?.textContent.trim())
    .toContain('Wednesday, March 11, 2026');
});

test('DPK-03 shows what its caller sets', async () => {
  function Controlled() {
    const [value, setValue] = useState({ year: '2026', month: '3', day: '4' });
    return picker({ value, onValueChange: setValue });
  }
  await render(<Controlled />);
  await userEvent.fill(document.querySelectorAll('input')[1] as Element, '20');
  await button().click();
  await expect.poll(focused).toContain('March 20');
});

test('DPK-04 closes by Escape and changes nothing', async () => {
  const onValueChange = vi.fn();
  await render(picker({ defaultValue: { year: '2026', month: '3', day: '4' }, onValueChange }));
  await button().click();
  await expect.poll(focused).toContain('March 4');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(texts()).toEqual(['3', '4', '2026']);
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(button()).toHaveFocus();
});

test('DPK-05 says that the calendar could not be fetched, keeps what is typed, and tries again', async () => {
  const load = vi.spyOn(chunk, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await render(picker());
  await userEvent.fill(document.querySelectorAll('input')[0] as Element, '3');
  await button().click();
  const failed = 'The calendar did not open. Please type the date, or try again.';
  await expect.poll(() => document.querySelector('[data-part="failed"]')?.textContent).toBe(failed);
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toContain(failed);
  expect(texts()).toEqual(['3', '', '']);
  expect(warned.mock.calls.flat().join(' ')).toContain(
    'Install react-aria and react-stately beside @longcovid/ui',
  );
  await button().click();
  await expect.element(dialog()).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(document.querySelector('[data-part="failed"]')).toBeNull();
});

test('DPK-06 is no part of the form around it', async () => {
  onSubmit.mockClear();
  await render(picker({ defaultValue: { year: '2026', month: '3', day: '4' } }));
  await button().click();
  await expect.element(dialog()).toBeVisible();
  expect(document.querySelector('form dialog')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([{ isReadOnly: true }, { isDisabled: true }])('DPK-07 has no button with %o', async (props) => {
  await render(picker(props));
  expect(document.querySelector('[data-part="opener"]')?.innerHTML).toBe('');
});
