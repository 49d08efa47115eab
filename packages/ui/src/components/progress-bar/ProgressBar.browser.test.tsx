import { describe, expect, test, vi, expectTypeOf } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { hex, pageColor, themes, paintedColor } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { Announcer } from '../announcer/index.ts';
import { type AnnouncementPolicy, ProgressBar, type ProgressBarProps } from './index.ts';

const label = 'Downloading';
const progress = (props: Omit<Partial<ProgressBarProps>, 'isIndeterminate'> = {}) => (
  <ProgressBar label={label} {...props} value={props.value ?? 40} />
);
const unknown = <ProgressBar label={label} isIndeterminate />;
const bar = () => document.querySelector('progress') as HTMLProgressElement;
const part = (name: string) => document.querySelector(`[data-part="${name}"]`);
const regions = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent.trim());

describe('name and value', () => {
  test('PRG-01 is a progress bar with name and value (fluentui #18351, aem-core-wcm-components #1728)', async () => {
    await render(progress());
    await expect.element(page.getByRole('progressbar', { name: label })).toBeVisible();
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '40%');
    expect(bar().position).toBe(0.4);
  });

  test.each([
    [0.4, '0%'],
    [40, '40%'],
    [99.99, '99%'],
    [100, '100%'],
  ])('PRG-02 shows %d of 100 as the text %s (fluentui #13490)', async (value, text) => {
    await render(withLocale('es', progress({ value })));
    await expect.element(page.getByText(text)).toBeVisible();
    expect(await commands.accessibilityTree()).toContain(`StaticText "${text}"`);
  });

  test('PRG-02 shows a text of the page, or leaves the value to assistive technology', async () => {
    const { rerender } = await render(progress({ value: 12, max: 40, valueText: '12 of 40 files' }));
    await expect.element(page.getByText('12 of 40 files')).toBeVisible();
    await rerender(progress({ isValueHidden: true }));
    expect(part('value')).toBeNull();
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '40%');
  });

  test.each([
    ['en', 'Done'],
    ['es', 'Terminado'],
  ] as const)('PRG-05 shows the end by text, not before, %s', async (locale, text) => {
    const { rerender } = await render(withLocale(locale, progress({ value: 99.9, announce: 'silent' })));
    expect(part('complete')).toBeNull();
    await rerender(withLocale(locale, progress({ value: 100, announce: 'silent' })));
    await expect.element(page.getByText(text)).toBeVisible();
    expect(part('complete')?.querySelector('svg')).not.toBeNull();
  });

  test.each([
    ['en', 'Working on it…'],
    ['es', 'En curso…'],
  ] as const)(
    'PRG-06 shows by text that the duration is unknown, and moves nothing, %s',
    async (locale, text) => {
      await render(withLocale(locale, <ProgressBar label={label} isIndeterminate />));
      await expect.element(page.getByText(text)).toBeVisible();
      expect(bar().position).toBe(-1);
      expect(document.getAnimations()).toEqual([]);
    },
  );
});

