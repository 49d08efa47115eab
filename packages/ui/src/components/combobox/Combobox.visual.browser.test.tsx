import { describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { input, list, shown, active, press, become } from './Combobox.fixtures.tsx';

describe('look', () => {
  test('CBX-19 500 options open and filter; a long one is whole at 320 px', async () => {
    await page.viewport(320, 640);
    const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(7).slice(0, 300);
    const many = Array.from({ length: 500 }, (_, index) => ({
      value: `${index}`,
      label: index === 1 ? long : `Place ${index}`,
    }));
    await become({ options: many });
    await press('{ArrowDown}{ArrowDown}');
    expect(shown()).toHaveLength(500);
    expect(active()).toBe(long);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(list()?.scrollWidth).toBeLessThanOrEqual(list()?.clientWidth ?? 0);
    await userEvent.fill(input(), 'place 49');
    await expect.poll(() => shown().length).toBe(11);
  });

  test.each([
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'light', forcedColors: 'active' },
    { colorScheme: 'dark', forcedColors: 'active' },
  ] as const)('CBX-20 edges of field, list and active option are seen, %j', async (media) => {
    await commands.emulateMedia(media);
    await become();
    await press('{ArrowDown}');
    const option = document.querySelector('[aria-selected="true"]') as Element;
    const edges = [
      getComputedStyle(input()).borderTopColor,
      getComputedStyle(list() as Element).borderTopColor,
      getComputedStyle(option).outlineColor,
    ];
    for (const edge of edges) expect(contrastRatio(hex(edge), pageColor())).toBeGreaterThanOrEqual(3);
    expect(getComputedStyle(option).outlineStyle).toBe('solid');
  });

  test('CBX-21 it writes no style element and no style attribute', async () => {
    const before = document.querySelectorAll('style').length;
    const { container } = await become();
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
  ])('CBX-22 no axe finding, %s', async (_state, keys) => {
    const { container } = await become({ hint: 'Type.', error: 'Choose one', isRequired: true });
    if (keys) await press(keys);
    expect(await axeFindings(container)).toEqual([]);
  });
});
