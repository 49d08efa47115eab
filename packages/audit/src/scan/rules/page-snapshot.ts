import type { Page } from 'playwright';

/** Perceivable state of a page: title, text, states of controls, focus. */
export type PageSnapshot = { title: string; text: string; states: string[]; focus: string };

export const takeSnapshot = (page: Page): Promise<PageSnapshot> =>
  page.evaluate(() => {
    const { getCssPath, getVisibleText, isShown } = window.audit;
    const controls = document.querySelectorAll(
      'details, input, select, textarea, [aria-expanded], [aria-pressed], [aria-checked], [aria-selected]',
    );
    const getState = (element: Element) =>
      [
        getCssPath(element),
        ...['open', 'aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected'].map((name) =>
          element.getAttribute(name),
        ),
        element instanceof HTMLInputElement ? `${element.checked} ${element.value}` : '',
        element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.value : '',
      ].join(' ');
    return {
      title: document.title,
      text: getVisibleText(document.body),
      states: [...controls].filter(isShown).map(getState),
      focus: document.activeElement ? getCssPath(document.activeElement) : '',
    };
  });

/** A phrase for the first difference of two snapshots; undefined when they are equal. */
export function diffSnapshots(
  before: PageSnapshot,
  after: PageSnapshot,
  of: readonly (keyof PageSnapshot)[] = ['title', 'text', 'states', 'focus'],
): string | undefined {
  if (of.includes('title') && before.title !== after.title) return `the title changes to “${after.title}”`;
  if (of.includes('states')) {
    const changed = after.states.find((state) => !before.states.includes(state));
    if (changed !== undefined) return `the state of a control changes: ${changed.trim()}`;
  }
  if (of.includes('text') && before.text !== after.text) {
    const at = Array.from(after.text).findIndex((letter, index) => letter !== before.text[index]);
    return `the text changes: “…${after.text.slice(Math.max(0, at - 20), at + 60)}”`;
  }
  if (of.includes('focus') && before.focus !== after.focus) return `focus moves to ${after.focus}`;
  return undefined;
}
