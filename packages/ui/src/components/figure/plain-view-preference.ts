import { useSyncExternalStore } from 'react';

/** Where a reader's wish for calm figures is kept, on their own device only. */
export const PLAIN_VIEW_KEY = 'longcovid-calm-figures';

const listeners = new Set<() => void>();
/** The wish of this visit, for a browser that keeps nothing. */
let wish: boolean | undefined;

function stored(): boolean {
  try {
    return localStorage.getItem(PLAIN_VIEW_KEY) === 'yes';
  } catch {
    // The reader lets no page keep anything: the wish lasts as long as the page.
    return false;
  }
}

const isCalm = () => wish ?? stored();

/** Makes all figures of the page calm, or full again, and remembers it. */
export function setPlainView(calm: boolean): void {
  wish = calm;
  try {
    if (calm) localStorage.setItem(PLAIN_VIEW_KEY, 'yes');
    else localStorage.removeItem(PLAIN_VIEW_KEY);
  } catch {
    // As above: `wish` holds.
    wish = calm;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== PLAIN_VIEW_KEY && key !== null) return;
    wish = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** True when the reader wants calm figures: larger text, fewer marks. False on the server and until script is there. */
export const usePlainView = (): boolean => useSyncExternalStore(subscribe, isCalm, () => false);
