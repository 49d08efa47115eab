import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until hydration; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
