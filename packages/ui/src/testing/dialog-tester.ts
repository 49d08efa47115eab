import { failure } from './failure.ts';
import { find, findByText, getText } from './find.ts';
import { focus } from './focus.ts';
import type { Keys } from './keys.ts';
import { press } from './press.ts';
import { until } from './until.ts';

/** What a person can know of a Dialog and do with it. */
export type DialogTester = {
  /** Its name, by which a screen reader calls it. */
  title: () => string;
  isOpen: () => boolean;
  /** What can be read in it. */
  content: () => string;
  /** Opens it by Enter on the link or button with these words, anywhere on the page; focus must then be in it. */
  openBy: (words: string) => Promise<void>;
  /** Closes it by Escape; focus must then be where it was opened, when that is known. */
  close: () => Promise<void>;
  /** Presses, by Enter, the button in it with these words. */
  press: (words: string) => Promise<void>;
};

/** Tests a page with a Dialog by what is read and by keys. `root` is the dialog or an element around it. */
export function dialogTester(root: Element, keys: Keys): DialogTester {
  const dialog = () => find<HTMLDialogElement>('dialog', root, 'dialog');
  const controls = (within: ParentNode) => within.querySelectorAll<HTMLElement>('a[href], button');
  const hasFocus = () => dialog().contains(dialog().ownerDocument.activeElement);
  let opener: HTMLElement | undefined;

  const pressEnter = async (element: HTMLElement) => {
    focus('dialog', element);
    await keys.keyboard('{Enter}');
  };
  const cancel = () => {
    if (dialog().dispatchEvent(new Event('cancel', { cancelable: true }))) dialog().removeAttribute('open');
  };
  return {
    title: () =>
      getText(dialog().ownerDocument.getElementById(dialog().getAttribute('aria-labelledby') ?? '')),
    isOpen: () => dialog().open,
    content: () => getText(dialog().querySelector('[data-part="content"]')),
    openBy: async (words) => {
      opener = findByText('dialog', controls(dialog().ownerDocument), words);
      await pressEnter(opener);
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
      await press(keys, 'Escape', cancel);
      await until('dialog', 'closing by Escape', () => !dialog().open);
      const { activeElement } = dialog().ownerDocument;
      if (opener?.isConnected && activeElement !== opener) {
        throw failure(
          'dialog',
          `focus is at “${getText(activeElement)}” and not at “${getText(opener)}”, which opened it.`,
          'People who use a keyboard or a screen reader have lost their place.',
          'Leave focus to the dialog when it closes.',
        );
      }
    },
    press: (words) => pressEnter(findByText('dialog', controls(dialog()), words)),
  };
}
