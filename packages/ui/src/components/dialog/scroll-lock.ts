import { warnDeveloper } from '../../internal/warning.ts';

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
