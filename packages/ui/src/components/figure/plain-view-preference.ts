import { useSyncExternalStore } from 'react';

/** Key of local storage: the preference is on the reader's own device only. */
export const PLAIN_VIEW_KEY = 'longcovid-calm-figures';

const listeners = new Set<() => void>();
/** The preference of this visit, for a browser that stores nothing. */
let current: boolean | undefined;

function readStored(): boolean {
  try {
    return localStorage.getItem(PLAIN_VIEW_KEY) === 'yes';
  } catch {
    // Storage is blocked: the preference lasts as long as the page.
    return false;
  }
}

const isPlain = () => current ?? readStored();

/** Shows all figures of the page in plain view, or in full again, and stores it. */
export function setPlainView(next: boolean): void {
  current = next;
  try {
    if (next) localStorage.setItem(PLAIN_VIEW_KEY, 'yes');
    else localStorage.removeItem(PLAIN_VIEW_KEY);
  } catch {
    // As above: `current` has it.
    current = next;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== PLAIN_VIEW_KEY && key !== null) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** True when the reader prefers plain figures: larger text, fewer marks. False on the server and until hydration. */
export const usePlainView = (): boolean => useSyncExternalStore(subscribe, isPlain, () => false);