describe('announcements', () => {
  const wait = () => vi.advanceTimersByTime(3000);
  /** Goes through the values; returns the announcement at each. */
  async function collectAnnouncements(
    announce: AnnouncementPolicy | undefined,
    values: number[],
    locale: 'en' | 'es' = 'en',
  ) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const at = (value: number) => (
      <>
        <Announcer lang={locale} />
        {withLocale(locale, progress({ value, announce }))}
      </>
    );
    const { rerender } = await render(at(values[0] ?? 0));
    wait();
    const announcements: string[] = [];
    for (const value of values.slice(1)) {
      document.querySelectorAll('[aria-live]').forEach((region) => region.replaceChildren());
      await rerender(at(value));
      wait();
      const [polite = '', assertive = ''] = regions();
      expect(assertive).toBe('');
      announcements.push(polite);
    }
    return announcements;
  }

  test.each([
    ['en', 'Downloading: Done.'],
    ['es', 'Downloading: Terminado.'],
  ] as const)(
    'PRG-03 announces the end once (spirit-design-system PR #2918, hushh-research PR #2338), %s',
    async (locale, end) => {
      expect(await collectAnnouncements(undefined, [10, 30, 60, 99, 100, 99, 100], locale)).toEqual([
        '',
        '',
        '',
        end,
        '',
        '',
      ]);
    },
  );

  test('PRG-04 announces each quarter once with milestones', async () => {
    const announcements = await collectAnnouncements('milestones', [10, 20, 25, 26, 10, 30, 80, 100]);
    expect(announcements).toEqual([
      '',
      'Downloading: 25%.',
      '',
      '',
      '',
      'Downloading: 80%.',
      'Downloading: Done.',
    ]);
  });

  test.each([
    ['silent', [10, 50, 100]],
    ['milestones', [100, 100]],
  ] as const)(
    'PRG-04 announces nothing when silent, and never the initial value, %s',
    async (announce, values) => {
      expect((await collectAnnouncements(announce, [...values])).join('')).toBe('');
    },
  );
});

describe('bad input', () => {
  test.each([
    [Number.NaN, 100],
    [40, 0],
    [40, Number.POSITIVE_INFINITY],
    [40, -1],
  ])('PRG-08 shows %d of %d by text only, and warns a developer', async (value, max) => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(progress({ value, max, valueText: 'Some' }));
    expect([bar(), part('complete')]).toEqual([null, null]);
    await expect.element(page.getByText('Some')).toBeVisible();
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      `[@longcovid/ui] ProgressBar: ${value} of ${max} is not progress of a task. People would believe that it is done, or hear a meaningless number. Pass a \`value\` from 0 to \`max\`, and a \`max\` above 0. For a value against a goal use Meter; for a step of several, StepIndicator.`,
    );
  });

  test.each([
    [130, 1],
    [-5, 0],
  ])('PRG-08 draws %d of 100 as %d, and warns a developer: a measure is a Meter', async (value, position) => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(progress({ value }));
    expect(bar().position).toBe(position);
    expect(warned.mock.calls.join()).toContain('use Meter');
  });
});

describe('styles', () => {
  test.each(themes)(
    'PRG-07 shows how far it is, %j (carbon #19356, calcite #3986, clarity #4643, swisspost #84)',
    async (media) => {
      await commands.emulateMedia(media);
      await render(progress());
      const [full, empty] = [await paintedColor(bar(), 0.2), await paintedColor(bar(), 0.8)];
      expect(contrastRatio(hex(full), hex(empty))).toBeGreaterThanOrEqual(3);
      const { borderTopColor, borderTopWidth } = getComputedStyle(bar());
      expect(borderTopWidth).toBe('2px');
      expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
      expect([await paintedColor(bar(), 0.38), await paintedColor(bar(), 0.42)]).toEqual([full, empty]);
    },
  );

  test.each(themes)('PRG-06 shows the stripes, %j', async (media) => {
    await commands.emulateMedia(media);
    await render(unknown);
    const places = Array.from({ length: 12 }, (_, index) => 0.3 + index / 100);
    const colors = new Set<string>();
    for (const place of places) colors.add(await paintedColor(bar(), place));
    expect(colors.size).toBeGreaterThan(1);
  });

  test('PRG-07 is printed, with its fill', async () => {
    await render(progress());
    await commands.emulateMedia({ media: 'print' });
    expect(bar().checkVisibility()).toBe(true);
    expect(getComputedStyle(bar()).getPropertyValue('print-color-adjust')).toBe('exact');
  });
});

test('PRG-12 it takes a value, or that none is known', () => {
  expectTypeOf(ProgressBar).toBeCallableWith({ label, isIndeterminate: true });
  // @ts-expect-error Either it is known how much there is to do, or not.
  expectTypeOf(ProgressBar).toBeCallableWith({ label, value: 1, isIndeterminate: true });
});
