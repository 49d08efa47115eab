import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { isVisible } from '../../internal/layout.ts';
import { returnFocus, lockScroll } from './modal.ts';

// The focus at opening

export type DialogRole = 'dialog' | 'alertdialog';

/** An element that may be there. */
export type ElementRef = RefObject<HTMLElement | null> | undefined;

const part = (dialog: HTMLElement, name: string) =>
  dialog.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? dialog;

/** Where focus begins, as in DialogProps. */
type InitialFocus = {
  role: DialogRole;
  initialFocusRef: ElementRef;
  leastDestructiveRef: ElementRef;
};

const notFocusable = '[hidden], [aria-hidden="true"], details:not([open]) > :not(summary)';

/** The fields that a person can fill in, in order; of radio buttons the checked one represents its group. */
function findFields(area: Element): HTMLElement[] {
  const controls = [
    ...area.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea'),
  ].filter((control) => !control.disabled && control.tabIndex >= 0 && !control.closest(notFocusable));
  return controls.map((control) =>
    control.type === 'radio'
      ? (controls.find(({ type, name, checked }) => type === 'radio' && name === control.name && checked) ??
        control)
      : control,
  );
}

/** The error summary and the fields of a form, or of an element around them. */
function findFormTargets(element: HTMLElement): HTMLElement[] {
  // The error summary of our Form is a sibling of the native form, which its ref receives.
  const area = (element.matches('form') && element.closest('[data-component="form"]')) || element;
  const summary = area.querySelector<HTMLElement>('[data-component="error-summary"]');
  return [...(summary ? [summary] : []), ...findFields(area)];
}

/** Where focus may begin, in order of preference. */
function findTargets(dialog: HTMLElement, initialFocus: InitialFocus): HTMLElement[] {
  const { role, initialFocusRef, leastDestructiveRef } = initialFocus;
  const title = part(dialog, 'title');
  const given = initialFocusRef?.current;
  // Asked by attribute, since nothing in a closed dialog can take focus yet.
  if (given) {
    const isFocusable = given.tabIndex >= 0 || given.hasAttribute('tabindex');
    return [...(isFocusable ? [given] : findFormTargets(given)), title];
  }
  return role === 'alertdialog' ? [leastDestructiveRef?.current ?? part(dialog, 'close')] : [title];
}

/**
 * Shows a dialog with its initial focus. The element is marked beforehand, so that the browser itself focuses it:
 * otherwise it would first focus the close button, and some screen readers would announce that too.
 */
function showWithFocus(dialog: HTMLDialogElement, initialFocus: InitialFocus): void {
  const targets = findTargets(dialog, initialFocus);
  targets[0]?.setAttribute('autofocus', '');
  // Printed open by the server, or by a browser (or jsdom) that has no modal dialogs.
  dialog.removeAttribute('open');
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLElement).setAttribute('open', '');
  targets[0]?.removeAttribute('autofocus');
  const target = targets.find(isVisible);
  if (document.activeElement !== target) target?.focus();
}

// What may be used above a dialog

/** Where an overlay stood, kept by a mark in its place. */
type Overlay = { element: Element; mark: Comment };

const overlays = new Set<Overlay>();
/** The container of overlays in each open dialog; the last one is on top. */
const slots: Element[] = [];

/** Keeps what runs inside, such as a frame of a chat, where the browser can (Chrome 133, Firefox 144). */
function move(parent: Node & { moveBefore?: Element['moveBefore'] }, element: Element, before: Node | null) {
  if (parent.moveBefore) parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}

function moveIn({ element, mark }: Overlay): void {
  const slot = slots.at(-1);
  if (!slot || !element.isConnected || slot.contains(element)) return;
  if (!mark.isConnected) element.before(mark);
  move(slot, element, null);
}

function moveBack({ element, mark }: Overlay): void {
  if (mark.parentNode && mark.isConnected && element.isConnected) move(mark.parentNode, element, mark);
  mark.remove();
}

/** Brings every registered overlay into an open dialog; call what it returns when the dialog closes. */
function admitOverlays(into: Element): () => void {
  slots.push(into);
  overlays.forEach(moveIn);
  return () => {
    slots.splice(slots.indexOf(into), 1);
    overlays.forEach(slots.length === 0 ? moveBack : moveIn);
  };
}

/**
 * Keeps an overlay that is not ours usable while a Dialog is open, such as a cookie banner or a chat: a modal dialog
 * makes everything outside it inert, so the element is inside the dialog meanwhile, whichever came first.
 * Returns a function that ends it; call that before you remove the element. In browsers that cannot move a running
 * frame (Safari), a frame in it reloads.
 */
export function allowInModal(element: Element): () => void {
  const overlay = { element, mark: document.createComment('overlay') };
  overlays.add(overlay);
  moveIn(overlay);
  return () => {
    moveBack(overlay);
    overlays.delete(overlay);
  };
}

// The dialog

function close(dialog: HTMLDialogElement): void {
  if ('close' in dialog) dialog.close();
  else (dialog as HTMLElement).removeAttribute('open');
}

type Modal = {
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
