import { createRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { Button } from '../button/index.ts';
import { ButtonGroup } from '../button-group/index.ts';
import { Form } from '../form/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog, DialogTrigger, type DialogProps } from './index.ts';
import {
  title,
  paragraph,
  content,
  type OnOpenChange,
  Example,
  dialog,
  trigger,
  isModal,
  open,
  focused,
  getFocusedText,
} from './Dialog.fixtures.tsx';

describe('where focus begins', () => {
  test('DLG-03 moves focus to the title, in one step, whatever precedes it', async () => {
    const passed: string[] = [];
    await render(<Example />);
    dialog().addEventListener('focusin', ({ target }) => passed.push((target as Element).textContent));
    await open();
    expect(passed).toEqual([title]);
    expect(getFocusedText()).toBe(title);
  });

  test('DLG-04 begins at the first field that a person can fill in', async () => {
    const ref = createRef<HTMLFormElement>();
    const form = (
      <form ref={ref}>
        <input type="hidden" name="key" />
        <div aria-hidden="true">
          <input name="nickname" tabIndex={-1} />
        </div>
        <input name="trap" tabIndex={-1} />
        <style>{'.unseen { display: none }'}</style>
        <input className="unseen" name="unseen" />
        <input disabled name="closed" />
        <TextField label="First name" name="firstName" />
      </form>
    );
    await render(<Example initialFocusRef={ref}>{form}</Example>);
    await open();
    expect((focused() as HTMLInputElement).name).toBe('firstName');
  });

  test('DLG-04 begins at the selected radio button of the first group', async () => {
    const options = [{ value: 'a', label: 'One' }, { value: 'b', label: 'Two' }]; // prettier-ignore
    const ref = createRef<HTMLDivElement>();
    await render(
      <Example initialFocusRef={ref}>
        <div ref={ref}>
          <RadioGroup legend="Group" name="group" options={options} defaultValue="b" />
        </div>
      </Example>,
    );
    await open();
    expect((focused() as HTMLInputElement).value).toBe('b');
  });

  test('DLG-04 begins at the error summary of a Form', async () => {
    const ref = createRef<HTMLFormElement>();
    const errors = [{ field: 'firstName', message: 'Please enter your first name' }];
    await render(
      <Example initialFocusRef={ref}>
        <Form ref={ref} serverErrors={{ errors }}>
          <TextField label="First name" name="firstName" />
        </Form>
      </Example>,
    );
    await open();
    expect((focused() as HTMLElement).dataset.component).toBe('error-summary');
  });

  test('DLG-04 begins at the title when what is given has no field, in one step', async () => {
    const ref = createRef<HTMLDivElement>();
    await render(
      <Example initialFocusRef={ref}>
        <div ref={ref}>Nothing to fill in</div>
      </Example>,
    );
    await open();
    expect(getFocusedText()).toBe(title);
  });

  test('DLG-04 begins at an element that can be focused, not at a field in it', async () => {
    const ref = createRef<HTMLElement>();
    await render(
      <Example initialFocusRef={ref}>
        <section ref={ref} tabIndex={-1} aria-label="Group">
          <input />
        </section>
      </Example>,
    );
    await open();
    expect(focused()).toBe(ref.current);
  });

  test('DLG-05 begins at the least destructive button of an alertdialog, whose content is its description', async () => {
    const keep = createRef<HTMLButtonElement>();
    await render(
      <Example role="alertdialog" leastDestructiveRef={keep}>
        <p>It is then gone.</p>
        <button type="button">Delete</button>
        <button type="button" ref={keep}>
          Keep it
        </button>
      </Example>,
    );
    await open();
    expect(focused()).toBe(keep.current);
    await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription(/^It is then gone/);
  });

  test('DLG-38 keeps the names of the buttons in its footer out of the description of an alertdialog', async () => {
    const keep = createRef<HTMLButtonElement>();
    await render(
      <Example
        role="alertdialog"
        leastDestructiveRef={keep}
        header="Step 2 of 2"
        footer={
          <ButtonGroup>
            <Button ref={keep}>Keep it</Button>
            <Button>Delete</Button>
          </ButtonGroup>
        }
      >
        <p>It is then gone.</p>
      </Example>,
    );
    await open();
    expect(focused()).toBe(keep.current);
    await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription('It is then gone.');
    expect(dialog().textContent).toMatch(/^Close.*Step 2 of 2.*Your first visit.*gone.*Keep it/);
  });

  test('DLG-05 begins at the close button of an alertdialog without such a button', async () => {
    await render(<Example role="alertdialog" />);
    await open();
    expect(getFocusedText()).toBe('Close');
  });
});

test('DLG-35 opens for its trigger and closes without any state of the page', async () => {
  const onOpenChange = vi.fn<OnOpenChange>();
  await render(
    <>
      <DialogTrigger href="#visit" dialogId="own">
        Open
      </DialogTrigger>
      <Dialog id="own" title={title} onOpenChange={onOpenChange}>
        {content}
      </Dialog>
    </>,
  );
  expect(isModal()).toBe(false);
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isModal).toBe(false);
  await expect.element(trigger()).toHaveFocus();
  await open();
  expect(onOpenChange.mock.calls.map(([isOpen, { reason }]) => [isOpen, reason])).toEqual([
    [true, 'trigger-press'],
    [false, 'escape-key'],
    [true, 'trigger-press'],
  ]);
});

