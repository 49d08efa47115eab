import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withLocale } from '../../../test/with-locale.tsx';
import { arabicMessages } from '../../../.storybook/arabic.ts';
import { Dialog } from '../dialog/index.ts';
import { LocaleProvider } from '../locale-provider/index.ts';
import { Calendar, type CalendarProps, RangeCalendar } from './index.ts';

const root = () => document.querySelector<HTMLElement>('[data-component="calendar"]') as HTMLElement;
const day = (name: string | RegExp) => page.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;
const month = () => root().querySelector('[data-part="month"]')?.textContent;
const chosen = () => [...root().querySelectorAll('[data-selected]')].map(({ textContent }) => textContent);
const calendar = (props: Partial<CalendarProps> = {}) => (
  <Calendar label="Date of your visit" defaultValue="2026-03-04" {...props} />
);
const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));
const isWeekend = (iso: string) => [0, 6].includes(new Date(`${iso}T12:00Z`).getUTCDay());
const closed = (iso: string) => (isWeekend(iso) ? 'Closed on weekends' : undefined);

test.each([
  ['en', 'Wednesday, March 4, 2026 selected', 'Date of your visit, March 2026', 'Sun'],
  ['es', 'miércoles, 4 de marzo de 2026 seleccionado', 'Date of your visit, marzo de 2026', 'dom'],
])('CAL-01 names month and days in full, %s', async (locale, name, grid, sunday) => {
  await render(withLocale(locale, calendar()));
  await expect.element(day(name)).toBeVisible();
  await expect.element(page.getByRole('grid', { name: grid })).toBeVisible();
  expect(document.querySelector('th')?.textContent).toMatch(new RegExp(`^${sunday}`));
});

test('CAL-02 moves by the keys of the grid', async () => {
  await render(calendar());
  (root().querySelector('[data-selected]') as HTMLElement).focus();
  const at = async (keys: string[], text: string, shown = 'March 2026') => {
    await press(...keys);
    expect({ keys, day: focused(), month: month() }).toEqual({ keys, day: text, month: shown });
  };
  await at(['ArrowRight'], '5');
  await at(['ArrowDown'], '12');
  await at(['ArrowLeft'], '11');
  await at(['ArrowUp'], '4');
  await at(['End'], '31');
  await at(['Home'], '1');
  await at(['ArrowUp'], '22', 'February 2026');
  await at(['PageDown'], '22');
  await at(['Shift>', 'PageUp', '/Shift'], '22', 'March 2025');
});

test('CAL-02 moves to the left by the right arrow where writing runs from right to left', async () => {
  await render(
    <LocaleProvider locale="ar-EG" messages={arabicMessages}>
      {calendar()}
    </LocaleProvider>,
  );
  (root().querySelector('[data-selected]') as HTMLElement).focus();
  await press('ArrowLeft');
  expect(focused()).toBe('٥');
});

test.each(['Enter', ' ', 'press'])('CAL-03 chooses a day by %s, once', async (way) => {
  const onValueChange = vi.fn();
  await render(calendar({ onValueChange }));
  if (way === 'press') await day(/March 6, 2026/).click();
  else {
    (root().querySelector('[data-selected]') as HTMLElement).focus();
    await press('ArrowRight', 'ArrowRight', way);
  }
  expect(onValueChange.mock.calls).toEqual([['2026-03-06']]);
  expect(chosen()).toEqual(['6']);
});

test('CAL-04 tells eye and ear why a day cannot be chosen, and does not choose it', async () => {
  const onValueChange = vi.fn();
  await render(calendar({ onValueChange, getUnavailableReason: closed, defaultValue: '2026-03-06' }));
  (root().querySelector('[data-selected]') as HTMLElement).focus();
  await press('ArrowRight', 'Enter');
  expect(focused()).toBe('7');
  await expect.element(day(/March 7, 2026/)).toHaveAccessibleDescription(/Closed on weekends/);
  expect(root().querySelector('[data-part="reason"]')?.textContent).toBe('Closed on weekends');
  await day(/March 8, 2026/).click({ force: true });
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(day(/March 6, 2026/)).not.toHaveAccessibleDescription(/Closed/);
});

test.each([
  ['en', 'You can choose from March 3, 2026 to March 31, 2026.'],
  ['es', 'Puede elegir del 3 de marzo de 2026 al 31 de marzo de 2026.'],
])('CAL-05 says which days can be chosen, and chooses no other, %s', async (locale, limits) => {
  const onValueChange = vi.fn();
  await render(withLocale(locale, calendar({ min: '2026-03-03', max: '2026-03', onValueChange })));
  expect(root().querySelector('[data-part="limits"]')?.textContent).toBe(limits);
  for (const cell of root().querySelectorAll<HTMLElement>('[data-outside-limits]')) {
    await userEvent.click(cell, { force: true });
  }
  expect(root().querySelectorAll('[data-outside-limits]')).toHaveLength(2);
  expect(onValueChange).not.toHaveBeenCalled();
  (root().querySelector('[data-selected]') as HTMLElement).focus();
  await press('ArrowLeft', 'ArrowLeft', 'Enter');
  expect(onValueChange.mock.calls).toEqual([['2026-03-03']]);
});

test('CAL-06 reports both days once the second is chosen, the earlier one first', async () => {
  const onValueChange = vi.fn();
  await render(
    <RangeCalendar label="Your stay" defaultFocusedDay="2026-03-04" onValueChange={onValueChange} />,
  );
  await day(/March 12, 2026/).click();
  expect(onValueChange).not.toHaveBeenCalled();
  await day(/March 10, 2026/).click();
  expect(onValueChange.mock.calls).toEqual([[{ start: '2026-03-10', end: '2026-03-12' }]]);
  expect(chosen()).toEqual(['10', '11', '12']);
});

test('CAL-07 shows what its caller gives', async () => {
  const { rerender } = await render(calendar({ value: '2026-03-04' }));
  await day(/March 6, 2026/).click();
  expect(chosen()).toEqual(['4']);
  await rerender(calendar({ value: null }));
  expect(chosen()).toEqual([]);
});

test('CAL-08 adds no style to the page, and causes no error under StrictMode', async () => {
  const reported = vi.spyOn(console, 'error');
  const styles = document.querySelectorAll('style').length;
  await render(<StrictMode>{calendar({ getUnavailableReason: closed })}</StrictMode>);
  await day(/March 5, 2026/).click();
  expect(document.querySelectorAll('style')).toHaveLength(styles);
  // A style element of an earlier test would stay.
  expect(document.querySelector('#react-aria-pressable-style')?.localName).toBe('template');
  expect(root().querySelectorAll('[style]')).toHaveLength(0);
  expect(reported).not.toHaveBeenCalled();
});

test('CAL-09 is heard inside an open dialog', async () => {
  await render(
    <Dialog title="Your visit" isOpen>
      {calendar()}
    </Dialog>,
  );
  await userEvent.click(root().querySelector('[data-part="next"]') as HTMLElement);
  const log = () => document.querySelector('dialog [data-live-announcer]');
  await expect.poll(() => log()?.textContent).toContain('April 2026');
});

test('CAL-10 has days of at least 44 px in height, without a scrollbar at 320 px', async () => {
  await page.viewport(320, 800);
  await render(calendar());
  const days = [...root().querySelectorAll('[data-part="day"]')];
  expect(Math.min(...days.map((each) => each.getBoundingClientRect().height))).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(320);
});
