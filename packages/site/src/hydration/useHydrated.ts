import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in server HTML and during hydration, then true: for state of the browser, such as the fragment. A copy of the
 * hook that ui keeps internal, as its public API is components; `scripts/use-hydrated.test.ts` compares them.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
