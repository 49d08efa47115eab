import { getFragmentTarget } from '../internal/get-fragment-target.ts';
import { failure, focus } from './failure.ts';
import { getTexts, find, findByText, getText } from './find.ts';
import type { Keys } from './press.ts';
import { until } from './until.ts';

/** The text of an error in the error summary, and that beside the field that it links to. */
export type FormTesterError = { message: string; inline: string };

/** What a person can read and do in a Form with its error summary. */
export type FormTester = {
  /** Replaces the text of the field with this label. Select options by their own keys. */
  fill: (label: string, text: string) => Promise<void>;
  /** Submits it by Enter on the button with this name. Wait for what your page does then. */
  submit: (name: string) => Promise<void>;
  /** Submits it and waits until focus is on the error summary. */
  submitInvalid: (name: string) => Promise<void>;
  /** The errors in the error summary; none without one. */
  errors: () => FormTesterError[];
  /** Follows the link of an error by Enter; returns the label of the field that has focus then. */
  goTo: (message: string) => Promise<string>;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element | null): element is Control => element !== null && 'labels' in element;

/** Tests a page with a Form by its text and by keys. `root` is the Form or an element around it. */
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
      getTexts(root, '[data-part="error-message"]').find((text) =>
        notes.some((note) => getText(note).endsWith(text)),
      ) ?? ''
    );
  };
  const press = async (name: string) => {
    const buttons = root.querySelectorAll<HTMLElement>('form button, form input[type="submit"]');
    focus('form', findByText('form', buttons, name));
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
    submitInvalid: async (name) => {
      const before = summary();
      await press(name);
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
