import { useLayoutEffect, useRef } from 'react';
import { describe, expect, test, vi, afterEach } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { isLeftToBrowser } from '../../../test/is-left-to-browser.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { announce, Announcer } from '../announcer/index.ts';
import { Dialog, allowInModal, DialogTrigger } from './index.ts';
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

describe('what it is', () => {
  test.each([2, 3] as const)(
    'DLG-01 is a modal dialog named by its heading of level %i',
    async (headingLevel) => {
      await render(<Example headingLevel={headingLevel} />);
      await open();
      const tree = await commands.accessibilityTree();
      expect(tree.find((line) => line.startsWith('dialog'))).toContain(`dialog "${title}"`);
      expect(tree.find((line) => line.startsWith('dialog'))).toContain('modal=true');
      expect(tree).toContain(`heading "${title}" level=${headingLevel}`);
    },
  );

  test('DLG-02 hides what is outside from assistive technology and keeps Tab inside (eui #7532, bootstrap #26770, aria-practices #1626, carbon #2739, carbon PR #11350)', async () => {
    await render(<Example around={<button type="button">Outside</button>} />);
    await open();
    const tree = (await commands.accessibilityTree()).join('\n');
    expect(tree).toContain(paragraph);
    expect(tree).not.toContain('Outside');
    const reached = new Set<Element>();
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      if (focused()) reached.add(focused() as Element);
    }
    const outside = [...reached].filter((each) => each !== document.body && !dialog().contains(each));
    expect(outside).toEqual([]);
    for (const name of ['Close', 'Read on'])
      expect([...reached].map((each) => each.textContent)).toContain(name);
  });
});

describe('announcements', () => {
  const getAnnouncement = (within: Element | null) =>
    within?.querySelector('[aria-live="polite"]')?.textContent.trim();

  test('DLG-12 are made inside while it is open, and only there (w3c/aria #1854)', async () => {
    await render(<Example around={<Announcer />} />);
    await open();
    announce('12 centros');
    await expect.poll(() => getAnnouncement(dialog()), { timeout: 3000 }).toBe('12 centros.');
    expect(getAnnouncement(document.querySelector('[data-component="announcer"]'))).toBe('');
    await userEvent.keyboard('{Escape}');
    await expect.poll(isModal).toBe(false);
    announce('Closed');
    await expect
      .poll(() => getAnnouncement(document.querySelector('[data-component="announcer"]')), { timeout: 3000 })
      .toBe('Closed.');
  });
});

test('DLG-13 opens over another with a warning, and closing it leads back to the first', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const overlay = document.createElement('div');
  document.body.append(overlay);
  const end = allowInModal(overlay);
  const second = (isOpen: boolean) => (
    <Dialog title="Second" isOpen={isOpen} onOpenChange={vi.fn()} id="second">
      {content}
    </Dialog>
  );
  await render(<Example startsOpen />);
  const { rerender } = await render(second(true));
  expect(document.querySelector('#second:modal')?.contains(focused())).toBe(true);
  expect(document.querySelector('#second')?.contains(overlay)).toBe(true);
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    '[@longcovid/ui] Dialog: a second dialog opened over an open one. People lose track of where they are and where closing takes them. Close the first dialog before you open another, or show the content inside it.',
  );
  await rerender(second(false));
  await expect.poll(() => dialog().contains(focused())).toBe(true);
  expect(isModal()).toBe(true);
  expect(dialog().contains(overlay)).toBe(true);
  expect(document.documentElement.dataset.longcovidDialog).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isModal).toBe(false);
  expect(document.documentElement.dataset.longcovidDialog).toBeUndefined();
  expect(overlay.parentElement).toBe(document.body);
  end();
  overlay.remove();
});

test('DLG-20 is shown and closed where there are no modal dialogs, such as jsdom (react-uswds docs/modal_tests.md)', async () => {
  const methods = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype);
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  try {
    await render(<Example />);
    await userEvent.click(trigger());
    await expect.element(page.getByText(paragraph)).toBeVisible();
    expect(getFocusedText()).toBe(title);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(page.getByText(paragraph)).not.toBeVisible();
  } finally {
    Object.defineProperties(HTMLDialogElement.prototype, methods);
  }
});

