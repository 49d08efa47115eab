'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { warnDeveloper } from '../../internal/warning.ts';
import type { InitialRequest, ListRequest } from './list-request.ts';
import { loadList } from './load-list.ts';

type Loaded = {
  List: Awaited<ReturnType<typeof loadList>>['ComboboxList'];
  initialRequest: InitialRequest | undefined;
};

/**
 * Fetches the list at the first focus after there are options, and then does what was requested meanwhile. When it
 * cannot be fetched, the field stays a text field and the next focus tries again.
 */
export function useLazyList(inputRef: RefObject<HTMLInputElement | null>, hasOptions: boolean) {
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoading = useRef(false);
  const requested = useRef<ListRequest>(undefined);

  const load = useCallback(() => {
    if (!hasOptions || isLoading.current) return;
    isLoading.current = true;
    loadList().then(
      ({ ComboboxList: List }) => {
        const input = inputRef.current;
        const what = input !== null && document.activeElement === input ? requested.current : undefined;
        setLoaded({ List, initialRequest: input && what ? { what, text: input.value } : undefined });
      },
      (error: unknown) => {
        isLoading.current = false;
        warnDeveloper('Combobox', {
          what: `its list failed to load: ${String(error)}`,
          why: 'It stays a plain text field until the next focus retries.',
          todo: 'Check that your server serves the chunks of your build.',
        });
      },
    );
  }, [inputRef, hasOptions]);

  // The field may have received focus before hydration, or before there were options.
  useEffect(() => {
    if (document.activeElement === inputRef.current) load();
  }, [inputRef, load]);

  const requestList = useCallback((what: ListRequest | undefined) => {
    requested.current = what;
  }, []);
  return { loaded, load, requestList };
}
