import { useSyncExternalStore } from 'react';

/** `media.wide` of the theme, whose styles no script needs. */
const WIDE = '(min-width: 64rem)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether list and map stand side by side. True before hydration. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
