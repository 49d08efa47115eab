'use client';
import { type RefObject, useLayoutEffect } from 'react';

const setAttributes = (element: Element, attributes: Record<string, string | undefined>) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
};

/**
 * Turns the text field into a combobox in place: the element stays the same, so text, caret and focus stay too.
 * React sets none of these attributes, and therefore never removes them.
 */
export function useInputAttributes(
  input: RefObject<HTMLInputElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  { listId, activeId }: { listId: string | undefined; activeId: string | undefined },
): void {
  useLayoutEffect(() => {
    const state = { 'aria-expanded': String(listId !== undefined), 'aria-controls': listId };
    if (button.current)
      setAttributes(button.current, { ...state, 'data-open': listId === undefined ? undefined : '' });
    if (!input.current) return;
    setAttributes(input.current, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      ...state,
    });
  }, [input, button, listId, activeId]);
}
