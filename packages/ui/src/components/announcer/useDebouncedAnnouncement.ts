import { type RefObject, useEffect } from 'react';
import { announce } from './announce.ts';

/** Milliseconds without a change before an announcement: earlier it would interrupt the letters that are typed. */
export const ANNOUNCEMENT_DELAY_MS = 800;

type DebouncedAnnouncement = {
  message: string;
  lang: string;
  /** The message is announced once for each key in a row. `undefined` announces nothing. */
  key: string | undefined;
  /** The key that was announced last; clear it to announce the same key again. */
  announced: RefObject<string | undefined>;
  /** A change restarts the delay, even while the key stays the same. */
  input?: string | undefined;
  delayMs?: number;
};

/** Announces a message politely and once, after a pause in typing and not for each letter. */
export function useDebouncedAnnouncement({
  message,
  lang,
  key,
  announced,
  input,
  delayMs = ANNOUNCEMENT_DELAY_MS,
}: DebouncedAnnouncement): void {
  useEffect(() => {
    if (key === undefined || key === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = key;
      announce(message, { lang });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [message, lang, key, announced, input, delayMs]);
}
