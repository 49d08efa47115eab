import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ErrorSummary } from '../error-summary/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';
import {
  title,
  paragraph,
  content,
  type OnOpenChange,
  Example,
  dialog,
  opener,
  isModal,
  open,
  focused,
  getFocusedText,
} from './Dialog.fixtures.tsx';

describe('where reading begins', () => {
  test('DLG-03 reading: at the title, in one step, whatever stands before it', async () => {
    const passed: string[] = [];
    await render(<Example kind="reading" />);
    dialog().addEventListener('focusin', ({ target }) => passed.push((target as Element).textContent));
    await open();
    expect(passed).toEqual([title]);
    expect(getFocusedText()).toBe(title);
  });

  test('DLG-04 form: at the first field that a person can fill in', async () => {
    const form = (
      <form>
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
    await render(<Example kind="form">{form}</Example>);
    await open();
    expect((focused() as HTMLInputElement).name).toBe('firstName');
  });

  test('DLG-04 form: at the chosen radio button of the first group', async () => {
    const options = [{ value: 'a', label: 'One' }, { value: 'b', label: 'Two' }]; // prettier-ignore
    await render(
      <Example kind="form">
        <RadioGroup legend="Group" name="group" options={options} defaultValue="b" />
      </Example>,
    );
    await open();
    expect((focused() as HTMLInputElement).value).toBe('b');
  });

  test('DLG-04 form: at the error summary, when there is one, and without fields at the title', async () => {
    const errors = [{ href: '#firstName', message: 'Please enter your first name' }] as const;
    const { rerender } = await render(
      <Example kind="form">
        <TextField label="First name" name="firstName" />
        <ErrorSummary title="There is a problem" errors={errors} />
      </Example>,
    );
    await open();
    expect((focused() as HTMLElement).dataset.component).toBe('error-summary');
    await userEvent.keyboard('{Escape}');
    await expect.poll(isModal).toBe(false);
    await rerender(<Example kind="form" />);
    await open();
    expect(getFocusedText()).toBe(title);
  });

  test('DLG-05 decision: at the least harmful button, and the question is its description', async () => {
    const keep = createRef<HTMLButtonElement>();
    await render(
      <Example kind="decision" leastHarmfulRef={keep}>
        <p>It is then gone.</p>
        <button type="button">Delete</button>
        <button type="button" ref={keep}>
          Keep it
        </button>
      </Example>,
    );
    await open();
    expect(focused()).toBe(keep.current);
    await expect.element(dialog()).toHaveAccessibleDescription(/^It is then gone/);
  });

  test('DLG-05 decision: at the close button, when no other is named', async () => {
    await render(<Example kind="decision" />);
    await open();
    expect(getFocusedText()).toBe('Close');
  });
});

describe('closing', () => {
  test.each([
    ['close-button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['backdrop', () => userEvent.click(dialog(), { position: { x: -20, y: 10 }, force: true })],
  ] as const)('DLG-06 by %s, told once with its reason, and focus is back', async (reason, close) => {
    const asked = vi.fn<OnOpenChange>();
    await render(<Example onOpenChange={asked} />);
    await open();
    await close();
    await expect.poll(isModal).toBe(false);
    expect(asked.mock.calls).toEqual([
      [true, { reason: 'opener' }],
      [false, { reason }],
    ]);
    await expect.element(opener()).toHaveFocus();
  });

  test('DLG-07 the page decides: while it is not told to close it stays', async () => {
    const asked = vi.fn<OnOpenChange>();
    await render(
      <Dialog title={title} isOpen onOpenChange={asked}>
        {content}
      </Dialog>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(asked).toHaveBeenCalledExactlyOnceWith(false, { reason: 'close-button' });
    expect(isModal()).toBe(true);
  });

  test('DLG-07 what code or the browser closed is told', async () => {
    const asked = vi.fn<OnOpenChange>();
    await render(<Example onOpenChange={asked} startsOpen />);
    dialog().close();
    await expect.poll(() => asked.mock.calls).toEqual([[false, { reason: 'program' }]]);
  });

  test('DLG-08 a selection of text that ends outside does not close it, nor a press inside', async () => {
    const asked = vi.fn<OnOpenChange>();
    await render(<Example startsOpen onOpenChange={asked} />);
    const inside = page.getByText(paragraph).element();
    await userEvent.click(inside);
    inside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 640, clientY: 400 }));
    dialog().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }));
    expect(asked).not.toHaveBeenCalled();
    expect(isModal()).toBe(true);
  });

  test('DLG-08 what closes inside it closes nothing else', async () => {
    const asked = vi.fn<OnOpenChange>();
    await render(
      <Example startsOpen onOpenChange={asked}>
        <input type="file" aria-label="Letter" />
      </Example>,
    );
    document.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
    expect(asked).not.toHaveBeenCalled();
  });

  test('DLG-09 what was typed is kept, and counts when it opens again', async () => {
    await render(
      <Example kind="form">
        <TextField label="First name" name="firstName" />
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
