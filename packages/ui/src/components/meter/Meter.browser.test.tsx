import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { hex, pageColor, palettes, paintedColor } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { Announcer } from '../announcer/index.ts';
import { Meter, type MeterProps } from './index.ts';

const meter = (props: Partial<MeterProps> = {}) => (
  <Meter label="Adults enrolled" value={40} max={100} valueText="40 of 100 people" {...props} />
);
const bar = () => document.querySelector('meter') as HTMLMeterElement;
const part = (name: string) => document.querySelector(`[data-part="${name}"]`);
const regions = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent.trim());

describe('name and value', () => {
  test('MTR-01 is a meter with name, value and limits (fluentui #18351, aem-core-wcm-components #1728)', async () => {
    await render(meter());
    const line = (await commands.accessibilityTree()).find((each) => each.startsWith('meter'));
    expect(line).toContain('meter "Adults enrolled"');
    // Chromium's protocol has no value text of any element, so the attribute is checked.
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '40 of 100 people');
    expect([bar().value, bar().min, bar().max]).toEqual([40, 0, 100]);
  });

  test('MTR-02 shows the measure as ordinary text too (fluentui #13490)', async () => {
    await render(meter());
    await expect.element(page.getByText('40 of 100 people')).toBeVisible();
    expect(await commands.accessibilityTree()).toContain('StaticText "40 of 100 people"');
  });

  test.each([
    ['en', {}, 'Goal reached'],
    ['es', {}, 'Meta alcanzada'],
    // A page without types may give any language.
    ['fr' as 'en', {}, 'Goal reached'],
    ['en', { complete: 'Enrollment complete' }, 'Enrollment complete'],
  ] as const)('MTR-03 shows by text that the goal is met, %s %j', async (locale, messages, text) => {
    const { rerender } = await render(withLocale(locale, meter({ messages })));
    expect(part('complete')).toBeNull();
    await rerender(withLocale(locale, meter({ messages, value: 100 })));
    await expect.element(page.getByText(text)).toBeVisible();
  });
});

describe('announcements', () => {
  const withAnnouncer = (value: number) => (
    <>
      <Announcer />
      {meter({ value, valueText: `${value} of 100 people` })}
    </>
  );
  const wait = () => vi.advanceTimersByTime(3000);
  /** Lets the announcements of other tests pass, and empties the regions. */
  const settle = () => {
    wait();
    document.querySelectorAll('[aria-live]').forEach((region) => region.replaceChildren());
  };

  test('MTR-04 announces the end once (spirit-design-system PR #2918, hushh-research PR #2338)', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(withAnnouncer(99));
    settle();
    await rerender(withAnnouncer(100));
    wait();
    expect(regions()).toEqual(['100 of 100 people: Goal reached.', '']);
    await rerender(withAnnouncer(101));
    wait();
    expect(regions()).toEqual(['100 of 100 people: Goal reached.', '']);
  });

  test('MTR-04 announces nothing on the way, or when the goal is met initially (hushh-research PR #2338)', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(withAnnouncer(40));
    settle();
    for (const value of [41, 42, 99]) await rerender(withAnnouncer(value));
    await render(meter({ value: 100, label: 'Met initially' }));
    wait();
    expect(regions()).toEqual(['', '']);
  });
});

describe('bad input', () => {
  test.each([
    [130, 100],
    [-5, 0],
  ])('MTR-05 draws %i of 100 as %i, and keeps the text', async (value, drawn) => {
    await render(meter({ value, valueText: `${value} of 100 people` }));
    expect(bar().value).toBe(drawn);
    expect(part('value')?.textContent).toBe(`${value} of 100 people`);
  });

  test.each([
    [40, 0],
    [Number.NaN, 100],
    [40, Number.POSITIVE_INFINITY],
    [40, -1],
  ])('MTR-06 shows %d of %d, no measure, as text only, and warns a developer', async (value, max) => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(meter({ value, max }));
    expect(bar()).toBeNull();
    await expect.element(page.getByText('40 of 100 people')).toBeVisible();
    expect(part('complete')).toBeNull();
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      `[@longcovid/ui] Meter: ${value} of ${max} is not a value against a goal. A bar would mislead people, so only the text is shown. Pass a finite \`value\`, and a \`max\` above 0.`,
    );
  });
});

describe('styles', () => {
  test.each(palettes)(
    'MTR-07 shows how full it is, and a border, %j (carbon #19356, calcite #3986, clarity #4643, swisspost #84)',
    async (media) => {
      await commands.emulateMedia(media);
      await render(meter());
      const [full, empty] = [await paintedColor(bar(), 0.2), await paintedColor(bar(), 0.8)];
      expect(contrastRatio(hex(full), hex(empty))).toBeGreaterThanOrEqual(3);
      const { borderTopColor, borderTopWidth } = getComputedStyle(bar());
      expect(borderTopWidth).toBe('2px');
      expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
    },
  );

  test.each([
    [0, 'empty', 'empty'],
    [40, 'full', 'empty'],
    [100, 'full', 'full'],
  ] as const)('MTR-07 draws %i of 100 at its length: %s, %s', async (value, near, far) => {
    await render(
      <>
        {meter({ value: 100 })}
        {meter({ value: 0 })}
        {meter({ value })}
      </>,
    );
    const meters = document.querySelectorAll('meter');
    const painted = (index: number, across: number) => paintedColor(meters[index] as Element, across);
    const colors = { full: await painted(0, 0.5), empty: await painted(1, 0.5) };
    expect(colors.full).not.toBe(colors.empty);
    expect([await painted(2, 0.35), await painted(2, 0.45)]).toEqual([colors[near], colors[far]]);
    // From edge to edge, not as a line in the middle.
    for (const down of [0.2, 0.8])
      expect(await paintedColor(meters[2] as Element, 0.2, down)).toBe(colors[near]);
  });

  test('MTR-08 is printed, with its fill and its text', async () => {
    await render(meter());
    await commands.emulateMedia({ media: 'print' });
    expect(bar().checkVisibility()).toBe(true);
    expect(part('value')?.checkVisibility()).toBe(true);
    expect(getComputedStyle(bar()).getPropertyValue('print-color-adjust')).toBe('exact');
  });

  test('MTR-09 does not scroll sideways at 320 px', async () => {
    await page.viewport(320, 800);
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
    await render(meter({ label: word, valueText: word, messages: { complete: word }, value: 100 }));
    expect(document.documentElement.scrollWidth).toBe(320);
    const tick = part('complete')?.querySelector('svg')?.getBoundingClientRect() as DOMRect;
    const text = document.createRange();
    text.selectNodeContents(part('complete')?.lastChild as Text);
    const [line, ...more] = text.getClientRects();
    expect(more.length).toBeGreaterThan(0);
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    expect(
      Math.abs(middle(tick) - middle(line as DOMRect)),
      'the tick is beside the first line',
    ).toBeLessThan(2);
  });
});
