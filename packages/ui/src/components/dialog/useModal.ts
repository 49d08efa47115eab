import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { warnDeveloper } from '../../internal/warning.ts';
import { type DialogKind, type MaybeElement, returnFocus, showWithFocus } from './dialog-focus.ts';
import { admitOverlays } from './overlays.ts';

const openDialogs = new Set<HTMLDialogElement>();

/** Holds the page still while a dialog is open; keeps the room of a scrollbar that was there, so that nothing moves. */
function lockScroll(dialog: HTMLDialogElement): () => void {
  const { documentElement: page } = document;
  if (openDialogs.size === 0)
    page.dataset.longcovidDialog = innerWidth > page.clientWidth ? 'gutter' : 'open';
  else warnOfSecond();
  openDialogs.add(dialog);
  return () => {
    openDialogs.delete(dialog);
    if (openDialogs.size === 0) delete page.dataset.longcovidDialog;
  };
}

/** It opens all the same: nobody should be stuck. */
function warnOfSecond(): void {
  warnDeveloper('Dialog', {
    what: 'a second one opened over an open one.',
    why: 'People lose track of where they are and of what closing leads back to.',
    todo: 'Close the first one before, or show the content inside it.',
  });
}

function close(dialog: HTMLDialogElement): void {
  if ('close' in dialog) dialog.close();
  else (dialog as HTMLElement).removeAttribute('open');
}

export type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Where overlays stand while it is open. */
  slot: RefObject<HTMLElement | null>;
  /** What was pressed to open it. Not always what had focus: Safari focuses no link that is clicked. */
  opener: RefObject<Element | null>;
  isOpen: boolean;
  kind: DialogKind;
  leastHarmful: MaybeElement;
  fallback: MaybeElement;
  /** Called when the server had printed it open and the reader closed it before script. */
  onClosedBeforeScript: () => void;
};

/** Shows the dialog as modal while `isOpen`, and leaves the page as it was when it ends, or when it is taken away. */
export function useModal(modal: Modal): void {
  const { dialog, slot, opener, isOpen, kind, leastHarmful, fallback, onClosedBeforeScript } = modal;
  const isFirst = useRef(true);
  // Only opening and closing count; what changes meanwhile is read when it is needed.
  const showWhileOpen = useEffectEvent(() => {
    const element = dialog.current;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (!isOpen || !element || !slot.current) return;
    if (wasFirst && !element.open) {
      onClosedBeforeScript();
      return;
    }
    const before = opener.current ?? document.activeElement;
    const unlock = lockScroll(element);
    showWithFocus(element, kind, leastHarmful);
    const dismiss = admitOverlays(slot.current);
    return () => {
      dismiss();
      close(element);
      unlock();
      opener.current = null;
      returnFocus(element, before, fallback);
    };
  });
  // Before paint: an open dialog must not be seen for a moment as part of the page.
  useLayoutEffect(() => showWhileOpen(), [isOpen]);
}
