import type { Keys } from './keys.ts';
import { withoutAct } from './without-act.ts';

/**
 * Presses a key, and does what a browser does at it by itself: at a key that is made up, as in jsdom, it only tells the
 * page. `byBrowser` is left out when the page prevents it, and when the keys have clicked already.
 */
export async function press(keys: Keys, key: 'Enter' | 'Escape', byBrowser: () => void): Promise<void> {
  const events: Event[] = [];
  const note = (event: Event) => events.push(event);
  const types = ['keydown', 'click'];
  for (const type of types) addEventListener(type, note, { capture: true });
  await keys.keyboard(`{${key}}`);
  for (const type of types) removeEventListener(type, note, { capture: true });
  const isIdle = ({ type, isTrusted, defaultPrevented }: Event) =>
    type === 'keydown' && !isTrusted && !defaultPrevented;
  if (events.length > 0 && events.every(isIdle)) await withoutAct(byBrowser);
}
