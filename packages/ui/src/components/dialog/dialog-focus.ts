import type { RefObject } from 'react';
import { isVisible } from '../../internal/layout.ts';

export type DialogRole = 'dialog' | 'alertdialog';

/** An element that may be there. */
export type ElementRef = RefObject<HTMLElement | null> | undefined;

const part = (dialog: HTMLElement, name: string) =>
  dialog.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? dialog;

/** Where focus begins, as in DialogProps. */
export type InitialFocus = {
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
export function showWithFocus(dialog: HTMLDialogElement, initialFocus: InitialFocus): void {
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
