import { isVisible } from '../../internal/layout.ts';
import { warnDeveloper } from '../../internal/warning.ts';

/** Whether a press was beside the content of a `dialog`, on its backdrop, and not on an element inside. */
export function isBackdropEvent(
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
  dialog: Element,
): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

const name = 'longcovid-open-dialog';

type OpenRequest = { trigger: Element; event: Event };

/** Asks a dialog to open; true when a hydrated one received it. */
export const requestOpen = (dialog: Element, trigger: Element, event: Event): boolean =>
  !dialog.dispatchEvent(new CustomEvent<OpenRequest>(name, { cancelable: true, detail: { trigger, event } }));

/** Opens a dialog for its triggers; returns a function that ends it. */
export function onOpenRequest(dialog: Element, open: (trigger: Element, event: Event) => void): () => void {
  const handleRequest = (request: Event) => {
    request.preventDefault();
    const { trigger, event } = (request as CustomEvent<OpenRequest>).detail;
    open(trigger, event);
  };
  dialog.addEventListener(name, handleRequest);
  return () => dialog.removeEventListener(name, handleRequest);
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
 * Returns focus once the page has changed: to what opened the dialog, if that is gone to the alternative, else to
 * `main`. Leaves it alone when something else has taken it meanwhile, such as the heading of new results.
 */
export function returnFocus(
  dialog: HTMLDialogElement,
  trigger: Element | null,
  alternative: Element | null | undefined,
): void {
  queueMicrotask(() => {
    // Shown again, since its caller keeps it open.
    if (dialog.open) return;
    const { activeElement } = document;
    // Where the browser could not give it back, it is still on the title for a moment, although that is gone.
    if (activeElement && activeElement !== document.body && !dialog.contains(activeElement)) return;
    const target = [trigger, alternative].find(canTakeFocus);
    if (target) target.focus();
    else focusMain();
  });
}

const openDialogs = new Set<HTMLDialogElement>();

/**
 * Holds the page still while a dialog is open; keeps the room of a scrollbar that was there, so that nothing moves.
 * Returns a function that ends it.
 */
export function lockScroll(dialog: HTMLDialogElement): () => void {
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

/** It still opens, so that nobody gets stuck. */
function warnOfSecond(): void {
  warnDeveloper('Dialog', {
    what: 'a second dialog opened over an open one.',
    why: 'People lose track of where they are and where closing takes them.',
    todo: 'Close the first dialog before you open another, or show the content inside it.',
  });
}
