import { getTexts, find, findByText, getText } from './find.ts';
import { focus } from './failure.ts';
import type { Keys } from './press.ts';
import { until } from './until.ts';

/** What a person can read and do in a FilterSet. */
export type FilterSetTester = {
  /** The line of text with the active filters. */
  summary: () => string;
  /** The label of each active filter. */
  filters: () => string[];
  /** The number of results as text; '' where the set has none. */
  resultCount: () => string;
  /** Removes one filter by Enter; focus must stay in the set. */
  remove: (filter: string) => Promise<void>;
  /** Clears all by Enter on the control with this label; focus must stay in the set. */
  clear: (label: string) => Promise<void>;
};

/** Tests a page with a FilterSet by its text and by keys. `root` is the set or an element around it. */
export function filterSetTester(root: Element, keys: Keys): FilterSetTester {
  const set = () => find('filter set', root, '[data-component="filter-set"]');
  const filters = () => getTexts(set(), '[data-part="chip"]');
  const keepsFocus = () => set().contains(set().ownerDocument.activeElement);
  const press = async (element: HTMLElement, expected: string, isSo: () => boolean) => {
    focus('filter set', element);
    await keys.keyboard('{Enter}');
    await until('filter set', `${expected}, with focus kept in the set,`, () => isSo() && keepsFocus());
  };
  return {
    summary: () => getText(set().querySelector('[data-part="summary"]')),
    filters,
    resultCount: () => getText(set().querySelector('[data-part="count"]')),
    remove: (filter) =>
      press(
        findByText('filter set', set().querySelectorAll<HTMLElement>('[data-part="chip"]'), filter),
        `removing “${filter}”`,
        () => !filters().includes(filter),
      ),
    clear: (label) =>
      press(
        findByText('filter set', set().querySelectorAll<HTMLElement>('a[href], button'), label),
        'clearing',
        () => filters().length === 0,
      ),
  };
}
