import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { Notice } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const tones = ['info', 'success', 'danger'] as const;
const showTones = () => tones.map((tone) => <Notice key={tone} tone={tone} title="Title" />);
const box = () => document.querySelector('[data-part="box"]') as HTMLElement;

describe('icon', () => {
  test.each([
    ['en', ['Information', 'Success', 'Important']],
    ['es', ['Información', 'Listo', 'Importante']],
  ] as const)('NTC-01 has a text alternative in the language of the page, %s', async (locale, names) => {
    await render(withLocale(locale, showTones()));
    const tree = await commands.accessibilityTree();
    expect(tree.filter((line) => line.startsWith('image'))).toEqual(names.map((name) => `image "${name}"`));
  });

  test('NTC-01 has a different shape for each tone', async () => {
    await render(showTones());
    const shapes = [...document.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
    expect(new Set(shapes).size).toBe(3);
  });

  test('NTC-01 has a text alternative that messages replace', async () => {
    await render(<Notice tone="danger" title="Titre" messages={{ danger: 'Attention' }} />);
    await expect.element(page.getByRole('img')).toHaveAccessibleName('Attention');
  });
});

test('NTC-02 has a title that is a heading with headingLevel, and bold text without', async () => {
  const { rerender } = await render(<Notice tone="info" title="Thank you" headingLevel={3} />);
  expect(await commands.accessibilityTree()).toContain('heading "Thank you" level=3');
  await rerender(<Notice tone="info" title="Thank you" />);
  expect(page.getByRole('heading').query()).toBeNull();
  expect(getComputedStyle(page.getByText('Thank you').element()).fontWeight).toBe('700');
});

test('NTC-03 is the same polite status while empty and with content', async () => {
  const { rerender } = await render(<Notice tone="success" live="polite" />);
  const before = page.getByRole('status').element();
  await rerender(
    <Notice tone="success" live="polite" title="Thank you!">
      <p>We have received it.</p>
    </Notice>,
  );
  expect(page.getByRole('status').element()).toBe(before);
  expect(before.textContent).toBe('Thank you!We have received it.');
  expect((await commands.accessibilityTree()).find((line) => line.startsWith('status'))).toContain(
    'live=polite',
  );
});

test('NTC-03 is not a live region by default', async () => {
  await render(<Notice tone="danger" title="Closed" />);
  expect((await commands.accessibilityTree()).filter((line) => line.includes('live='))).toEqual([]);
});

test.each([undefined, null, false, ''])('NTC-04 shows nothing without content (%j)', async (nothing) => {
  const { container } = await render(
    <Notice tone="info" live="polite">
      {nothing}
    </Notice>,
  );
  expect(container.getBoundingClientRect().height).toBe(0);
});

describe.each(tones)('%s', (tone) => {
  test.each([{ colorScheme: 'dark' }, { forcedColors: 'active', colorScheme: 'dark' }] as const)(
    'NTC-05 has a border and an icon with a contrast of 3:1, %j',
    async (media) => {
      await commands.emulateMedia(media);
      await render(<Notice tone={tone} title="Title" />);
      const icon = document.querySelector('svg') as SVGElement;
      for (const color of [getComputedStyle(box()).borderInlineStartColor, getComputedStyle(icon).color])
        expect(contrastRatio(hex(color), pageColor())).toBeGreaterThanOrEqual(3);
    },
  );
});

test('NTC-11 reports that its title is empty, unless it is live and waits for it', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  await render(<Notice tone="info" live="polite" title="" />);
  expect(warned).not.toHaveBeenCalled();
  await render(<Notice tone="info" title="" />);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('[@longcovid/ui] Notice: `title` is empty.'));
});
