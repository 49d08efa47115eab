'use client';
import { type RefObject, useLayoutEffect } from 'react';
import type { ComboboxOption } from './options.ts';
import type { ListState } from './useListState.ts';

type Parts = {
  input: RefObject<HTMLInputElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  state: ListState;
  choose: (option: ComboboxOption, event: Event) => void;
};

/** Moves up or down by one, from the last to the first and back. */
function moveActive(by: 1 | -1, { isOpen, active, matches, show, activate }: ListState): void {
  if (isOpen && matches.length === 0) return;
  if (!isOpen) show(by === 1 ? 'first' : 'last');
  else if (active === -1) activate(by === 1 ? 0 : matches.length - 1);
  else activate((active + by + matches.length) % matches.length);
}

/**
 * Does what a key stands for; returns whether the browser's own action is to be prevented.
 * Source: ARIA Authoring Practices Guide, editable combobox with list autocomplete.
 */
function handleKey(event: KeyboardEvent, state: ListState, choose: Parts['choose']): boolean {
  const { isOpen, active, matches, show, activate, close } = state;
  const option = isOpen ? matches[active] : undefined;
  switch (event.key) {
    case 'ArrowDown':
      if (event.altKey) show('all');
      else moveActive(1, state);
      return true;
    case 'ArrowUp':
      if (event.altKey) close();
      else moveActive(-1, state);
      return true;
    case 'Enter':
      if (option) choose(option, event);
      else close();
      // The next Enter submits the form, when the list is closed.
      return isOpen;
    case 'Escape':
      close();
      return isOpen;
    case 'Tab':
      if (option) choose(option, event);
      return false;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      if (option) activate(-1);
      return false;
    default:
      return false;
  }
}

/** Listens on the input itself, which therefore stays the element that it was before. */
export function useListKeys({ input: inputRef, button: buttonRef, state, choose }: Parts): void {
  useLayoutEffect(() => {
    const input = inputRef.current;
    const button = buttonRef.current;
    if (!input || !button) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      if (!handleKey(event, state, choose)) return;
      event.preventDefault();
      // Escape closes the list, not the dialog around it.
      event.stopPropagation();
    };
    const handleInput = () => state.show('matches');
    const handleClick = () => {
      if (!state.isOpen) state.show('all');
    };
    const handleButtonClick = () => (state.isOpen ? state.close() : state.show('chosen'));

    input.addEventListener('keydown', handleKeyDown);
    input.addEventListener('input', handleInput);
    input.addEventListener('click', handleClick);
    input.addEventListener('blur', state.close);
    button.addEventListener('click', handleButtonClick);
    return () => {
      input.removeEventListener('keydown', handleKeyDown);
      input.removeEventListener('input', handleInput);
      input.removeEventListener('click', handleClick);
      input.removeEventListener('blur', state.close);
      button.removeEventListener('click', handleButtonClick);
    };
  });
}
