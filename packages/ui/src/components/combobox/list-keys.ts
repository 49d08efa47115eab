import type { KeyboardEvent } from 'react';
import type { ComboboxOption } from './options.ts';
import type { ComboboxVariant, ListState } from './useListState.ts';

type Choose = (option: ComboboxOption, event: Event) => void;

/** Moves up or down by one, from the last to the first and back. */
function moveActive(by: 1 | -1, { isOpen, active, matches, show, activate }: ListState): void {
  if (isOpen && matches.length === 0) return;
  if (!isOpen) show(by === 1 ? 'first' : 'last');
  else if (active === -1) activate(by === 1 ? 0 : matches.length - 1);
  else activate((active + by + matches.length) % matches.length);
}

/** Runs the action of a key; returns whether to prevent the default action of the browser. */
function handleKey(
  event: KeyboardEvent,
  state: ListState,
  variant: ComboboxVariant,
  choose: Choose,
): boolean {
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
      if (option) choose(option, event.nativeEvent);
      else close();
      // The next Enter submits the form, when the list is closed. Any text is an answer beside suggestions.
      return isOpen && (variant === 'choice' || option !== undefined);
    case 'Escape':
      close();
      return isOpen;
    case 'Tab':
      if (option) choose(option, event.nativeEvent);
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

/**
 * Runs the action of a key, which nothing has used yet, in an input with a list.
 * Source: ARIA Authoring Practices Guide, editable combobox with list autocomplete.
 */
export function onListKeyDown(
  event: KeyboardEvent,
  state: ListState,
  variant: ComboboxVariant,
  choose: Choose,
): void {
  if (event.ctrlKey || event.metaKey) return;
  if (!handleKey(event, state, variant, choose)) return;
  event.preventDefault();
  // Escape closes the list, not the dialog around it.
  event.stopPropagation();
}
