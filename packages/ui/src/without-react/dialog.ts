import { isBackdropEvent, returnFocus, lockScroll } from '../components/dialog/modal.ts';
import { hasModifier } from '../internal/has-modifier.ts';
import { addLiveRegion } from './announce.ts';

/**
 * Shows a dialog with focus at its `data-initial-focus`, otherwise at the title, or at the close button of an alertdialog.
 * The browser itself focuses it: otherwise it would first focus the close button, and some screen readers would announce
 * that too.
 */
function showWithFocus(dialog: HTMLDialogElement): void {
  const start = dialog.role === 'alertdialog' ? 'close' : 'title';
  const target =
    dialog.querySelector('[data-initial-focus]') ?? dialog.querySelector(`[data-part="${start}"]`);
  target?.toggleAttribute('autofocus', true);
  dialog.removeAttribute('open');
  dialog.showModal();
  target?.removeAttribute('autofocus');
}

function open(dialog: HTMLDialogElement, trigger: Element | null): void {
  if (dialog.matches(':modal')) return;
  const before = trigger ?? document.activeElement;
  const unlock = lockScroll(dialog);
  showWithFocus(dialog);
  const removeRegion = addLiveRegion(dialog);
  const end = () => {
    removals.disconnect();
    dialog.removeEventListener('close', end);
    removeRegion();
    unlock();
    returnFocus(dialog, before, document.querySelector('[data-return-focus]'));
  };
  // A dialog that is taken off the page while it is open does not close: the page would stay locked.
  const removals = new MutationObserver(() => {
    if (dialog.isConnected) return;
    dialog.close();
    end();
  });
  removals.observe(document, { childList: true, subtree: true });
  dialog.addEventListener('close', end);
}

/** Closes by a press beside it; the browser does the rest. One that is printed open becomes modal. */
export function enhanceDialog(dialog: HTMLDialogElement): void {
  let startedOnBackdrop = false;
  dialog.addEventListener('pointerdown', (event) => {
    startedOnBackdrop = isBackdropEvent(event, dialog);
  });
  dialog.addEventListener('click', (event) => {
    // Pressed and released beside it: a selection of text that ends outside closes nothing.
    if (startedOnBackdrop && isBackdropEvent(event, dialog)) dialog.close();
  });
  if (dialog.open) open(dialog, null);
}

/** A link that opens the dialog of its `data-dialog`, and is followed when that is not there. */
export function enhanceDialogTrigger(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    const dialog = document.getElementById(link.dataset.dialog ?? '');
    if (event.defaultPrevented || hasModifier(event) || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    open(dialog, link);
  });
}
