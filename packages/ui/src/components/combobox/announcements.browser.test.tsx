import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { Announcer } from '../announcer/index.ts';
import { Combobox } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const options = ['Alaska', 'New Mexico', 'Old Mexico'].map((label) => ({ value: label, label }));
const input = () => document.querySelector('input') as HTMLInputElement;
const getAnnouncement = () => document.querySelector('[data-part="polite"]')?.textContent.trim();
const getAssertive = () => document.querySelector('[data-part="assertive"]')?.textContent;

afterEach(() => {
  if (vi.isFakeTimers()) vi.runAllTimers();
  vi.useRealTimers();
});

/** Renders a focused combobox beside a live region without announcements of other tests. */
async function renderSilent(locale: 'en' | 'es' = 'en') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(
    <>
      <Announcer lang={locale} />
      {withLocale(locale, <Combobox label="Place" name="place" options={options} />)}
    </>,
  );
  input().focus();
  await expect.poll(() => input().getAttribute('role')).toBe('combobox');
  vi.advanceTimersByTime(3000);
  document.querySelectorAll('[aria-live]').forEach((region) => region.replaceChildren());
}

describe('announcements', () => {
  test.each([
    ['en', '2 options.'],
    ['es', '2 opciones.'],
  ] as const)(
    'CBX-13 announces the count once, after a pause (carbon-components-svelte PR #3645), %s',
    async (locale, message) => {
      await renderSilent(locale);
      await userEvent.keyboard('m');
      vi.advanceTimersByTime(700);
      await userEvent.keyboard('e');
      vi.advanceTimersByTime(700);
      expect(getAnnouncement()).toBe('');
      vi.advanceTimersByTime(3000);
      expect(getAnnouncement()).toBe(message);
      await userEvent.keyboard('x');
      vi.advanceTimersByTime(3000);
      expect(getAnnouncement()).toBe(message);
      expect(getAssertive()).toBe('');
    },
  );

  test('CBX-14 announces nothing when an option is active or chosen (react-spectrum #10220)', async () => {
    await renderSilent();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    vi.advanceTimersByTime(3000);
    const tree = await commands.accessibilityTree();
    expect(tree.filter((line) => line.startsWith('option'))).toEqual([
      'option "Alaska" selected=false',
      'option "New Mexico" selected=true',
      'option "Old Mexico" selected=false',
    ]);
    await userEvent.keyboard('{Enter}');
    vi.advanceTimersByTime(3000);
    expect([getAnnouncement(), getAssertive()]).toEqual(['', '']);
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
    expect(document.querySelectorAll('[inert], [aria-hidden="true"]:not(svg)')).toHaveLength(0);
  });

  test.each([
    ['en', 'Sorry, no matching options.'],
    ['es', 'Lo sentimos, no hay opciones que coincidan.'],
  ] as const)('CBX-15 shows and announces that nothing matches, %s', async (locale, message) => {
    await renderSilent(locale);
    await userEvent.keyboard('xyz');
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    vi.advanceTimersByTime(3000);
    expect(getAnnouncement()).toBe(message);
  });
});
