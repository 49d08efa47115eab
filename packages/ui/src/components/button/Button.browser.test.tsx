import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { Button } from './index.ts';

const sending = 'Sending your request…';
const button = () => document.querySelector('button') as HTMLButtonElement;
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const status = () => document.querySelector('[role="status"]') as HTMLElement;

/** A form that is pending from the first submit on. */
function Form({ onSend }: { onSend: () => void }) {
  const [pending, setPending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setPending(true);
      }}
    >
      <input aria-label="Name" />
      <Button variant="primary" type="submit" isPending={pending} pendingLabel={sending}>
        Send
      </Button>
    </form>
  );
}

describe('pressing', () => {
  test.each(['{Enter}', ' '])('BTN-01 is pressed by %j, and is named by its content', async (key) => {
    const onClick = vi.fn();
    await render(<Button onClick={onClick}>Clear the filters</Button>);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Clear the filters' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('BTN-02 submits no form unless it is a submit button', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <Button>Clear</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(page.getByText('Clear'));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(page.getByText('Send'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('pending', () => {
  test('BTN-03 keeps focus and name, and is exposed as disabled', async () => {
    await render(<Form onSend={vi.fn()} />);
    await userEvent.click(button());
    expect(document.activeElement).toBe(button());
    const tree = await commands.accessibilityTree();
    expect(tree.find((line) => line.startsWith('button "Send"'))).toContain('disabled=true');
  });

  test('BTN-04 submits its form once by a double click', async () => {
    const onSend = vi.fn();
    await render(<Form onSend={onSend} />);
    await userEvent.dblClick(button());
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('BTN-04 ignores Space, Enter, and Enter in a field of the form', async () => {
    const onSend = vi.fn();
    await render(<Form onSend={onSend} />);
    await userEvent.click(button());
    await userEvent.keyboard(' {Enter}');
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('BTN-04 calls no click handler, neither its own nor that of an ancestor', async () => {
    const onClick = vi.fn();
    const onClickAround = vi.fn();
    await render(
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- asserts that the event does not bubble
      <div onClick={onClickAround}>
        <Button isPending pendingLabel={sending} onClick={onClick}>
          Send
        </Button>
      </div>,
    );
    await userEvent.click(button(), { force: true });
    expect(onClick).not.toHaveBeenCalled();
    expect(onClickAround).not.toHaveBeenCalled();
  });

  test('BTN-05 announces the visible pending label once, politely, in a live region that exists before', async () => {
    await render(<Form onSend={vi.fn()} />);
    const before = status();
    expect(before.textContent).toBe('');
    const announcements: string[] = [];
    const observer = new MutationObserver(() => announcements.push(before.textContent));
    observer.observe(before, { childList: true, characterData: true, subtree: true });
    await userEvent.click(button());
    await expect.element(part('pending-label')).toBeVisible();
    expect(getComputedStyle(part('label')).opacity).toBe('0');
    expect(status()).toBe(before);
    expect(announcements).toEqual([sending]);
    expect((await commands.accessibilityTree()).find((line) => line.startsWith('status'))).toContain(
      'live=polite',
    );
    observer.disconnect();
  });

  test.each([320, 1280])(
    'BTN-13 moves nothing when it becomes pending and when it no longer is, at %i px',
    async (width) => {
      await page.viewport(width, 640);
      const view = (isPending: boolean) => (
        <>
          <input aria-label="Name" />
          <Button variant="primary" isPending={isPending} pendingLabel={sending}>
            Send
          </Button>
          <Button>Clear</Button>
          <p>The results</p>
        </>
      );
      const getRects = () =>
        [...document.querySelectorAll('input, button, p')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        });
      const { rerender } = await render(view(false));
      const initial = getRects();
      await rerender(view(true));
      await expect.element(part('pending-label')).toBeVisible();
      expect(getRects()).toEqual(initial);
      await rerender(view(false));
      await expect.element(part('pending-label')).not.toBeVisible();
      expect(getRects()).toEqual(initial);
    },
  );

  test('BTN-05 has no live region without a pending label', async () => {
    await render(<Button>Clear</Button>);
    expect(status()).toBeNull();
  });
});

describe('appearance', () => {
  test('BTN-07 has a border in forced colors, a thicker one when primary', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(
      <>
        <Button variant="primary">Send</Button>
        <Button>Clear</Button>
      </>,
    );
    const [primary, secondary] = [...document.querySelectorAll('button')].map((element) =>
      getComputedStyle(element),
    );
    for (const look of [primary, secondary]) {
      expect(contrastRatio(hex(look?.borderTopColor ?? ''), pageColor())).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(hex(look?.color ?? ''), hex(look?.backgroundColor ?? ''))).toBeGreaterThanOrEqual(
        7,
      );
    }
    expect(parseFloat(primary?.borderTopWidth ?? '')).toBeGreaterThan(
      parseFloat(secondary?.borderTopWidth ?? ''),
    );
  });

  test.each(['light', 'dark'] as const)(
    'BTN-07 has a border, and a fill only when primary, %s',
    async (colorScheme) => {
      await commands.emulateMedia({ colorScheme });
      await render(
        <>
          <Button variant="primary">Send</Button>
          <Button>Clear</Button>
        </>,
      );
      const looks = [...document.querySelectorAll('button')].map((element) => getComputedStyle(element));
      for (const { borderTopColor } of looks)
        expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
      const fills = looks.map(({ backgroundColor }) => hex(backgroundColor));
      expect(contrastRatio(fills[0] ?? '', pageColor())).toBeGreaterThanOrEqual(3);
      expect(fills[1]).toBe(pageColor());
    },
  );
});

test('BTN-09 is in the HTML of the server, and submits its form before hydration', async () => {
  const { container } = renderServerHtml(
    <form>
      <Button type="submit" name="step" value="2" isPending={false} pendingLabel={sending}>
        Next
      </Button>
    </form>,
  );
  const onSubmit = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
    return new FormData(event.target as HTMLFormElement, event.submitter).get('step');
  });
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  expect(onSubmit).toHaveReturnedWith('2');
});

test('BTN-14 reports that it holds an icon alone', () =>
  expectWarning(
    <Button>
      <svg aria-hidden="true" />
    </Button>,
    'Button: `children` has no text in <button',
  ));
