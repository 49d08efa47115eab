import { useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';

/** Milliseconds without a key after which the number of matching rows is said. */
const typingPause = 700;

/** Says a sentence once when typing has paused, not with each letter. */
export function useDebouncedAnnouncement(query: string, sentence: string, lang: string): void {
  const said = useRef(query);
  useEffect(() => {
    if (said.current === query) return undefined;
    const timer = setTimeout(() => {
      said.current = query;
      announce(sentence, { lang });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [query, sentence, lang]);
}
