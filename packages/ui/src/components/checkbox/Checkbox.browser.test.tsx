import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, userEvent } from 'vitest/browser';
import { hex, pageColor, themes, paintedColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { Checkbox, type CheckboxProps } from './index.ts';

const label = 'I agree';
const error = 'Please tick the box if you agree';
const checkbox = (props: Partial<CheckboxProps> = {}) => <Checkbox label={label} name="consent" {...props} />;
const box = () => document.querySelector('input') as HTMLInputElement;
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;

test('CHB-01, CHB-02 is named by its label, described by hint and error, required and invalid', async () => {
  await render(checkbox({ hint: 'You can change your mind.', error, isRequired: true }));
  const line = (await commands.accessibilityTree()).find((entry) => entry.startsWith('checkbox'));
  expect(line).toContain(`checkbox "${label}"`);
  // Chromium's protocol leaves "required" out for checkboxes.
  await expect.element(box()).toBeRequired();
  expect(line).toContain('invalid=true');
  expect(line).toContain(`description="You can change your mind. Error: ${error}"`);
  await expect.element(part('required-mark')).toBeVisible();
});

test('CHB-03 is checked and unchecked by box, label and Space, and is at least 44 by 44 px', async () => {
  await render(checkbox());
  const { width, height } = part('label').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.click(part('label'), { position: { x: width - 2, y: height - 2 } });
  expect(box().checked).toBe(true);
  await userEvent.click(part('label'), { position: { x: 2, y: 2 } });
  expect(box().checked).toBe(false);
  box().focus();
  await userEvent.keyboard(' ');
  expect(box().checked).toBe(true);
});

test('CHB-04 shows the error above the box, not by color alone', async () => {
  const { rerender } = await render(checkbox());
  await rerender(checkbox({ error }));
  expect(part('error').getBoundingClientRect().bottom).toBeLessThanOrEqual(box().getBoundingClientRect().top);
  expect(part('error').querySelector('svg')).not.toBeNull();
  expect(getComputedStyle(part('error')).fontWeight).toBe('700');
  // Not compared with the border without an error, which is as thick while the pointer of an earlier test is over it.
  expect(getComputedStyle(box()).borderTopWidth).toBe('3px');
});

test.each(themes)('CHB-08 has a border and a checked state with a contrast of 3:1, %j', async (media) => {
  await commands.emulateMedia(media);
  await render(checkbox());
  const empty = await paintedColor(box(), 0.4, 0.66);
  const border = hex(getComputedStyle(box()).borderTopColor);
  expect(contrastRatio(border, pageColor())).toBeGreaterThanOrEqual(3);
  await userEvent.click(box());
  expect(contrastRatio(hex(await paintedColor(box(), 0.2, 0.2)), hex(empty))).toBeGreaterThanOrEqual(3);
});
