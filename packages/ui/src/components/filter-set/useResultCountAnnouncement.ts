import { useCallback, useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';

/** Milliseconds without a change before a count is said: people who type hear one, not one for each letter. */
const quiet = 800;
/** The same after an action that moves focus: where focus has gone is said first. */
const quietAfterFocus = 1200;

/**
 * Says a count of results once it has settled, politely, and only when it differs from the one said last. Gives a
 * function that says what was done in one message with the count that follows from it: a message at the very moment
 * when focus moves is lost in Orca 43 (reviewed 2026-11).
 */
export function useResultCountAnnouncement(
  text: string | undefined,
  lang: string | undefined,
): (done: string) => void {
  const said = useRef(text);
  const now = useRef({ text, lang });
  const done = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = useCallback(() => {
    clearTimeout(timer.current);
    const count = now.current.text;
    const isNew = count !== undefined && count !== said.current;
    const words = [...done.current, ...(isNew ? [count] : [])].join(' ');
    said.current = count ?? said.current;
    done.current = [];
    announce(words, { lang: now.current.lang });
  }, []);
  const saySoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(say, done.current.length > 0 ? quietAfterFocus : quiet);
  }, [say]);

  useEffect(() => {
    now.current = { text, lang };
    if (text !== undefined && text !== said.current) saySoon();
  }, [text, lang, saySoon]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // What was done is done, also when the set is gone; the count is then that of something else.
      for (const words of done.current.splice(0)) announce(words, { lang: now.current.lang });
    },
    [],
  );

  return (words) => {
    done.current.push(words);
    saySoon();
  };
}
