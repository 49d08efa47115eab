import type { Keys } from './keys.ts';
import { withoutAct } from './without-act.ts';

/**
 * Presses a key. A synthetic key, as in jsdom, only dispatches events, so `byBrowser` then does what a browser does by
 * default; not when the page prevents that, nor when the keys have clicked already.
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
