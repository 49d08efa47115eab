import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is as the server wrote it, true afterwards: for what only the browser knows, such as the fragment. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
