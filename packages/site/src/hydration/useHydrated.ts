import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server HTML and during hydration, then true: for state of the browser, such as the fragment. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
