import { failure, focus } from './failure.ts';
import { find, findByText, getText } from './find.ts';
import { type Keys, press } from './press.ts';
import { until } from './until.ts';

/** What a person can read and do in a Dialog. */
export type DialogTester = {
  /** Its accessible name. */
  title: () => string;
  isOpen: () => boolean;
  /** Its text. */
  content: () => string;
  /** Opens it by Enter on the link or button with this name, anywhere on the page; focus must then be in it. */
  openWith: (name: string) => Promise<void>;
  /** Closes it by Escape; focus must then be on the element that opened it, when that is known. */
  close: () => Promise<void>;
  /** Presses, by Enter, the button in it with this name. */
  press: (name: string) => Promise<void>;
};

/** Tests a page with a Dialog by its text and by keys. `root` is the dialog or an element around it. */
export function dialogTester(root: Element, keys: Keys): DialogTester {
  const dialog = () => find<HTMLDialogElement>('dialog', root, 'dialog');
  const controls = (within: ParentNode) => within.querySelectorAll<HTMLElement>('a[href], button');
  const hasFocus = () => dialog().contains(dialog().ownerDocument.activeElement);
  let trigger: HTMLElement | undefined;

  const pressEnter = async (element: HTMLElement) => {
    focus('dialog', element);
    await keys.keyboard('{Enter}');
  };
  const cancel = () => {
    if (!dialog().dispatchEvent(new Event('cancel', { cancelable: true }))) return;
    if ('close' in dialog()) dialog().close();
    else dialog().removeAttribute('open');
  };
  return {
    title: () =>
      getText(dialog().ownerDocument.getElementById(dialog().getAttribute('aria-labelledby') ?? '')),
    isOpen: () => dialog().open,
    content: () => getText(dialog().querySelector('[data-part="content"]')),
    openWith: async (name) => {
      trigger = findByText('dialog', controls(dialog().ownerDocument), name);
      await pressEnter(trigger);
      await until('dialog', 'opening, with focus in it,', () => dialog().open && hasFocus());
    },
    close: async () => {
      if (!dialog().open)
        throw failure(
          'dialog',
          'it is closed already.',
          'Escape would do something else on the page.',
          'Open it first.',
        );
      // jsdom has neither `close()` nor the event. A browser sends the event later, and a page may move focus then.
      let isReported = !('close' in dialog());
      dialog().addEventListener('close', () => (isReported = true), { once: true });
      await press(keys, 'Escape', cancel);
      await until('dialog', 'closing by Escape', () => !dialog().open && isReported);
      const { activeElement } = dialog().ownerDocument;
      if (trigger?.isConnected && activeElement !== trigger) {
        throw failure(
          'dialog',
          `focus is at “${getText(activeElement)}” and not at “${getText(trigger)}”, which opened it.`,
          'People who use a keyboard or a screen reader have lost their place.',
          'Leave focus to the dialog when it closes.',
        );
      }
    },
    press: (name) => pressEnter(findByText('dialog', controls(dialog()), name)),
  };
}
