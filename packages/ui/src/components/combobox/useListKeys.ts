'use client';
import { type RefObject, useLayoutEffect } from 'react';
import type { ComboboxOption } from './options.ts';
import type { ListState } from './useListState.ts';

type Parts = {
  input: RefObject<HTMLInputElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  state: ListState;
  choose: (option: ComboboxOption) => void;
};

/** Moves up or down by one, from the last to the first and back. */
function step(by: 1 | -1, { isOpen, active, matches, show, activate }: ListState): void {
  if (isOpen && matches.length === 0) return;
  if (!isOpen) show(by === 1 ? 'first' : 'last');
  else if (active === -1) activate(by === 1 ? 0 : matches.length - 1);
  else activate((active + by + matches.length) % matches.length);
}

/**
 * What a key does, and whether the browser then leaves it alone.
 * Source: ARIA Authoring Practices Guide, editable combobox with list autocomplete.
 */
function press({ key, altKey }: KeyboardEvent, state: ListState, choose: Parts['choose']): boolean {
  const { isOpen, active, matches, show, activate, close } = state;
  const option = isOpen ? matches[active] : undefined;
  switch (key) {
    case 'ArrowDown':
      if (altKey) show('all');
      else step(1, state);
      return true;
    case 'ArrowUp':
      if (altKey) close();
      else step(-1, state);
      return true;
    case 'Enter':
      if (option) choose(option);
      else close();
      // A form is sent by the next Enter, when the list is out of the way.
      return isOpen;
    case 'Escape':
      close();
      return isOpen;
    case 'Tab':
      if (option) choose(option);
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

/** Listens on the field itself, so that the field needs no other element or property than before. */
export function useListKeys({ input, button, state, choose }: Parts): void {
  useLayoutEffect(() => {
    const field = input.current;
    const opener = button.current;
    if (!field || !opener) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      if (!press(event, state, choose)) return;
      event.preventDefault();
      // Escape closes the list, not the dialog around it.
      event.stopPropagation();
    };
    const onInput = () => state.show('matches');
    const onClick = () => {
      if (!state.isOpen) state.show('all');
    };
    const onOpener = () => (state.isOpen ? state.close() : state.show('chosen'));

    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('input', onInput);
    field.addEventListener('click', onClick);
    field.addEventListener('blur', state.close);
    opener.addEventListener('click', onOpener);
    return () => {
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('input', onInput);
      field.removeEventListener('click', onClick);
      field.removeEventListener('blur', state.close);
      opener.removeEventListener('click', onOpener);
    };
  });
}
