import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { type ElementRef, type InitialFocus, showWithFocus } from './dialog-focus.ts';
import { admitOverlays } from './overlays.ts';
import { returnFocus } from './return-focus.ts';
import { lockScroll } from './scroll-lock.ts';

function close(dialog: HTMLDialogElement): void {
  if ('close' in dialog) dialog.close();
  else (dialog as HTMLElement).removeAttribute('open');
}

export type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Container of overlays while it is open. */
  slot: RefObject<HTMLElement | null>;
  /** What was pressed to open it. Not always what had focus: Safari focuses no link that is clicked. */
  trigger: RefObject<Element | null>;
  isOpen: boolean;
  initialFocus: InitialFocus;
  returnFocusRef: ElementRef;
  /** Called when the server had printed it open and the reader closed it before hydration. */
  onClosedBeforeHydration: () => void;
};

/**
 * Shows the dialog as modal while `isOpen`, and leaves the page as it was when it ends, or when it is taken away.
 *
 * @returns what shows it again, if `isOpen` is still true after the element was closed without being asked.
 */
export function useModal(modal: Modal): () => void {
  const { dialog, slot, trigger, isOpen, initialFocus, returnFocusRef, onClosedBeforeHydration } = modal;
  const isFirst = useRef(true);
  const [closings, showAgain] = useReducer((count: number) => count + 1, 0);
  // Only opening and closing count; what changes meanwhile is read when it is needed.
  const showWhileOpen = useEffectEvent(() => {
    const element = dialog.current;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (!isOpen || !element || !slot.current) return;
    if (wasFirst && !element.open) {
      onClosedBeforeHydration();
      showAgain();
      return;
    }
    const before = trigger.current ?? document.activeElement;
    const unlock = lockScroll(element);
    showWithFocus(element, initialFocus);
    const dismiss = admitOverlays(slot.current);
    return () => {
      dismiss();
      close(element);
      unlock();
      trigger.current = null;
      returnFocus(element, before, returnFocusRef?.current);
    };
  });
  // Before paint: an open dialog must not be seen for a moment as part of the page.
  useLayoutEffect(() => showWhileOpen(), [isOpen, closings]);
  return showAgain;
}
