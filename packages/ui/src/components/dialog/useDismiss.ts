import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';

/**
 * Why a dialog opens or closes. close-button, escape (or the back gesture), backdrop (a press beside it): a person
 * closes it · opener: a DialogTrigger opens it · program: code closed the element itself.
 */
export type DialogReason = 'close-button' | 'escape' | 'backdrop' | 'opener' | 'program';

function isBackdropEvent({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/**
 * The handlers of a `dialog` that ask to close it by Escape and by a press beside it, and tell when the browser or
 * code has closed it. Events of what stands inside are left alone, such as `cancel` of a file input.
 */
export function useDismiss(isOpen: boolean, requestClose: (reason: DialogReason) => void) {
  const startedOnBackdrop = useRef(false);
  const isForced = useRef(false);
  return {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      // A browser may insist on closing; then it is told when it has closed.
      if (event.nativeEvent.cancelable) requestClose('escape');
      else isForced.current = true;
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      if (isOpen && !event.currentTarget.open) requestClose(isForced.current ? 'escape' : 'program');
      isForced.current = false;
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      startedOnBackdrop.current = isBackdropEvent(event);
    },
    // Pressed and released beside it: a selection of text that ends outside closes nothing.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (startedOnBackdrop.current && isBackdropEvent(event)) requestClose('backdrop');
    },
  };
}
