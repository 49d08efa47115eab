import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Dialog, DialogTrigger } from './index.ts';

const trigger = (
  <DialogTrigger href="#visit" dialogId="visit-dialog" variant="primary">
    Read about the visit
  </DialogTrigger>
);
const link = () => page.getByRole('link', { name: 'Read about the visit' });
const dialog = (onOpenChange = vi.fn()) => (
  <Dialog id="visit-dialog" title="Your visit" isOpen={false} onOpenChange={onOpenChange}>
    <p>Two hours.</p>
  </Dialog>
);
const closed = (onOpenChange = vi.fn()) => (
  <>
    {trigger}
    {dialog(onOpenChange)}
  </>
);

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

describe('a trigger', () => {
  test('DLG-23 is a link that is followed before hydration', async () => {
    renderServerHtml(closed());
    await userEvent.click(link());
    expect(location.hash).toBe('#visit');
    expect(await commands.accessibilityTree()).toContain('link "Read about the visit"');
  });

  test('DLG-23 is followed when there is no such dialog', async () => {
    await render(trigger);
    await userEvent.click(link());
    expect(location.hash).toBe('#visit');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'DLG-24 is left to the browser with %s',
    async (key) => {
      const onOpenChange = vi.fn();
      await render(closed(onOpenChange));
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      let wasHeld = false;
      const hold = (event: Event) => {
        wasHeld = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', hold);
      link().element().dispatchEvent(click);
      removeEventListener('click', hold);
      expect(wasHeld).toBe(false);
      expect(onOpenChange).not.toHaveBeenCalled();
    },
  );

  test('DLG-25 requests to open on Enter, and leaves the URL unchanged', async () => {
    const onOpenChange = vi.fn();
    await render(closed(onOpenChange));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, {
      reason: 'trigger-press',
      event: expect.any(MouseEvent) as MouseEvent,
    });
    expect(location.hash).toBe('');
  });

  test('DLG-25 does not open when the page prevents the click', async () => {
    const onOpenChange = vi.fn();
    await render(
      <>
        <DialogTrigger href="#visit" dialogId="visit-dialog" onClick={(event) => event.preventDefault()}>
          Read about the visit
        </DialogTrigger>
        {dialog(onOpenChange)}
      </>,
    );
    await userEvent.click(link());
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
