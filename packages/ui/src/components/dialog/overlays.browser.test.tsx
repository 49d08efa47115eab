import { useLayoutEffect, useRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { Dialog, allowInModal } from './index.ts';

const modal = (isOpen: boolean) => (
  <Dialog title="Your visit" isOpen={isOpen} onOpenChange={vi.fn()}>
    <p>Two hours.</p>
  </Dialog>
);
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

/** A cookie banner that another program has put into the page. */
function banner(html = '<button type="button">Refuse cookies</button>') {
  const element = document.createElement('div');
  element.className = 'banner';
  element.innerHTML = html;
  document.body.append(element);
  return element;
}
afterEach(() => document.querySelectorAll('.banner, .after').forEach((element) => element.remove()));

describe('an overlay that is not ours', () => {
  test.each(['before', 'after'] as const)(
    'DLG-26 can be used when registered %s the dialog opens (react-spectrum #8784, mittwald/flow #3133, sonner #699, radix PR #4116)',
    async (when) => {
      const element = banner();
      const pressed = vi.fn();
      element.addEventListener('click', pressed);
      const { rerender } = await render(modal(false));
      const register = () => allowInModal(element);
      let end = when === 'before' ? register() : undefined;
      await rerender(modal(true));
      end ??= register();
      expect((await commands.accessibilityTree()).join('\n')).toContain('Refuse cookies');
      await userEvent.click(page.getByRole('button', { name: 'Refuse cookies' }));
      expect(pressed).toHaveBeenCalledOnce();
      expect(dialog().matches(':modal')).toBe(true);
      end();
    },
  );

  test('DLG-27 returns to its place when the dialog closes, or when it is no longer registered', async () => {
    const element = banner();
    const after = document.createElement('div');
    after.className = 'after';
    document.body.append(after);
    const end = allowInModal(element);
    const { rerender } = await render(modal(true));
    expect(dialog().contains(element)).toBe(true);
    await rerender(modal(false));
    expect(element.nextSibling).toBe(after);
    await rerender(modal(true));
    end();
    expect(element.nextSibling).toBe(after);
    await rerender(modal(false));
    await rerender(modal(true));
    expect(dialog().contains(element)).toBe(false);
  });

  test('DLG-27 stays away when its own program has removed it', async () => {
    const element = banner();
    const end = allowInModal(element);
    const { rerender } = await render(modal(true));
    element.remove();
    await rerender(modal(false));
    expect(element.isConnected).toBe(false);
    end();
  });

  test('DLG-27 ends its registration before React removes it', async () => {
    function Banner() {
      const ref = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => (ref.current ? allowInModal(ref.current) : undefined), []);
      return <div ref={ref}>Cookies</div>;
    }
    const both = (isThere: boolean) => (
      <>
        <div>{isThere && <Banner />}</div>
        {modal(true)}
      </>
    );
    const { rerender } = await render(both(true));
    expect(dialog().textContent).toContain('Cookies');
    await rerender(both(false));
    expect(document.body.textContent).not.toContain('Cookies');
  });

  test('DLG-28 keeps its frame running, and what is fixed to the window in its place', async () => {
    const element = banner('<iframe srcdoc="<p>Chat</p>" title="Chat"></iframe>');
    element.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-end: 0';
    const frame = element.querySelector('iframe') as HTMLIFrameElement;
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const loadedAgain = vi.fn();
    frame.addEventListener('load', loadedAgain);
    const end = allowInModal(element);
    const { rerender } = await render(modal(true));
    const { right, bottom } = element.getBoundingClientRect();
    expect([right, bottom]).toEqual([innerWidth, innerHeight]);
    await rerender(modal(false));
    await userEvent.tab();
    expect(loadedAgain).not.toHaveBeenCalled();
    end();
  });
});
