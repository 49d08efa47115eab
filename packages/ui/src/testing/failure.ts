/** The error of a tester when a page lacks a behavior of its pattern: what happened, why it matters, what to do. */
export const failure = (tester: string, what: string, why: string, todo: string): Error =>
  new Error(`[@longcovid/ui/testing] ${tester}: ${what} ${why} ${todo}`);

/** Moves focus to an element, and throws when it does not take focus, since no key would move focus there either. */
export function focus(tester: string, element: HTMLElement): void {
  element.focus();
  if (element.ownerDocument.activeElement === element) return;
  throw failure(
    tester,
    `“${element.getAttribute('aria-label') ?? element.textContent}” takes no focus.`,
    'People who use a keyboard cannot reach it.',
    'See that it is shown, not disabled, and not behind an open dialog.',
  );
}
