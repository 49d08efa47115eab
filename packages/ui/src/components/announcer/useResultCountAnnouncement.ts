import { type RefObject, useEffect, useCallback, useRef } from 'react';
import { announce } from './announce.ts';

/** Milliseconds without a change before an announcement: earlier it would interrupt the letters that are typed. */
const ANNOUNCEMENT_DELAY_MS = 800;

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

/** Milliseconds before an announcement after an action that moves focus: the element with focus is announced first. */
const DELAY_AFTER_FOCUS_MS = 1200;

/**
 * Announces a count of results once it has settled, politely, and only when it differs from the one announced last.
 * Returns a function that announces an action in one message with the count that follows from it: a message at the very
 * moment when focus moves is lost in Orca 43 (reviewed 2026-11).
 * @param search Names what is searched: the count of another search is not announced.
 */
export function useResultCountAnnouncement(
  text: string | undefined,
  lang: string | undefined,
  search?: string,
): (action: string) => void {
  const announced = useRef(text);
  const known = useRef(search);
  const latest = useRef({ text, lang });
  const actions = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const announceNow = useCallback(() => {
    clearTimeout(timer.current);
    const count = latest.current.text;
    const isNew = count !== undefined && count !== announced.current;
    const message = [...actions.current, ...(isNew ? [count] : [])].join(' ');
    announced.current = count ?? announced.current;
    actions.current = [];
    announce(message, { lang: latest.current.lang });
  }, []);
  const announceSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      announceNow,
      actions.current.length > 0 ? DELAY_AFTER_FOCUS_MS : ANNOUNCEMENT_DELAY_MS,
    );
  }, [announceNow]);

  useEffect(() => {
    latest.current = { text, lang };
    if (search !== known.current) {
      known.current = search;
      announced.current = text;
    }
    if (text !== undefined && text !== announced.current) announceSoon();
  }, [text, lang, search, announceSoon]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // An action is announced even when the set is gone; the count may then be that of something else.
      for (const action of actions.current.splice(0)) announce(action, { lang: latest.current.lang });
    },
    [],
  );

  return (action) => {
    actions.current.push(action);
    announceSoon();
  };
}
