import { useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';

/** Milliseconds without a change before a count is said: people who type hear one, not one for each letter. */
const quiet = 800;

/** Says a count of results once it has settled, politely, and only when it differs from the one said last. */
export function useSaidCount(text: string | undefined, lang: string | undefined): void {
  const known = useRef(text);
  useEffect(() => {
    if (text === undefined || text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      announce(text, { lang });
    }, quiet);
    return () => clearTimeout(timer);
  }, [text, lang]);
}
