import { getTexts, find, findByText, getText } from './find.ts';
import { focus } from './failure.ts';
import type { Keys } from './press.ts';
import { until } from './until.ts';

/** What a person can read and do in a Combobox. */
export type ComboboxTester = {
  /** The text in it. */
  value: () => string;
  /** The labels of the options that are shown now; none while the list is closed. */
  options: () => string[];
  /** The label of the active option; '' when there is none. */
  active: () => string;
  /** The message that nothing matches, such as 'Sorry, no matching options.'; '' otherwise. */
  noMatch: () => string;
  /** Replaces the text, and waits for options or for the message that nothing matches. */
  type: (text: string) => Promise<void>;
  /** Moves down to the option with this label and chooses it by Enter. */
  choose: (option: string) => Promise<void>;
};

/** Tests a page with a Combobox by its text and by keys. `root` is the combobox or an element around it. */
export function comboboxTester(root: Element, keys: Keys): ComboboxTester {
  const frame = () => find('combobox', root, '[data-component="combobox"]');
  const input = () => find<HTMLInputElement>('combobox', frame(), 'input');
  const options = () => getTexts(frame(), '[role="option"]');
  const noMatch = () => getText(frame().querySelector('[data-part="empty"]'));
  const active = () => {
    const id = input().getAttribute('aria-activedescendant');
    return id === null ? '' : getText(input().ownerDocument.getElementById(id));
  };
  /** Its list is fetched at the first focus; until then it is a text field. */
  const focusInput = async () => {
    focus('combobox', input());
    await until('combobox', 'becoming a combobox', () => input().getAttribute('role') === 'combobox');
  };
  const hasResult = () => options().length > 0 || noMatch() !== '';
  return {
    value: () => input().value,
    options,
    active,
    noMatch,
    type: async (text) => {
      await focusInput();
      input().select();
      await keys.keyboard(text.replaceAll(/[[{]/g, '$&$&'));
      await until('combobox', `showing what matches “${text}”`, () => input().value === text && hasResult());
    },
    choose: async (option) => {
      await focusInput();
      if (options().length === 0) {
        await keys.keyboard('{Alt>}{ArrowDown}{/Alt}');
        await until('combobox', 'opening by Alt and Down', hasResult);
      }
      findByText('combobox', frame().querySelectorAll<HTMLElement>('[role="option"]'), option);
      for (let step = options().length; step >= 0 && active() !== option; step--) {
        const before = active();
        await keys.keyboard('{ArrowDown}');
        await until('combobox', 'going down', () => active() !== before || options().length === 1);
      }
      await keys.keyboard('{Enter}');
      await until(
        'combobox',
        `choosing “${option}” by Enter`,
        () => input().value === option && options().length === 0,
      );
    },
  };
}
