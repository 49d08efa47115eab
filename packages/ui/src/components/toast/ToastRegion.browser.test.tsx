import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { Announcer } from '../announcer/index.ts';
import { Dialog } from '../dialog/index.ts';
import { dismissToast, showToast, ToastRegion, type ToastRegionProps } from './index.ts';
import { toastsNow } from './messages-store.ts';

const toasts = (props: Partial<ToastRegionProps> = {}) => (
  <>
    <Announcer />
    <ToastRegion {...props} />
  </>
);
const shown = () => [...document.querySelectorAll('[data-part="message"]')].map((each) => each.textContent);
const past = () => [...document.querySelectorAll('[data-part="past"] > li')].map((each) => each.textContent);
const getAnnouncements = (within: ParentNode = document) =>
  within.querySelector('[aria-live="polite"]')?.textContent.trim() ?? '';
const undo = () => ({ label: 'Undo', onPress: vi.fn() });
const timers = ['setTimeout', 'clearTimeout'] as const;

const hoverPage = () => userEvent.hover(document.body, { position: { x: 5, y: 5 }, force: true });

beforeEach(async () => {
  // A press of the test before leaves the pointer where the next message appears, which would then stay.
  await hoverPage();
  vi.useFakeTimers({ toFake: [...timers] });
});
afterEach(() => {
  for (const { id } of toastsNow().shown) dismissToast(id);
  if (vi.isFakeTimers()) vi.runAllTimers();
  for (const { id } of toastsNow().shown) dismissToast(id);
  vi.useRealTimers();
});

describe('the region', () => {
  test('TST-01 is a landmark in the server’s HTML, and empty (daintree #2874)', async () => {
    const { container, hydrate } = renderServerHtml(toasts());
    const region = container.querySelector('section');
    expect([region?.getAttribute('aria-label'), region?.textContent]).toEqual(['Messages', '']);
    expect(await hydrate()).toEqual([]);
    expect(container.querySelector('section')).toBe(region);
  });

  test.each([
    ['en', 'Messages', 'Close'],
    ['es', 'Mensajes', 'Cerrar'],
  ] as const)(
    'TST-02 shows a message that Tab reaches, with a named close button, %s',
    async (locale, name, close) => {
      await render(withLocale(locale, toasts()));
      showToast({ message: 'Saved' });
      const region = page.getByRole('region', { name });
      await expect.poll(shown).toEqual(['Saved']);
      expect(region.element().contains(document.querySelector('[data-part="message"]'))).toBe(true);
      await userEvent.tab();
      await expect.element(region.getByRole('button', { name: close })).toHaveFocus();
      expect(await commands.accessibilityTree()).toContainEqual(
        expect.stringMatching(new RegExp(`button "${close}".*description="Saved"`)),
      );
    },
  );

  test('TST-03 announces a message once, with its action, in its language', async () => {
    await render(toasts());
    showToast({
      message: 'Se quitó el filtro.',
      lang: 'es',
      action: { label: 'Deshacer', onPress: vi.fn() },
    });
    vi.advanceTimersByTime(2000);
    expect(getAnnouncements()).toBe('Se quitó el filtro. Deshacer.');
    expect(document.querySelector('[aria-live="polite"] span')?.getAttribute('lang')).toBe('es');
    await expect.poll(shown).toHaveLength(1);
    expect(document.querySelector('[data-part="message"]')?.getAttribute('lang')).toBe('es');
    expect(document.querySelector('[data-component="toast"] [aria-live]')).toBeNull();
  });
});

describe('time', () => {
  test('TST-04 keeps a message with an action until it is closed (base-ui #4253)', async () => {
    await render(toasts());
    const action = undo();
    showToast({ message: 'Filter removed', action });
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(action.onPress).toHaveBeenCalledOnce();
    await expect.poll(shown).toEqual([]);
  });

  test('TST-05 keeps a message, or removes it after the given time, never before 5 seconds', async () => {
    await render(toasts());
    showToast({ message: 'Stays' });
    vi.advanceTimersByTime(1000);
    showToast({ message: 'Goes', expiresAfter: 8000 });
    vi.advanceTimersByTime(1000);
    showToast({ message: 'Hurried', expiresAfter: 10 });
    vi.advanceTimersByTime(4999);
    await expect.poll(shown).toEqual(['Stays', 'Goes', 'Hurried']);
    vi.advanceTimersByTime(1);
    await expect.poll(shown).toEqual(['Stays', 'Goes']);
    vi.advanceTimersByTime(2000);
    await expect.poll(shown).toEqual(['Stays']);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(shown()).toEqual(['Stays']);
  });
});

