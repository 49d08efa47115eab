import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { combobox, input, press, shownOptions, waitForFrames } from './Combobox.fixtures.tsx';
import type { ComboboxProps } from './index.ts';

/** Returns the caller's next text for one that a person entered; undefined keeps the caller's text. */
type Answer = (text: string) => string | undefined;

type CallerProps = { initial: string; answer: Answer; delay?: number | undefined };

/** A controlled field whose caller changes, rejects or delays what is entered. The output has the caller's text. */
function Caller({ initial, answer, delay, ...props }: CallerProps & Partial<ComboboxProps>) {
  const [value, setValue] = useState(initial);
  const accept = (text: string) => setValue((before) => answer(text) ?? before);
  const onValueChange = (text: string) => {
    if (delay === undefined) accept(text);
    else setTimeout(() => accept(text), delay);
  };
  return (
    <>
      {combobox({ ...props, value, onValueChange })}
      <output>{value}</output>
    </>
  );
}

const getCallerText = () => document.querySelector('output')?.textContent;

/** Renders the field, ready for typing with the caret at an index of its text. */
async function renderAt(caret: number, caller: CallerProps & Partial<ComboboxProps>) {
  await render(<Caller {...caller} />);
  input().focus();
  await expect.poll(() => input().getAttribute('role')).toBe('combobox');
  input().setSelectionRange(caret, caret);
}

/** The text with its caret as a bar. */
function getTextWithCaret(): string {
  const { value, selectionStart, selectionEnd } = input();
  const at = selectionStart ?? 0;
  return `${value.slice(0, at)}|${value.slice(at, selectionEnd ?? at)}${value.slice(selectionEnd ?? at)}`;
}

const toUpperCase: Answer = (text) => text.toUpperCase();
const rejectDigits: Answer = (text) => (/\d/.test(text) ? undefined : text);
const accept: Answer = (text) => text;
const rejectAll: Answer = () => undefined;

describe('what the caller answers', () => {
  test.each([
    ['changed', toUpperCase, 'NEW MEXICO', 3, 'ly', 'NEWLY| MEXICO'],
    ['changed at the end', toUpperCase, 'NE', 2, 'w', 'NEW|'],
    [
      'changed where it grows',
      (text: string) => text.replace('ss', 'ß').replace('@', ' at '),
      'a.b',
      1,
      '@',
      'a at |.b',
    ],
    ['rejected', rejectDigits, 'New Mexico', 3, '1', 'New| Mexico'],
    ['rejected and accepted', rejectDigits, 'New Mexico', 3, '1l2y', 'Newly| Mexico'],
    ['removed', rejectDigits, 'New Mexico', 3, '{Backspace}', 'Ne| Mexico'],
    ['removed and rejected', rejectAll, 'New Mexico', 3, '{Backspace}', 'New| Mexico'],
    ['removed and rejected, forward', rejectAll, 'New Mexico', 3, '{Delete}', 'New| Mexico'],
  ])(
    'CBX-35 is shown with the caret where the person types: %s',
    async (_what, answer, initial, caret, keys, expected) => {
      await renderAt(caret, { initial, answer });
      await press(keys);
      expect(getTextWithCaret()).toBe(expected);
      // Browsers queue `select` and `selectionchange` events, and React renders, before the next frame.
      await waitForFrames(2);
      expect(getTextWithCaret()).toBe(expected);
    },
  );

  test('CBX-35 keeps the caret where a person types while the page hydrates', async () => {
    const { hydrate } = renderServerHtml(<Caller initial="" answer={accept} />);
    input().focus();
    await press('New xico{ArrowLeft>4/}');
    expect(await hydrate()).toEqual([]);
    await press('Me');
    expect(getTextWithCaret()).toBe('New Me|xico');
    await expect.poll(getCallerText).toBe('New Mexico');
  });

  test('CBX-35 is shown when it comes late', async () => {
    await renderAt(3, { initial: 'New Mexico', answer: toUpperCase, delay: 100 });
    await press('l');
    expect(input().value).toBe('New Mexico');
    await expect.poll(getTextWithCaret).toBe('NEWL| MEXICO');
    await press('y');
    await expect.poll(getTextWithCaret).toBe('NEWLY| MEXICO');
  });

  test('CBX-35 keeps the caret that the person has moved when it comes late', async () => {
    await renderAt(3, { initial: 'New Mexico', answer: accept, delay: 300 });
    await press('l');
    await press('{ArrowRight}{ArrowRight}');
    await expect.poll(getTextWithCaret).toBe('Newl M|exico');
  });

  test('CBX-35 moves no focus or caret in another field when it comes late', async () => {
    await render(
      <>
        <Caller initial="New Mexico" answer={accept} delay={200} />
        <textarea defaultValue="Other" />
      </>,
    );
    const other = document.querySelector('textarea') as HTMLTextAreaElement;
    await userEvent.fill(input(), 'Alaska');
    other.focus();
    other.setSelectionRange(2, 2);
    await expect.poll(() => input().value).toBe('Alaska');
    expect([document.activeElement, other.selectionStart]).toEqual([other, 2]);
  });
});

describe('the list', () => {
  test('CBX-36 shows the options of the text that is shown, not of the rejected one', async () => {
    await renderAt(3, { initial: 'Mex', answer: rejectDigits });
    await press('1');
    expect(shownOptions()).toEqual(['New Mexico', 'Old Mexico']);
    await press('{Backspace}{Backspace}{Backspace}qu');
    expect(shownOptions()).toEqual(['Québec']);
  });

  test('CBX-36 shows those of a late text when it is there, with no option active', async () => {
    await renderAt(0, { initial: '', answer: accept, delay: 300 });
    await press('m');
    expect(shownOptions()).toHaveLength(6);
    await press('{ArrowDown}');
    expect(input().getAttribute('aria-activedescendant')).not.toBeNull();
    await expect.poll(shownOptions).toEqual(['New Mexico', 'Old Mexico']);
    await expect.poll(() => input().getAttribute('aria-activedescendant')).toBeNull();
  });
});

describe('while a text is composed', () => {
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const commit = (text: string) => cdp().send('Input.insertText', { text });

  test.each([
    ['accepts', accept, undefined, 'にほ New Mexico'],
    ['changes', (text: string) => text.replace('に', 'ニ'), undefined, 'ニほ New Mexico'],
    ['rejects', rejectAll, undefined, ' New Mexico'],
    ['accepts late', accept, 100, 'にほ New Mexico'],
  ])('CBX-37 is not interrupted by a caller who %s', async (_how, answer, delay, expected) => {
    const ended = vi.fn();
    await renderAt(0, { initial: ' New Mexico', answer, delay, onCompositionEnd: ended });
    for (const text of ['n', 'に', 'にh', 'にほ']) {
      await compose(text);
      expect(input().value).toBe(`${text} New Mexico`);
      // A caller who keeps its text renders nothing to wait for.
      await expect.poll(getCallerText).toBe(answer(input().value) ?? ' New Mexico');
      await waitForFrames(2);
      expect(input().value).toBe(`${text} New Mexico`);
    }
    expect(ended).not.toHaveBeenCalled();
    await commit('にほ');
    expect(ended).toHaveBeenCalledOnce();
    await expect.poll(() => input().value).toBe(expected);
    await expect.poll(getTextWithCaret).toBe(expected.replace(' New', '| New'));
  });
});
