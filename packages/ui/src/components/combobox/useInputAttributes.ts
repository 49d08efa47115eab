'use client';
import { type RefObject, useLayoutEffect } from 'react';

const set = (element: Element, attributes: Record<string, string | undefined>) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
};

/**
 * Makes a combobox of the text field that is there, in place: same element, so text, caret and focus stay.
 * None of these attributes is React's, which therefore never takes them away.
 */
export function useInputAttributes(
  input: RefObject<HTMLInputElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  { listId, activeId }: { listId: string | undefined; activeId: string | undefined },
): void {
  useLayoutEffect(() => {
    const state = { 'aria-expanded': String(listId !== undefined), 'aria-controls': listId };
    if (button.current) set(button.current, state);
    if (!input.current) return;
    set(input.current, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      ...state,
    });
  }, [input, button, listId, activeId]);
}
