import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { hex, pageColor, palettes } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { input, list, shownOptions, active, press, renderFocused } from './Combobox.fixtures.tsx';

test('CBX-19 opens and filters 500 options, and shows a long one whole at 320 px', async () => {
  await page.viewport(320, 640);
  const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(7).slice(0, 300);
  const many = Array.from({ length: 500 }, (_, index) => ({
    value: `${index}`,
    label: index === 1 ? long : `Place ${index}`,
  }));
  await renderFocused({ options: many });
  await press('{ArrowDown}{ArrowDown}');
  expect(shownOptions()).toHaveLength(100);
  expect(active()).toBe(long);
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(list()?.scrollWidth).toBeLessThanOrEqual(list()?.clientWidth ?? 0);
  await userEvent.fill(input(), 'place 49');
  await expect.poll(() => shownOptions().length).toBe(11);
});

test.each(palettes)('CBX-20 has visible edges of field, list and active option, %j', async (media) => {
  await commands.emulateMedia(media);
  await renderFocused();
  await press('{ArrowDown}');
  const option = document.querySelector('[aria-selected="true"]') as Element;
  const edges = [
    getComputedStyle(input()).borderTopColor,
    getComputedStyle(document.querySelector('[data-part=popup]') as Element).borderTopColor,
    getComputedStyle(option).outlineColor,
  ];
  for (const edge of edges) expect(contrastRatio(hex(edge), pageColor())).toBeGreaterThanOrEqual(3);
  expect(getComputedStyle(option).outlineStyle).toBe('solid');
});

test('CBX-21 writes no style element and no style attribute', async () => {
  const before = document.querySelectorAll('style').length;
  const { container } = await renderFocused();
  await press('{ArrowDown}{ArrowDown}');
  await userEvent.hover(page.getByRole('option', { name: 'Alaska' }));
  await press('{Enter}');
  expect(document.querySelectorAll('style')).toHaveLength(before);
  expect(container.querySelector('[style]')).toBeNull();
  expect(document.getElementById('react-aria-pressable-style')).toBeNull();
});

test.each([
  ['closed', ''],
  ['open', '{ArrowDown}'],
  ['without a match', 'xyz'],
])('CBX-22 has no axe finding, %s', async (_state, keys) => {
  const { container } = await renderFocused({ hint: 'Type.', error: 'Choose one', isRequired: true });
  if (keys) await press(keys);
  expect(await axeFindings(container)).toEqual([]);
});
