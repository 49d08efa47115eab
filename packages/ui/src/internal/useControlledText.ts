'use client';
import { type ChangeEvent, type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react';

/**
 * The text of a controlled input whose caller may change, reject or delay what a person enters. React then writes
 * the caller's text into the element, which moves the caret to the end and ends a composition; here the caret stays
 * where the person types, and the caller's text is shown when the composition has ended. Inert without a text.
 *
 * @returns `value` for the input, and what its handlers of the same names are to call.
 */
export function useControlledText(input: RefObject<HTMLInputElement | null>, text: string | undefined) {
  const [composed, setComposed] = useState<string>();
  const [edits, countEdit] = useReducer((count: number) => count + 1, 0);
  /** The selection before an edit. */
  const selection = useRef({ start: 0, end: 0 });
  /** Characters behind the caret after an edit, until the caret is moved. */
  const behindCaret = useRef<number>(undefined);
  const shownText = useRef(text);

  // Where a person types before hydration: the caller gets that text after it.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || document.activeElement !== element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    selection.current = { start: start ?? 0, end: end ?? 0 };
    behindCaret.current = element.value.length - selection.current.end;
  }, [input]);

  // What was entered is compared with the answer after each edit, also when the answer is no other text.
  useLayoutEffect(() => {
    const before = shownText.current;
    if (text === undefined || composed !== undefined) return;
    shownText.current = text;
    const element = input.current;
    // Safari focuses an element when its selection is set.
    if (!element || document.activeElement !== element) return;
    const { start, end } = selection.current;
    const caret = Math.max(0, text.length - (behindCaret.current ?? (before ?? '').length - end));
    const next = text === before ? { start, end } : { start: caret, end: caret };
    if (element.selectionStart === next.start && element.selectionEnd === next.end) return;
    selection.current = next;
    element.setSelectionRange(next.start, next.end);
  }, [input, text, composed, edits]);

  return {
    value: composed ?? text,
    onChange({ currentTarget: { value, selectionEnd }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      if (text === undefined) return;
      behindCaret.current = value.length - (selectionEnd ?? value.length);
      setComposed('isComposing' in nativeEvent && nativeEvent.isComposing ? value : undefined);
      countEdit();
    },
    onSelect({ currentTarget: { selectionStart, selectionEnd } }: { currentTarget: HTMLInputElement }) {
      const { start, end } = selection.current;
      if (composed !== undefined || (selectionStart === start && selectionEnd === end)) return;
      selection.current = { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
      behindCaret.current = undefined;
    },
    onCompositionEnd: () => setComposed(undefined),
  };
}