test('DLG-36 warns that its title is empty', () =>
  expectWarning(<Dialog title="">{content}</Dialog>, 'Dialog: `title` is empty.'));

describe('closing', () => {
  test.each([
    ['close-press', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
    ['escape-key', () => userEvent.keyboard('{Escape}')],
    ['outside-press', () => userEvent.click(dialog(), { position: { x: -20, y: 10 }, force: true })],
  ] as const)('DLG-06 closes by %s, reports it once, and returns focus', async (reason, close) => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await render(<Example onOpenChange={onOpenChange} />);
    await open();
    await close();
    await expect.poll(isModal).toBe(false);
    expect(onOpenChange.mock.calls).toEqual([
      [true, { reason: 'trigger-press', event: expect.any(MouseEvent) as Event }],
      [false, { reason, event: expect.any(Event) as Event }],
    ]);
    await expect.element(trigger()).toHaveFocus();
  });

  test('DLG-06 stays open by the Escape that ends a composition, and closes by the next', async () => {
    await render(
      <Example>
        <TextField label="First name" name="firstName" />
      </Example>,
    );
    await open();
    (page.getByLabelText('First name').element() as HTMLElement).focus();
    await cdp().send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await userEvent.keyboard('{Escape}');
    expect(isModal()).toBe(true);
    await cdp().send('Input.insertText', { text: 'に' });
    // As Safari does after the composition has ended.
    const late = new KeyboardEvent('keydown', {
      key: 'Escape',
      keyCode: 229,
      bubbles: true,
      cancelable: true,
    });
    expect(focused()?.dispatchEvent(late)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isModal).toBe(false);
  });

  test('DLG-07 stays open while its caller does not follow', async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await render(
      <Dialog title={title} isOpen onOpenChange={onOpenChange}>
        {content}
      </Dialog>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ reason: 'close-press' }),
    );
    dialog().close();
    await expect.poll(() => onOpenChange.mock.lastCall?.[1].reason).toBe('imperative-action');
    expect(isModal()).toBe(true);
  });

  test('DLG-08 does not close for a selection of text that ends outside, nor for a press inside', async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await render(<Example startsOpen onOpenChange={onOpenChange} />);
    const inside = page.getByText(paragraph).element();
    await userEvent.click(inside);
    inside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 640, clientY: 400 }));
    dialog().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(isModal()).toBe(true);
  });

  test('DLG-08 does not close for what closes inside it', async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await render(
      <Example startsOpen onOpenChange={onOpenChange}>
        <input type="file" aria-label="Letter" />
      </Example>,
    );
    document.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('DLG-09 keeps what was typed until it opens again', async () => {
    const ref = createRef<HTMLDivElement>();
    await render(
      <Example initialFocusRef={ref}>
        <div ref={ref}>
          <TextField label="First name" name="firstName" />
        </div>
      </Example>,
    );
    await open();
    await userEvent.keyboard('Ana');
    await userEvent.keyboard('{Escape}');
    await expect.poll(isModal).toBe(false);
    await open();
    await expect.element(page.getByRole('textbox')).toHaveValue('Ana');
  });
});

test('DLG-39 reports that another element has its id', () =>
  expectWarning(
    <>
      <p id="visit" />
      <Dialog id="visit" title="Your visit">
        {content}
      </Dialog>
    </>,
    'Dialog: two elements have the id “visit”.',
  ));

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

  test.each([
    ['returnFocusRef', 'H2', createRef<HTMLElement>()],
    ['main without it', 'MAIN', undefined],
  ])('DLG-10 returns focus to %s when the trigger is gone', async (_to, tag, returnFocusRef) => {
    const Gone = createGone(returnFocusRef);
    await render(<Gone />);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => focused()?.tagName).toBe(tag);
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
});
