'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { warnDeveloper } from '../../internal/warning.ts';
import type { ComboboxList } from './ComboboxList.tsx';
import { loadList } from './load-list.ts';

/** What a person asked of the list: what matches the text, all of it, all from the chosen option on, its first or last. */
export type ListRequest = 'matches' | 'all' | 'chosen' | 'first' | 'last';

/** What to show as soon as the list is there, for which text. */
export type First = { what: ListRequest; text: string };

type Loaded = { List: typeof ComboboxList; first: First | undefined };

/**
 * Fetches the list at the first focus. What is asked meanwhile is done when it comes. When it does not come the
 * field stays a text field, and the next focus tries again.
 */
export function useLazyList(inputRef: RefObject<HTMLInputElement | null>) {
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoading = useRef(false);
  const asked = useRef<ListRequest>(undefined);

  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    loadList().then(
      ({ ComboboxList: List }) => {
        const field = inputRef.current;
        const what = field !== null && document.activeElement === field ? asked.current : undefined;
        setLoaded({ List, first: field && what ? { what, text: field.value } : undefined });
      },
      (problem: unknown) => {
        isLoading.current = false;
        warnDeveloper('Combobox', {
          what: `its list could not be fetched: ${String(problem)}`,
          why: 'People have a plain text field until the next focus tries again.',
          todo: 'See that the chunks of your build are served.',
        });
      },
    );
  }, [inputRef]);

  // Focus may have come before script did.
  useEffect(() => {
    if (document.activeElement === inputRef.current) load();
  }, [inputRef, load]);

  const ask = useCallback((what: ListRequest) => {
    asked.current = what;
  }, []);
  return { loaded, load, ask };
}
