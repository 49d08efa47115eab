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
export type OnOpenChange = DialogProps['onOpenChange'];

/** A page with an opener and its dialog; `onAsked` hears what the dialog asks for. */
export function Example(
  props: Partial<DialogProps> & { onOpenChange?: OnOpenChange; around?: ReactNode; startsOpen?: boolean },
) {
  const { onOpenChange: onAsked, around, startsOpen = false, ...dialog } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const change: OnOpenChange = (open, detail) => {
    onAsked?.(open, detail);
    setOpen(open);
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
export const opener = () => page.getByRole('link', { name: 'Open', exact: true });
export const isModal = () => document.querySelector('dialog:modal') !== null;
/** Opens it as a person does. */
export const open = async () => {
  await userEvent.click(opener());
  await expect.poll(isModal).toBe(true);
};
export const focused = () => document.activeElement;
/** Of an element on two lines, its first line. */
export const getFocusLocation = () => focused()?.getClientRects()[0] ?? new DOMRect();
export const getFocusedText = () => focused()?.textContent;
