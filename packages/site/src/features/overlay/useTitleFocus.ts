import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the title of a Dialog once its form has been answered, so that screen readers announce the confirmation and
 * go on from there. A second Dialog in its place stays silent in Orca.
 * @param reference Of the submission; null before it is answered.
 * @returns the ref of the Dialog.
 */
export function useTitleFocus(reference: string | null): RefObject<HTMLDialogElement | null> {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (reference !== null) dialogRef.current?.querySelector<HTMLElement>('[data-part="title"]')?.focus();
  }, [reference]);
  return dialogRef;
}
