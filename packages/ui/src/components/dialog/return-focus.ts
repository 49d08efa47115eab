import { isVisible } from '../../internal/layout.ts';

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
