'use client';
import type { MouseEvent } from 'react';
import { Link, type LinkProps } from '../link/index.ts';
import { askToOpen } from './open-request-event.ts';

export type DialogOpenerProps = Omit<LinkProps, 'newWindow' | 'newWindowNote'> & {
  /** Id of the Dialog that it opens. */
  dialogId: string;
};

/**
 * A real link to the page that holds what the dialog holds. Before script, in a new tab, or when the dialog is not
 * there, it is followed; otherwise it opens the dialog, which gives focus back to it.
 */
export function DialogOpener({ dialogId, onClick, ...link }: DialogOpenerProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const dialog = document.getElementById(dialogId);
    if (dialog && askToOpen(dialog, event.currentTarget)) event.preventDefault();
  };
  return <Link {...link} onClick={press} />;
}
