import type { Page } from 'playwright';

/** What a person would notice of a page: its words, the state of its controls, where focus is. */
export type Noticed = { title: string; text: string; states: string[]; focus: string };

/** Takes down what can be noticed now. */
export const notice = (page: Page): Promise<Noticed> =>
  page.evaluate(() => {
    const { pathOf, seenTextOf, isShown } = window.audit;
    const controls = document.querySelectorAll(
      'details, input, select, textarea, [aria-expanded], [aria-pressed], [aria-checked], [aria-selected]',
    );
    const stateOf = (element: Element) =>
      [
        pathOf(element),
        ...['open', 'aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected'].map((name) =>
          element.getAttribute(name),
        ),
        element instanceof HTMLInputElement ? `${element.checked} ${element.value}` : '',
        element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.value : '',
      ].join(' ');
    return {
      title: document.title,
      text: seenTextOf(document.body),
      states: [...controls].filter(isShown).map(stateOf),
      focus: document.activeElement ? pathOf(document.activeElement) : '',
    };
  });

/** The first difference that a person would notice, in words; undefined when there is none. */
export function difference(
  before: Noticed,
  after: Noticed,
  of: readonly (keyof Noticed)[] = ['title', 'text', 'states', 'focus'],
): string | undefined {
  if (of.includes('title') && before.title !== after.title) return `it becomes “${after.title}”`;
  if (of.includes('states')) {
    const changed = after.states.find((state) => !before.states.includes(state));
    if (changed !== undefined) return `the state of a control changes: ${changed.trim()}`;
  }
  if (of.includes('text') && before.text !== after.text) {
    const at = Array.from(after.text).findIndex((letter, index) => letter !== before.text[index]);
    return `its words change: “…${after.text.slice(Math.max(0, at - 20), at + 60)}”`;
  }
  if (of.includes('focus') && before.focus !== after.focus) return `focus goes to ${after.focus}`;
  return undefined;
}
