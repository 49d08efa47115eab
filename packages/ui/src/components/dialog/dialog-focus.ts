import type { RefObject } from 'react';
import { isVisible } from '../../internal/layout.ts';

/** What a dialog is for, which decides where reading begins. */
export type DialogKind = 'reading' | 'form' | 'decision';

/** An element that may be there. */
export type MaybeElement = RefObject<HTMLElement | null> | undefined;

const part = (dialog: HTMLElement, name: string) =>
  dialog.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? dialog;

const outOfReach = '[hidden], [aria-hidden="true"], details:not([open]) > :not(summary)';

/** The fields that a person can fill in, in order; of radio buttons the chosen one stands for its group. */
function findFields(dialog: HTMLElement): HTMLElement[] {
  const controls = [
    ...dialog.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea'),
  ].filter((control) => !control.disabled && control.tabIndex >= 0 && !control.closest(outOfReach));
  return controls.map((control) =>
    control.type === 'radio'
      ? (controls.find(({ type, name, checked }) => type === 'radio' && name === control.name && checked) ??
        control)
      : control,
  );
}

function candidates(dialog: HTMLElement, kind: DialogKind, leastHarmful: MaybeElement): HTMLElement[] {
  const title = part(dialog, 'title');
  if (kind === 'reading') return [title];
  if (kind === 'decision') return [leastHarmful?.current ?? part(dialog, 'close')];
  const summary = dialog.querySelector<HTMLElement>('[data-component="error-summary"]');
  return [...(summary ? [summary] : []), ...findFields(dialog), title];
}

/**
 * Shows a dialog with focus where reading begins. The place is marked beforehand, so that the browser itself goes
 * there: otherwise it would first focus the close button, and some screen readers would say that too.
 */
export function showWithFocus(dialog: HTMLDialogElement, kind: DialogKind, leastHarmful: MaybeElement): void {
  const places = candidates(dialog, kind, leastHarmful);
  places[0]?.setAttribute('autofocus', '');
  // Printed open by the server, or by a browser (or jsdom) that has no modal dialogs.
  dialog.removeAttribute('open');
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLElement).setAttribute('open', '');
  places[0]?.removeAttribute('autofocus');
  const place = places.find(isVisible);
  if (document.activeElement !== place) place?.focus();
}

const canTakeFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && isVisible(element);

function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/**
 * Gives focus back once the page has changed: to what opened the dialog, or if that is gone to the fall-back, or to
 * `main`. Leaves it alone when something else has taken it meanwhile, such as the heading of new results.
 */
export function returnFocus(dialog: Element, opener: Element | null, fallback: MaybeElement): void {
  queueMicrotask(() => {
    const { activeElement } = document;
    // Where the browser could not give it back, it is still on the title for a moment, although that is gone.
    if (activeElement && activeElement !== document.body && !dialog.contains(activeElement)) return;
    const place = [opener, fallback?.current].find(canTakeFocus);
    if (place) place.focus();
    else focusMain();
  });
}
