import { withoutAct } from './until.ts';

/**
 * How a test presses keys, in the syntax of user-event: `{Enter}`, `{ArrowDown}`, `abc`. Vitest's browser mode and
 * Testing Library both have such a `userEvent`. Testers press keys only, so that a keyboard suffices for what they do.
 */
export type Keys = { keyboard: (keys: string) => Promise<unknown> };

/**
 * Presses a key. A synthetic key, as in jsdom, only dispatches events, so `byBrowser` then runs the default action of
 * the browser, unless the page has prevented it or a click has been dispatched.
 */
export async function press(keys: Keys, key: 'Enter' | 'Escape', byBrowser: () => void): Promise<void> {
  const events: Event[] = [];
  const note = (event: Event) => events.push(event);
  const types = ['keydown', 'click'];
  for (const type of types) addEventListener(type, note, { capture: true });
  try {
    await keys.keyboard(`{${key}}`);
  } finally {
    for (const type of types) removeEventListener(type, note, { capture: true });
  }
  const isIdle = ({ type, isTrusted, defaultPrevented }: Event) =>
    type === 'keydown' && !isTrusted && !defaultPrevented;
  if (events.length > 0 && events.every(isIdle)) await withoutAct(byBrowser);
}
