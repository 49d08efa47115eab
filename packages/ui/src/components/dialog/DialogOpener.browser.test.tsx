import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Dialog, DialogTrigger } from './index.ts';

const opener = (
  <DialogTrigger href="#visit" dialogId="visit-dialog" variant="primary">
    Read about the visit
  </DialogTrigger>
);
const link = () => page.getByRole('link', { name: 'Read about the visit' });
const dialog = (onOpenChange = vi.fn()) => (
  <Dialog id="visit-dialog" title="Your visit" isOpen={false} onOpenChange={onOpenChange}>
    <p>Words</p>
  </Dialog>
);
const closed = (onOpenChange = vi.fn()) => (
  <>
    {opener}
    {dialog(onOpenChange)}
  </>
);

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

describe('a real link', () => {
  test('DLG-23 before script it is followed, with or without a dialog in the page', async () => {
    renderServerHtml(closed());
    await userEvent.click(link());
    expect(location.hash).toBe('#visit');
    expect(await commands.accessibilityTree()).toContain('link "Read about the visit"');
  });

  test('DLG-23 with script and no such dialog it is followed', async () => {
    await render(opener);
    await userEvent.click(link());
    expect(location.hash).toBe('#visit');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'DLG-24 with %s it is left to the browser',
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

  test('DLG-25 with Enter it asks to open, and the address stays', async () => {
    const onOpenChange = vi.fn();
    await render(closed(onOpenChange));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, { reason: 'opener' });
    expect(location.hash).toBe('');
  });

  test('DLG-25 the page may know which one was pressed, and may hold it back', async () => {
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
