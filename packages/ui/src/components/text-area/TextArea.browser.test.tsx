import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor, themes } from '../../../test/rendered-color.ts';
import { Announcer } from '../announcer/index.ts';
import { contrastRatio } from '../../theme/index.ts';
import { TextArea, type TextAreaProps } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const label = 'Your question';
const textArea = (props: Partial<TextAreaProps> = {}) => <TextArea label={label} name="message" {...props} />;
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const count = () => document.querySelector('[data-part="count"]')?.textContent;

describe('before script', () => {
  test.each(['', 'Hello'])(
    'TXA-02 keeps typed text and caret, with the default text %j',
    async (defaultValue) => {
      const { hydrate } = renderServerHtml(textArea({ defaultValue }));
      await userEvent.click(field());
      await userEvent.keyboard('{Control>}{End}{/Control} there');
      field().setSelectionRange(2, 4);
      expect(await hydrate()).toEqual([]);
      expect(field().value).toBe(`${defaultValue} there`);
      expect(document.activeElement).toBe(field());
      expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]);
      await userEvent.keyboard('{Control>}{End}{/Control}!');
      expect(field().value).toBe(`${defaultValue} there!`);
    },
  );

  test('TXA-02 stays empty when its default text was deleted', async () => {
    const { hydrate } = renderServerHtml(textArea({ defaultValue: 'Hello' }));
    await userEvent.clear(field());
    expect(await hydrate()).toEqual([]);
    expect(field().value).toBe('');
  });

  test('TXA-03 reports once what was typed, and counts it', async () => {
    const onValueChange = vi.fn();
    const { hydrate } = renderServerHtml(
      textArea({ defaultValue: 'Hello', onValueChange, characterLimit: 100 }),
    );
    await userEvent.click(field());
    await userEvent.keyboard('{Control>}{End}{/Control}!');
    await hydrate();
    expect(onValueChange.mock.calls).toEqual([['Hello!', { reason: 'hydration', event: undefined }]]);
    await expect.poll(count).toBe('You have 94 characters left');
  });
});

describe('the count', () => {
  test.each([
    ['en', 'You can write up to 1,200 characters.', 'You have 1,199 characters left'],
    ['es', 'Puede escribir hasta 1,200 caracteres.', 'Le quedan 1,199 caracteres'],
  ] as const)(
    'TXA-04 is visible and in the description, which changes on blur only, %s',
    async (locale, limit, left) => {
      await render(withLocale(locale, textArea({ characterLimit: 1200, hint: 'No health data.' })));
      await expect.element(field()).toHaveAccessibleDescription(`No health data. ${limit}`);
      await userEvent.type(field(), 'a');
      await expect.element(page.getByText(left)).toBeVisible();
      // Screen readers announce a description again whenever it changes, here over each typed character.
      await expect.element(field()).toHaveAccessibleDescription(`No health data. ${limit}`);
      await userEvent.tab();
      await expect.element(field()).toHaveAccessibleDescription(`No health data. ${left}`);
    },
  );

  test.each([
    ['en', 'ab', 'You have 1 character left'],
    ['en', 'abcd', 'You have 1 character too many'],
    ['es', 'ab', 'Le queda 1 carácter'],
    ['es', 'abcde', 'Le sobran 2 caracteres'],
    ['en', 'á😀', 'You have 1 character left'],
  ] as const)('TXA-04 counts code points, %s %s: %s', async (locale, text, message) => {
    await render(withLocale(locale, textArea({ characterLimit: 3 })));
    await userEvent.fill(field(), text);
    await expect.poll(count).toBe(message);
  });

  test('TXA-04 has messages that can be replaced', async () => {
    await render(textArea({ characterLimit: 9, messages: { limit: (n) => `Neuf: ${n}` } }));
    expect(count()).toBe('Neuf: 9');
  });

  const getAnnouncement = () => document.querySelector('[data-part="polite"]')?.textContent.trim();
  const withAnnouncer = (
    <>
      <Announcer />
      {textArea({ characterLimit: 300 })}
    </>
  );

  test('TXA-05 is not announced far from the limit, and near it once after a pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await render(withAnnouncer);
    vi.advanceTimersByTime(3000);
    document.querySelectorAll('[aria-live]').forEach((region) => region.replaceChildren());
    await userEvent.fill(field(), 'a'.repeat(200));
    vi.advanceTimersByTime(3000);
    expect(getAnnouncement()).toBe('');
    await userEvent.fill(field(), 'a'.repeat(280));
    vi.advanceTimersByTime(500);
    await userEvent.fill(field(), 'a'.repeat(281));
    vi.advanceTimersByTime(500);
    expect(getAnnouncement()).toBe('');
    vi.advanceTimersByTime(3000);
    expect(getAnnouncement()).toBe('You have 19 characters left.');
    expect(document.querySelector('[data-part="assertive"]')?.textContent).toBe('');
  });

  test('TXA-06 cuts nothing off', async () => {
    await render(<form>{textArea({ characterLimit: 3 })}</form>);
    await userEvent.type(field(), 'abcdef');
    expect(new FormData(document.querySelector('form') as HTMLFormElement).get('message')).toBe('abcdef');
  });
});

test.each(themes)(
  'TXA-07 has a border of 3:1, at least 44 px high and resizable vertically, %j',
  async (media) => {
    await commands.emulateMedia(media);
    await render(textArea());
    const { borderTopColor, borderTopStyle, resize } = getComputedStyle(field());
    expect([borderTopStyle, resize]).toEqual(['solid', 'vertical']);
    expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
    expect(field().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
);
