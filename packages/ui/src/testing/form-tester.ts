import { getFragmentTarget } from '../internal/get-fragment-target.ts';
import { failure } from './failure.ts';
import { getTexts, find, findByText, getText } from './find.ts';
import { focus } from './focus.ts';
import type { Keys } from './keys.ts';
import { until } from './until.ts';

/** One thing that is wrong, as the list of errors says it, and the words beside the field that it leads to. */
export type FormTesterError = { message: string; inline: string };

/** What a person can know of a Form with its list of errors and do with it. */
export type FormTester = {
  /** Types into the field with this label, in place of what was there. Choices are made by their own keys. */
  fill: (label: string, text: string) => Promise<void>;
  /** Sends it by Enter on the button with these words. Wait for what your page does then. */
  submit: (words: string) => Promise<void>;
  /** Sends it and waits until focus is on the list of errors. */
  submitInVain: (words: string) => Promise<void>;
  /** What is wrong; none while there is no list. */
  errors: () => FormTesterError[];
  /** Follows the error's link by Enter; gives back the words of the label of the field where focus is then. */
  goTo: (message: string) => Promise<string>;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element | null): element is Control => element !== null && 'labels' in element;

/** Tests a page with a Form by what is read and by keys. `root` is the form with its list, or an element around both. */
export function formTester(root: Element, keys: Keys): FormTester {
  const summary = () => root.querySelector<HTMLElement>('[data-component="error-summary"]');
  const links = () => [...(summary()?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  const active = () => root.ownerDocument.activeElement;
  const getInlineError = (link: HTMLAnchorElement) => {
    const control = getFragmentTarget(link.hash, root.ownerDocument);
    const described = control?.closest('fieldset') ?? control;
    const ids = `${control?.getAttribute('aria-describedby') ?? ''} ${described?.getAttribute('aria-describedby') ?? ''}`;
    const notes = ids.split(/\s+/).flatMap((id) => root.ownerDocument.getElementById(id) ?? []);
    return (
      getTexts(root, '[data-part="error-message"]').find((words) =>
        notes.some((note) => getText(note).endsWith(words)),
      ) ?? ''
    );
  };
  const press = async (words: string) => {
    const buttons = root.querySelectorAll<HTMLElement>('form button, form input[type="submit"]');
    focus('form', findByText('form', buttons, words));
    await keys.keyboard('{Enter}');
  };
  return {
    fill: async (label, text) => {
      const labels = root.querySelectorAll('label');
      const found = [...labels].find((each) => getText(each) === label)?.control ?? null;
      if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
        throw failure(
          'form',
          `no text field is called “${label}”.`,
          'A person who looks for it does not find it.',
          `There is: ${[...labels].map((each) => `“${getText(each)}”`).join(', ')}.`,
        );
      focus('form', found);
      found.select();
      await keys.keyboard(text === '' ? '{Delete}' : text.replaceAll(/[[{]/g, '$&$&'));
      await until('form', `typing into “${label}”`, () => found.value === text);
    },
    submit: press,
    submitInVain: async (words) => {
      const before = summary();
      await press(words);
      await until(
        'form',
        'focus on a new list of errors',
        () => summary() !== before && active() === summary(),
      );
    },
    errors: () => links().map((link) => ({ message: getText(link), inline: getInlineError(link) })),
    goTo: async (message) => {
      focus('form', findByText('form', links(), message));
      await keys.keyboard('{Enter}');
      await until('form', `focus on the field of “${message}”`, () =>
        find('form', root, 'form').contains(active()),
      );
      const control = active();
      return isControl(control) ? getText(control.labels?.[0]) : '';
    },
  };
}
