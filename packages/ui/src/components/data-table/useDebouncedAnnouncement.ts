import { useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';

/** Without a key, before the number of matching rows is announced. */
const DELAY_MS = 700;

/** Announces a message once after the filter has changed and typing has paused, not at each letter. */
export function useDebouncedAnnouncement(filter: string, message: string, lang: string): void {
  const announced = useRef(filter);
  useEffect(() => {
    if (announced.current === filter) return undefined;
    const timer = setTimeout(() => {
      announced.current = filter;
      announce(message, { lang });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [filter, message, lang]);
}