test('TST-06 stops the clock while the message has focus or the pointer, also when it comes again', async () => {
  await render(toasts());
  const goes = { message: 'Goes', expiresAfter: 6000 };
  showToast(goes);
  await expect.poll(shown).toEqual(['Goes']);
  const hoverMessage = () => userEvent.hover(document.querySelector('[data-part="message"]') as HTMLElement);
  (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
  await hoverMessage();
  await hoverPage();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(shown()).toEqual(['Goes']);
  await hoverMessage();
  (document.activeElement as HTMLElement).blur();
  showToast(goes);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(shown()).toEqual(['Goes']);
  await hoverPage();
  vi.advanceTimersByTime(6000);
  await expect.poll(shown).toEqual([]);
});

describe('many', () => {
  test('TST-07 shows the same message once at a time, and again after it has gone', async () => {
    await render(toasts());
    const id = showToast({ message: 'Saved' });
    expect(showToast({ message: 'Saved' })).toBe(id);
    vi.advanceTimersByTime(5000);
    expect(showToast({ message: 'Saved' })).toBe(id);
    await expect.poll(shown).toEqual(['Saved']);
    dismissToast(id);
    showToast({ message: 'Saved' });
    vi.advanceTimersByTime(1000);
    await expect.poll(shown).toEqual(['Saved']);
  });

  test('TST-08 shows at most one a second, in order, and loses none', async () => {
    await render(toasts());
    const counts: number[] = [];
    for (let index = 1; index <= 10; index++) showToast({ message: `Message ${index}` });
    for (let second = 0; second < 10; second++) {
      counts.push(toastsNow().shown.length);
      vi.advanceTimersByTime(1000);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await expect.poll(shown).toEqual(Array.from({ length: 10 }, (_, index) => `Message ${index + 1}`));
  });

  test('TST-08 dismisses one that still waits', async () => {
    await render(toasts());
    showToast({ message: 'One' });
    dismissToast(showToast({ message: 'Two' }));
    vi.advanceTimersByTime(5000);
    await expect.poll(shown).toEqual(['One']);
  });
});

describe('after', () => {
  test('TST-09 lists past messages, the latest first', async () => {
    await render(toasts());
    showToast({ message: 'First' });
    vi.advanceTimersByTime(1000);
    showToast({ message: 'Second' });
    await expect.poll(shown).toEqual(['First', 'Second']);
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByText(/^Past messages/).click();
    expect(past().slice(0, 2)).toEqual(['Second', 'First']);
    await expect.element(page.getByRole('listitem').first()).toBeVisible();
  });

  test('TST-10 moves focus after closing to the next message, then to the past ones (pharos #423)', async () => {
    await render(toasts());
    showToast({ message: 'First' });
    vi.advanceTimersByTime(1000);
    showToast({ message: 'Second' });
    await expect.poll(shown).toEqual(['First', 'Second']);
    const close = () => document.querySelectorAll<HTMLElement>('[data-part="dismiss"]');
    close()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toEqual(['Second']);
    await expect.poll(() => document.activeElement).toBe(close()[0]);
    await userEvent.keyboard(' ');
    await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY');
  });
});

test('TST-11 holds a message that is announced, visible and usable', async () => {
  const both = (isOpen: boolean) => (
    <>
      {toasts()}
      <Dialog title="Your visit" isOpen={isOpen} onOpenChange={vi.fn()}>
        <p>Two hours.</p>
      </Dialog>
    </>
  );
  const { rerender } = await render(both(true));
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const action = undo();
  showToast({ message: 'Filter removed', action });
  vi.advanceTimersByTime(2000);
  expect(getAnnouncements(dialog)).toBe('Filter removed. Undo.');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(action.onPress).toHaveBeenCalledOnce();
  await rerender(both(false));
  expect(dialog.querySelector('[data-component="toast"]')).toBeNull();
  expect(document.querySelector('[data-component="toast"]')).not.toBeNull();
});

describe('everywhere', () => {
  test('TST-12 does not widen the page at 320 px, leaves half of the screen free, and has buttons 44 px high', async () => {
    await page.viewport(320, 640);
    await render(toasts());
    for (let index = 0; index < 6; index++) {
      showToast({ message: `${index} ${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4)}` });
      vi.advanceTimersByTime(1000);
    }
    await expect.poll(shown).toHaveLength(6);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(document.querySelector('[data-part="shown"]')?.getBoundingClientRect().height).toBeLessThanOrEqual(
      320,
    );
    const close = page.getByRole('button', { name: 'Close' }).first().element();
    expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  test('TST-13 has a visible edge in forced colors, is not printed, and has no axe finding', async () => {
    const { container } = await render(toasts());
    showToast({ message: 'Saved' });
    await expect.poll(shown).toEqual(['Saved']);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(await axeFindings(container)).toEqual([]);
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const toast = document.querySelector('[data-part="toast"]') as HTMLElement;
    expect(getComputedStyle(toast).borderTopColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    await commands.emulateMedia({ media: 'print' });
    expect(toast.checkVisibility()).toBe(false);
  });

  test('TST-14 shows markup as text, and no empty message, with a warning', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(toasts());
    showToast({ message: '<img src=x onerror=alert(1)>' });
    showToast({ message: '  ' });
    vi.advanceTimersByTime(3000);
    await expect.poll(shown).toEqual(['<img src=x onerror=alert(1)>']);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      '[@longcovid/ui] showToast: the message is empty. People would see a box without text, so none is shown. Pass a message that tells people what happened.',
    );
  });
});
