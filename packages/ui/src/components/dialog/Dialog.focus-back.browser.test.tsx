import { createRef, StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Dialog, DialogTrigger, type DialogProps } from './index.ts';
import {
  title,
  content,
  Example,
  trigger,
  isModal,
  open,
  focused,
  getFocusedText,
} from './Dialog.fixtures.tsx';

describe('where focus returns to', () => {
  const createGone = (returnFocusRef?: DialogProps['returnFocusRef']) =>
    function Gone() {
      const [isOpen, setOpen] = useState(false);
      const [isThere, setThere] = useState(true);
      return (
        <main>
          {isThere && (
            <DialogTrigger href="#a" dialogId="d">
              Open
            </DialogTrigger>
          )}
          <h2 tabIndex={-1} ref={returnFocusRef as React.Ref<HTMLHeadingElement>}>
            Results
          </h2>
          <Dialog
            id="d"
            title={title}
            isOpen={isOpen}
            returnFocusRef={returnFocusRef}
            onOpenChange={(next) => {
              setOpen(next);
              if (!next) setThere(false);
            }}
          >
            {content}
          </Dialog>
        </main>
      );
    };

  test('DLG-10 returns focus to returnFocusRef when the trigger is gone', async () => {
    const Gone = createGone(createRef<HTMLElement>());
    await render(<Gone />);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(getFocusedText).toBe('Results');
  });

  test('DLG-10 returns focus to main when the trigger is gone and no other element is given', async () => {
    const Gone = createGone();
    await render(<Gone />);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => focused()?.tagName).toBe('MAIN');
  });

  test('DLG-10 returns focus to the link that was clicked, where the browser focuses no clicked link', async () => {
    await render(<Example />);
    trigger()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect.poll(isModal).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger()).toHaveFocus();
  });

  test('DLG-10 leaves focus to a heading that took it meanwhile', async () => {
    const heading = createRef<HTMLHeadingElement>();
    const { rerender } = await render(
      <>
        <h2 tabIndex={-1} ref={heading}>
          Results
        </h2>
        <Dialog title={title} isOpen onOpenChange={vi.fn()}>
          {content}
        </Dialog>
      </>,
    );
    await rerender(
      <>
        <h2
          tabIndex={-1}
          ref={(element) => {
            element?.focus();
          }}
        >
          Results
        </h2>
        <Dialog title={title} isOpen={false} onOpenChange={vi.fn()}>
          {content}
        </Dialog>
      </>,
    );
    await expect.poll(isModal).toBe(false);
    expect(getFocusedText()).toBe('Results');
  });

  test('DLG-11 leaves the page usable when it unmounts while open', async () => {
    const before = (isThere: boolean) => (
      <main>
        <button type="button">Before</button>
        {isThere && (
          <Dialog title={title} isOpen onOpenChange={vi.fn()}>
            {content}
          </Dialog>
        )}
      </main>
    );
    const { rerender } = await render(before(false));
    const button = page.getByRole('button', { name: 'Before' });
    (button.element() as HTMLElement).focus();
    await rerender(before(true));
    expect(isModal()).toBe(true);
    await rerender(before(false));
    await expect.element(button).toHaveFocus();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  test('DLG-11 opens and closes in strict mode', async () => {
    await render(
      <StrictMode>
        <Example startsOpen />
      </StrictMode>,
    );
    expect(isModal()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isModal).toBe(false);
    await open();
    expect(getFocusedText()).toBe(title);
  });
});
