import { getTexts, find, findByText, getText } from './find.ts';
import { focus } from './focus.ts';
import type { Keys } from './keys.ts';
import { until } from './until.ts';

/** What a person can know of a Combobox and do with it. */
export type ComboboxTester = {
  /** The text in it. */
  value: () => string;
  /** The words of the options that are shown now; none while the list is closed. */
  options: () => string[];
  /** The option at which the arrow keys are; '' when at none. */
  active: () => string;
  /** What stands there when nothing matches, such as 'Sorry, no matching options.'; '' otherwise. */
  noMatch: () => string;
  /** Types in place of the text that was there, and waits for options, or for the words that there are none. */
  type: (text: string) => Promise<void>;
  /** Goes down to the option with these words and chooses it by Enter. */
  choose: (option: string) => Promise<void>;
};

/** Tests a page with a Combobox by what is read and by keys. `root` is the combobox or an element around it. */
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
  const enter = async () => {
    focus('combobox', input());
    await until('combobox', 'becoming a combobox', () => input().getAttribute('role') === 'combobox');
  };
  const hasAnswer = () => options().length > 0 || noMatch() !== '';
  return {
    value: () => input().value,
    options,
    active,
    noMatch,
    type: async (text) => {
      await enter();
      input().select();
      await keys.keyboard(text.replaceAll(/[[{]/g, '$&$&'));
      await until('combobox', `showing what matches “${text}”`, () => input().value === text && hasAnswer());
    },
    choose: async (option) => {
      await enter();
      if (options().length === 0) {
        await keys.keyboard('{Alt>}{ArrowDown}{/Alt}');
        await until('combobox', 'opening by Alt and Down', hasAnswer);
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
