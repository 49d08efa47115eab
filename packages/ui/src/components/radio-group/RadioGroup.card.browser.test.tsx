import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor, paintedColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { RadioGroup, type RadioGroupProps } from './index.ts';

const options = [
  {
    value: 'adult',
    label: 'Adults',
    hint: (
      <>
        18 years or older. <a href="#adults">More</a>
      </>
    ),
  },
  { value: 'pediatric', label: 'Children', hint: 'From birth to 25 years' },
  { value: 'pregnancy', label: 'Pregnancy', hint: 'Closed: the goal is reached.', isDisabled: true },
];
const group = (props: Partial<RadioGroupProps> = {}) => (
  <form>
    <RadioGroup legend="Which group are you in?" name="cohort" options={options} variant="card" {...props} />
  </form>
);
const chosen = () => new FormData(document.querySelector('form') as HTMLFormElement).get('cohort');
const radio = (name: string) => page.getByRole('radio', { name });
const card = (name: string) => radio(name).element().closest('[data-part="option"]') as HTMLElement;
const box = (name: string) => card(name).getBoundingClientRect().toJSON() as DOMRectReadOnly;
/** Presses a point of a card, given by its distances from the upper left corner. Playwright measures positions from inside the border. */
const press = (name: string, x: number, y: number) => {
  const { clientLeft, clientTop } = card(name);
  return userEvent.click(card(name), { position: { x: x - clientLeft, y: y - clientTop }, force: true });
};

describe('the target of a card', () => {
  test.each([
    ['the upper left corner', () => [1, 1]],
    ['the lower right corner', ({ width, height }: DOMRectReadOnly) => [width - 2, height - 2]],
    ['the hint', ({ height }: DOMRectReadOnly) => [60, height - 24]],
  ] as const)('RDG-10 includes %s, before script', async (_place, find) => {
    const { hydrate } = renderServerHtml(group());
    const [x, y] = find(box('Children'));
    await press('Children', x ?? 0, y ?? 0);
    expect(chosen()).toBe('pediatric');
    expect(await hydrate()).toEqual([]);
    expect(chosen()).toBe('pediatric');
  });

  test('RDG-10 is the whole card in forced colors too', async () => {
    await commands.emulateMedia({ forcedColors: 'active' });
    await render(group());
    await press('Children', 1, 1);
    expect(chosen()).toBe('pediatric');
  });

  test('RDG-15 adds no content to a label', async () => {
    await render(group());
    for (const part of ['::before', '::after'])
      expect(getComputedStyle(card('Children').querySelector('label') as Element, part).content).toBe('none');
  });

  test('RDG-10 excludes a link in a hint', async () => {
    await render(group());
    await userEvent.click(page.getByRole('link'));
    expect(location.hash).toBe('#adults');
    expect(chosen()).toBeNull();
  });

  test('RDG-10 leaves the title as the name and the hint as the description', async () => {
    await render(group());
    const line = (await commands.accessibilityTree()).find((each) => each.startsWith('radio "Children"'));
    expect(line).toContain('description="From birth to 25 years"');
  });
});

describe('the checked card', () => {
  test.each([
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active', colorScheme: 'light' },
    { forcedColors: 'active', colorScheme: 'dark' },
    { media: 'print', colorScheme: 'dark' },
  ] as const)('RDG-11 has a wider border and a filled radio button, %j', async (media) => {
    await commands.emulateMedia(media);
    await render(group({ defaultValue: 'pediatric' }));
    const widths = ['Adults', 'Children'].map((name) => getComputedStyle(card(name)).borderTopWidth);
    expect(widths).toEqual(['2px', '5px']);
    expect(
      contrastRatio(hex(getComputedStyle(card('Children')).borderTopColor), pageColor()),
    ).toBeGreaterThanOrEqual(3);
    const [off, on] = [
      await paintedColor(radio('Adults').element(), 0.5),
      await paintedColor(radio('Children').element(), 0.5),
    ];
    expect(contrastRatio(hex(off), hex(on))).toBeGreaterThanOrEqual(3);
  });

  test('RDG-11 has a border of the color Highlight in forced colors', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(
      <>
        <span style={{ color: 'Highlight', forcedColorAdjust: 'none' }}>Selection</span>
        {group({ defaultValue: 'pediatric' })}
      </>,
    );
    const selection = getComputedStyle(page.getByText('Selection').element()).color;
    expect(getComputedStyle(card('Children')).borderTopColor).toBe(selection);
    expect(getComputedStyle(card('Adults')).borderTopColor).not.toBe(selection);
  });

  test('RDG-11 has the same position and size as before', async () => {
    await render(group());
    const positions = () =>
      ['Adults', 'Children'].flatMap((name) => [
        box(name),
        radio(name).element().getBoundingClientRect().toJSON() as unknown,
      ]);
    const before = positions();
    await press('Children', 3, 3);
    expect(chosen()).toBe('pediatric');
    expect(positions()).toEqual(before);
  });
});

describe('layout', () => {
  test('RDG-12 is a row of equal cards at 1280 px', async () => {
    await render(group());
    const boxes = ['Adults', 'Children', 'Pregnancy'].map(box);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(new Set(boxes.map(({ height, width }) => `${Math.round(width)} ${height}`)).size).toBe(1);
  });

  test.each([
    ['100%', 16],
    ['200%', 32],
  ])('RDG-12 is one column that fits into 320 px, with text of %s and a long word', async (fontSize, gap) => {
    await page.viewport(320, 800);
    document.documentElement.style.fontSize = fontSize;
    const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
    await render(group({ options: [...options, { value: 'long', label: long, hint: long }] }));
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(box('Children').top - box('Adults').bottom).toBe(gap);
  });
});

test('RDG-13 has one focus ring, around the card', async () => {
  await render(group());
  await userEvent.tab();
  await expect.element(radio('Adults')).toHaveFocus();
  expect(getComputedStyle(card('Adults')).outlineWidth).toBe('3px');
  expect(getComputedStyle(card('Adults')).outlineStyle).toBe('solid');
  expect(getComputedStyle(radio('Adults').element()).outlineStyle).toBe('none');
  expect(getComputedStyle(card('Children')).outlineStyle).toBe('none');
});

test('RDG-13 has a dashed border on the card of a disabled option, which a press does not check', async () => {
  await render(group());
  await press('Pregnancy', 3, 3);
  expect(chosen()).toBeNull();
  expect(getComputedStyle(card('Pregnancy')).borderTopStyle).toBe('dashed');
});
