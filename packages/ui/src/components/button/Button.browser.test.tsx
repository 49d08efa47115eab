import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { Button } from './index.ts';

const sending = 'Sending your request…';
const button = () => document.querySelector('button') as HTMLButtonElement;
const status = () => document.querySelector('[role="status"]') as HTMLElement;

/** A form that is being sent from the first press on, until the test ends. */
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
  test.each(['{Enter}', ' '])('BTN-01 %j presses it, and its words are its name', async (key) => {
    const onClick = vi.fn();
    await render(<Button onClick={onClick}>Clear the filters</Button>);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Clear the filters' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('BTN-02 sends no form unless it is a submit button', async () => {
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
  test('BTN-03 keeps focus and name, and is told as disabled', async () => {
    await render(<Form onSend={vi.fn()} />);
    await userEvent.click(button());
    expect(document.activeElement).toBe(button());
    const tree = await commands.accessibilityTree();
    expect(tree.find((line) => line.startsWith('button "Send"'))).toContain('disabled=true');
  });

  test.each([
    ['primary', 'light'],
    ['primary', 'dark'],
    ['secondary', 'light'],
    ['secondary', 'dark'],
  ] as const)('BTN-03 %s stays readable, %s', async (variant, colorScheme) => {
    await commands.emulateMedia({ colorScheme });
    await render(
      <Button variant={variant} isPending pendingLabel={sending}>
        Send
      </Button>,
    );
    const { color, backgroundColor, opacity } = getComputedStyle(button());
    expect(opacity).toBe('1');
    expect(contrastRatio(hex(color), hex(backgroundColor))).toBeGreaterThanOrEqual(7);
  });

  test('BTN-04 a double click sends once', async () => {
    const onSend = vi.fn();
    await render(<Form onSend={onSend} />);
    await userEvent.dblClick(button());
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('BTN-04 Space, Enter, and Enter in a field do nothing', async () => {
    const onSend = vi.fn();
    await render(<Form onSend={onSend} />);
    await userEvent.click(button());
    await userEvent.keyboard(' {Enter}');
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('BTN-04 the handlers of the button and around it hear nothing', async () => {
    const onClick = vi.fn();
    const onClickAround = vi.fn();
    await render(
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens for what should not come
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

  test('BTN-05 is said once and politely, in words that are seen, by a region that was there before', async () => {
    await render(<Form onSend={vi.fn()} />);
    const before = status();
    expect(before.textContent).toBe('');
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(before.textContent));
    observer.observe(before, { childList: true, characterData: true, subtree: true });
    await userEvent.click(button());
    await expect.element(page.getByText(sending)).toBeVisible();
    expect(status()).toBe(before);
    expect(said).toEqual([sending]);
    expect((await commands.accessibilityTree()).find((line) => line.startsWith('status'))).toContain(
      'live=polite',
    );
    observer.disconnect();
  });

  test('BTN-05 without pending words there is no region', async () => {
    await render(<Button>Clear</Button>);
    expect(status()).toBeNull();
  });
});

describe('look', () => {
  test('BTN-06 can be hit: at least 44 by 44 px', async () => {
    await render(<Button>No</Button>);
    const { width, height } = button().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test('BTN-07 has an edge in forced colours, and the primary one a thicker', async () => {
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
    expect(contrastRatio(hex(secondary?.borderTopColor ?? ''), pageColor())).toBeGreaterThanOrEqual(3);
    for (const look of [primary, secondary])
      expect(contrastRatio(hex(look?.color ?? ''), hex(look?.backgroundColor ?? ''))).toBeGreaterThanOrEqual(
        7,
      );
    expect(parseFloat(primary?.borderTopWidth ?? '')).toBeGreaterThan(
      parseFloat(secondary?.borderTopWidth ?? ''),
    );
  });

  test.each(['light', 'dark'] as const)('BTN-07 only the primary one is filled, %s', async (colorScheme) => {
    await commands.emulateMedia({ colorScheme });
    await render(
      <>
        <Button variant="primary">Send</Button>
        <Button>Clear</Button>
      </>,
    );
    const fills = [...document.querySelectorAll('button')].map((element) =>
      hex(getComputedStyle(element).backgroundColor),
    );
    expect(contrastRatio(fills[0] ?? '', pageColor())).toBeGreaterThanOrEqual(3);
    expect(fills[1]).toBe(pageColor());
  });

  test.each([false, true])(
    'BTN-08 no axe finding, and no word widens 320 px; pending: %s',
    async (pending) => {
      await page.viewport(320, 800);
      const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
      const { container } = await render(
        <Button variant="primary" isPending={pending} pendingLabel={long}>
          {long}
        </Button>,
      );
      expect(await axeFindings(container)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBe(320);
    },
  );
});

test('BTN-09 is in the HTML, and sends its form without script', async () => {
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