test('DLG-21 gives its element by ref, once, however often it renders', async () => {
  const ref = vi.fn();
  const { rerender, unmount } = await render(<Example ref={ref} title="One" />);
  const element = dialog();
  await rerender(<Example ref={ref} title="Two" />);
  expect(ref.mock.calls).toEqual([[element]]);
  await unmount();
  expect(ref.mock.calls).toEqual([[element], [null]]);
});

test('DLG-13 does not warn of one after another', async () => {
  const warned = vi.spyOn(console, 'error');
  const two = (which: number) =>
    [1, 2].map((each) => (
      <Dialog key={each} title={`Number ${each}`} isOpen={which === each} onOpenChange={vi.fn()}>
        {content}
      </Dialog>
    ));
  const { rerender } = await render(two(1));
  await rerender(two(2));
  expect(getFocusedText()).toBe('Number 2');
  expect(warned).not.toHaveBeenCalled();
});

describe('before hydration', () => {
  test('DLG-22 has its content in the HTML, and hides it while closed', async () => {
    const { container, hydrate } = renderServerHtml(<Example />);
    expect(container.textContent).toContain(paragraph);
    await expect.element(page.getByText(paragraph)).not.toBeVisible();
    expect(await hydrate()).toEqual([]);
    expect(isModal()).toBe(false);
  });

  test('DLG-22 is read as part of the page when printed open, and becomes modal', async () => {
    const { hydrate } = renderServerHtml(<Example startsOpen />);
    await expect.element(page.getByText(paragraph)).toBeVisible();
    expect(getComputedStyle(dialog()).position).toBe('static');
    expect(await hydrate()).toEqual([]);
    expect(isModal()).toBe(true);
    expect(getFocusedText()).toBe(title);
  });

  test.each([
    ['by its caller', (onOpenChange: OnOpenChange) => <Example startsOpen onOpenChange={onOpenChange} />],
    [
      'by itself',
      (onOpenChange: OnOpenChange) => (
        <Dialog title={title} defaultOpen onOpenChange={onOpenChange}>
          {content}
        </Dialog>
      ),
    ],
  ])('DLG-22 stays closed when closed before hydration, its state kept %s', async (_who, create) => {
    const onOpenChange = vi.fn<OnOpenChange>();
    const { hydrate } = renderServerHtml(create(onOpenChange));
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(dialog().open).toBe(false);
    expect(await hydrate()).toEqual([]);
    expect(isModal()).toBe(false);
    expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'hydration', event: undefined }]]);
  });
});

const triggerLink = (
  <DialogTrigger href="#visit" dialogId="visit-dialog" variant="primary">
    Read about the visit
  </DialogTrigger>
);
const link = () => page.getByRole('link', { name: 'Read about the visit' });
const visitDialog = (onOpenChange = vi.fn()) => (
  <Dialog id="visit-dialog" title="Your visit" isOpen={false} onOpenChange={onOpenChange}>
    <p>Two hours.</p>
  </Dialog>
);
const closed = (onOpenChange = vi.fn()) => (
  <>
    {triggerLink}
    {visitDialog(onOpenChange)}
  </>
);

describe('a trigger', () => {
  test('DLG-23 is a link that is followed before hydration', async () => {
    renderServerHtml(closed());
    await userEvent.click(link());
    expect(location.hash).toBe('#visit');
    expect(await commands.accessibilityTree()).toContain('link "Read about the visit"');
  });

  test('DLG-23 is followed when there is no such dialog', async () => {
    await render(triggerLink);
    await userEvent.click(link());
    expect(location.hash).toBe('#visit');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'DLG-24 is left to the browser with %s',
    async (key) => {
      const onOpenChange = vi.fn();
      await render(closed(onOpenChange));
      expect(isLeftToBrowser(link().element(), { [key]: true })).toBe(true);
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
});

describe('overlays', () => {
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
