import type { Visitor } from '../visitor.ts';

/** Lets script load, and presses Tab as the first intent. Resolves when the page is hydrated. */
export async function triggerHydration(visitor: Visitor): Promise<void> {
  const hydrated = visitor.waitForScript();
  // The loader has run by then. Earlier keys would be lost.
  await visitor.page.waitForLoadState();
  await visitor.page.keyboard.press('Tab');
  await hydrated;
}
