import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog, DialogTrigger, type DialogProps } from './index.ts';

export const title = 'Your first visit';
export const paragraph = 'It takes about two hours.';
export const content = (
  <>
    <p>{paragraph}</p>
    <a href="#inside">Read on</a>
  </>
);
export type OnOpenChange = NonNullable<DialogProps['onOpenChange']>;

/** A page with a trigger and its dialog, whose state the page keeps. */
export function Example(
  props: Partial<DialogProps> & { onOpenChange?: OnOpenChange; around?: ReactNode; startsOpen?: boolean },
) {
  const { onOpenChange, around, startsOpen = false, ...dialog } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const change: OnOpenChange = (next, details) => {
    onOpenChange?.(next, details);
    setOpen(next);
  };
  return (
    <main>
      <DialogTrigger href="#visit" dialogId="visit-dialog">
        Open
      </DialogTrigger>
      {around}
      <Dialog title={title} isOpen={isOpen} onOpenChange={change} id="visit-dialog" {...dialog}>
        {dialog.children ?? content}
      </Dialog>
    </main>
  );
}

export const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
export const trigger = () => page.getByRole('link', { name: 'Open', exact: true });
export const isModal = () => document.querySelector('dialog:modal') !== null;
/** Opens it as a person does. */
export const open = async () => {
  await userEvent.click(trigger());
  await expect.poll(isModal).toBe(true);
};
export const focused = () => document.activeElement;
/** Of an element on two lines, its first line. */
export const getFocusLocation = () => focused()?.getClientRects()[0] ?? new DOMRect();
export const getFocusedText = () => focused()?.textContent;
