import { type KeyboardEvent, type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { isUsedKey } from '../../internal/has-modifier.ts';
import { isBackdropEvent } from './backdrop.ts';

/**
 * Why a dialog opened or closed.
 * trigger-press: a DialogTrigger opened it · close-press: the close button · escape-key: Escape, or the back gesture ·
 * outside-press: a press beside it · imperative-action: code closed it · hydration: closed before hydration.
 */
export type DialogReason =
  'trigger-press' | 'close-press' | 'escape-key' | 'outside-press' | 'imperative-action' | 'hydration';

/** @param details `event` is the browser's own; undefined at hydration. */
export type OnOpenChange = (
  isOpen: boolean,
  details: { reason: DialogReason; event: Event | undefined },
) => void;

type Dismiss = {
  requestClose: (reason: DialogReason, event: Event) => void;
  /** Called after the element was closed without being asked. */
  onClosed: () => void;
};

/**
 * The handlers of a `dialog` that ask to close it by Escape and by a press beside it, and report when the browser or
 * code has closed it. Events of elements inside are ignored, such as `cancel` of a file input.
 */
export function useDismiss(isOpen: boolean, { requestClose, onClosed }: Dismiss) {
  const startedOnBackdrop = useRef(false);
  const isForced = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent) {
      // The Escape that ends a composition; `cancel` would not tell.
      if (event.key === 'Escape' && isUsedKey(event.nativeEvent)) event.preventDefault();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      // A browser may insist on closing; it is then reported when it has closed.
      if (event.nativeEvent.cancelable) requestClose('escape-key', event.nativeEvent);
      else isForced.current = true;
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      if (isOpen && !event.currentTarget.open) {
        requestClose(isForced.current ? 'escape-key' : 'imperative-action', event.nativeEvent);
        onClosed();
      }
      isForced.current = false;
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      startedOnBackdrop.current = isBackdropEvent(event, event.currentTarget);
    },
    // Pressed and released beside it: a selection of text that ends outside closes nothing.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (startedOnBackdrop.current && isBackdropEvent(event, event.currentTarget))
        requestClose('outside-press', event.nativeEvent);
    },
  };
}
