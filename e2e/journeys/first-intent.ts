import { focusControl } from '../../packages/site/test/hydrated.ts';
import type { Visitor } from '../visitor.ts';

/** Lets script load, and focuses a control as the first intent. Resolves when the page is hydrated. */
export async function triggerHydration(visitor: Visitor): Promise<void> {
  const hydrated = visitor.waitForScript();
  // The loader has run by then. Earlier focus would be lost.
  await visitor.page.waitForLoadState();
  await focusControl(visitor.page);
  await hydrated;
}
