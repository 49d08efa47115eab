import type { Visitor } from '../visitor.ts';

/** Lets script come and gives the page its first intent, a Tab; resolves when script has taken the page over. */
export async function triggerHydration(visitor: Visitor): Promise<void> {
  const isTaken = visitor.waitForScript();
  // The script that waits for an intent has run by then; a key pressed before it is lost.
  await visitor.page.waitForLoadState();
  await visitor.page.keyboard.press('Tab');
  await isTaken;
}
