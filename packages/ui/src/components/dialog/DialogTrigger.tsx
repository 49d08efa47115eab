'use client';
import type { MouseEvent } from 'react';
import { Link, type LinkProps } from '../link/index.ts';
import { requestOpen } from './modal.ts';
import { hasModifier } from '../../internal/has-modifier.ts';

export type DialogTriggerProps = Omit<LinkProps, 'isNewWindow' | 'messages'> & {
  /** Id of the Dialog that it opens. */
  dialogId: string;
};

/**
 * A real link to the page that holds what the dialog holds. Before script, in a new tab, or when the dialog is not
 * there, it is followed; otherwise it opens the dialog, which gives focus back to it.
 */
export function DialogTrigger({ dialogId, onClick, ...link }: DialogTriggerProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || hasModifier(event)) return;
    const dialog = document.getElementById(dialogId);
    if (dialog && requestOpen(dialog, event.currentTarget, event.nativeEvent)) event.preventDefault();
  };
  return <Link {...link} data-dialog={dialogId} onClick={press} />;
}
