import { find, getText } from './find.ts';
import { focus } from './failure.ts';
import { type Keys, press } from './press.ts';
import { until } from './until.ts';

/** What a person can read and do in a Disclosure. */
export type DisclosureTester = {
  /** The text of the summary. */
  summary: () => string;
  isOpen: () => boolean;
  /** The visible text of its content: '' while it is closed. */
  content: () => string;
  /** Opens it by Enter; does nothing when it is open. */
  open: () => Promise<void>;
  /** Closes it by Enter; does nothing when it is closed. */
  close: () => Promise<void>;
};

/** Tests a page with a Disclosure by its text and by keys. `root` is the disclosure or an element around it. */
export function disclosureTester(root: Element, keys: Keys): DisclosureTester {
  const details = () => find<HTMLDetailsElement>('disclosure', root, 'details');
  const summary = () => find('disclosure', details(), 'summary');
  const turn = async (isOpen: boolean) => {
    if (details().open === isOpen) return;
    focus('disclosure', summary());
    await press(keys, 'Enter', () => summary().click());
    await until(
      'disclosure',
      isOpen ? 'opening by Enter' : 'closing by Enter',
      () => details().open === isOpen,
    );
  };
  return {
    summary: () => getText(summary()),
    isOpen: () => details().open,
    content: () => (details().open ? getText(details().querySelector('[data-part="content"]')) : ''),
    open: () => turn(true),
    close: () => turn(false),
  };
}
