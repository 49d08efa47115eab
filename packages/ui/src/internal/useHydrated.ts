import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until script has taken over; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
