import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor, themes } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { Announcer } from '../announcer/index.ts';
import { SearchField, type SearchFieldProps } from './index.ts';

const label = 'Search this site';
const field = (props: Partial<SearchFieldProps> = {}) => (
  <form role="search">
    <SearchField label={label} name="query" {...props} />
  </form>
);
const filled = (props: Partial<SearchFieldProps> = {}) => field({ defaultValue: 'blood test', ...props });
const input = () => document.querySelector('input') as HTMLInputElement;
const clear = () => page.getByRole('button', { name: 'Clear' });
const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).get('query');

describe('before script', () => {
  test('SFR-01 label, hint, error and first text are in the HTML, and no button that would do nothing', () => {
    const { container } = renderServerHtml(filled({ hint: 'A word or two.', error: 'Nothing was found' }));
    for (const text of [label, 'A word or two.', 'Nothing was found'])
      expect(container.innerText).toContain(text);
    expect(sent()).toBe('blood test');
    expect(page.getByRole('button').query()).toBeNull();
  });
});

test('SFR-03 is a search field with the visible label as its name, and no placeholder is announced', async () => {
  await render(field({ hint: 'A word or two.' }));
  const line = (await commands.accessibilityTree()).find((each) => each.startsWith('searchbox'));
  expect(line).toBe(`searchbox "${label}" invalid=false description="A word or two."`);
});

describe('the text', () => {
  test('SFR-04 a caller who keeps the text decides it, also when it is cleared', async () => {
    function Caller({ follows }: { follows: boolean }) {
      const [value, setValue] = useState('kept');
      return field({ value, onValueChange: (next) => follows && setValue(next) });
    }
    const { rerender } = await render(<Caller follows={false} />);
    await userEvent.type(input(), 'x');
    expect(input().value).toBe('kept');
    await userEvent.click(clear());
    expect(input().value).toBe('kept');
    await rerender(<Caller follows />);
    await userEvent.click(clear());
    expect(input().value).toBe('');
  });

  test('SFR-05 Escape empties the field, as the browser does it, and is reported', async () => {
    const onValueChange = vi.fn();
    await render(filled({ onValueChange }));
    await userEvent.click(input());
    await userEvent.keyboard('{Escape}');
    expect(input().value).toBe('');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', expect.objectContaining({ reason: 'input' }));
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
  });
});

describe('the button', () => {
  test.each(['click', '{Enter}', ' '])(
    'SFR-06 empties the field, moves focus to it and is reported once, by %j',
    async (press) => {
      const onValueChange = vi.fn();
      const onChange = vi.fn();
      await render(filled({ onValueChange, onChange }));
      if (press === 'click') await userEvent.click(clear());
      else {
        await userEvent.tab();
        await userEvent.tab();
        await expect.element(clear()).toHaveFocus();
        await userEvent.keyboard(press);
      }
      expect(sent()).toBe('');
      await expect.element(page.getByRole('searchbox')).toHaveFocus();
      expect(onValueChange.mock.calls).toEqual([
        ['', { reason: 'clear-press', event: expect.any(MouseEvent) as Event }],
      ]);
      // Form libraries listen to this.
      expect(onChange).toHaveBeenCalledOnce();
    },
  );

  test('SFR-06 sends no form', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    await render(filled());
    document.querySelector('form')?.addEventListener('submit', onSubmit);
    await userEvent.click(clear());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('SFR-07 is there while there is text, entered or set by code', async () => {
    await render(field());
    expect(clear().query()).toBeNull();
    await userEvent.type(input(), 'a');
    await expect.element(clear()).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    expect(clear().query()).toBeNull();
    input().value = 'by a program';
    await expect.element(clear()).toBeVisible();
    document.querySelector('form')?.reset();
    expect(clear().query()).toBeNull();
  });

  test.each([{ isDisabled: true }, { isReadOnly: true }])('SFR-07 is not there with %j', async (props) => {
    await render(filled(props));
    expect(page.getByRole('button').query()).toBeNull();
  });

  test.each([
    ['en', 'Clear', 'Search text cleared.'],
    ['es', 'Borrar', 'Se borró el texto de búsqueda.'],
  ])('SFR-08 is announced once, politely, after focus has moved, %s', async (locale, name, message) => {
    vi.useFakeTimers();
    await render(
      withLocale(
        locale,
        <>
          <Announcer />
          {filled()}
        </>,
      ),
    );
    vi.advanceTimersByTime(2000);
    const region = document.querySelector('[aria-live="polite"]') as HTMLElement;
    // What other tests announced.
    region.replaceChildren();
    (page.getByRole('button', { name }).element() as HTMLElement).click();
    expect(document.activeElement).toBe(input());
    vi.advanceTimersByTime(1000);
    expect(region.textContent).toBe('');
    vi.advanceTimersByTime(3000);
    expect([...region.children].map((each) => each.textContent.trim())).toEqual([message]);
  });

  test('SFR-08 has messages that can be replaced', async () => {
    await render(filled({ messages: { clear: 'Start again' } }));
    await expect.element(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  });

  test('SFR-09 is described by the label of its field', async () => {
    await render(filled());
    expect((await commands.accessibilityTree()).find((line) => line.startsWith('button'))).toBe(
      `button "Clear" invalid=false description="${label}"`,
    );
    expect(page.getByLabelText(label).elements()).toEqual([input()]);
  });
});

describe('styles', () => {
  test.each([320, 1280])(
    'SFR-10 the button is at least 44 px large, and text ends before it, %i px',
    async (width) => {
      await page.viewport(width, 800);
      await render(filled({ defaultValue: 'x'.repeat(300) }));
      const button = clear().element().getBoundingClientRect();
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
      const { right } = input().getBoundingClientRect();
      const { paddingInlineEnd, borderInlineEndWidth } = getComputedStyle(input());
      expect(right - parseFloat(paddingInlineEnd) - parseFloat(borderInlineEndWidth)).toBeLessThanOrEqual(
        button.left,
      );
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );

  test.each([
    ['before script', 20, ''],
    ['after script', 56, 'blood test'],
  ])('SFR-10 has one button: %s', async (when, fromEnd, text) => {
    const { hydrate } = renderServerHtml(filled());
    if (when === 'after script') await hydrate();
    // The browser's own button is at the end of the room for the text.
    const { width, height } = input().getBoundingClientRect();
    await userEvent.click(input(), { position: { x: width - fromEnd - 4, y: height / 2 } });
    expect(input().value).toBe(text);
  });

  test.each(themes)('SFR-11 the button has a contrast of 7 to 1, %j', async (media) => {
    await commands.emulateMedia(media);
    await render(filled());
    expect(contrastRatio(hex(getComputedStyle(clear().element()).color), pageColor())).toBeGreaterThanOrEqual(
      7,
    );
  });

  test('SFR-11 the text is printed, the button is not', async () => {
    await render(filled());
    await commands.emulateMedia({ media: 'print' });
    expect(clear().query()).toBeNull();
    expect(input().checkVisibility()).toBe(true);
  });
});
