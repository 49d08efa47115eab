import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

import type { FinderData } from './finder-data.ts';

/** The states of the list that are open, when it is grouped by state. */
export type OpenStates = {
  codes: ReadonlySet<string>;
  setOpen: (code: string, isOpen: boolean) => void;
  /** Moves focus to a study site in the list and opens its state, since nothing in a closed one takes focus. */
  focusResult: (id: string) => void;
};

export function useOpenStates(studySites: FinderData['studySites']): OpenStates {
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set());
  const setOpen = useCallback((code: string, isOpen: boolean) => {
    setCodes((open) => new Set(isOpen ? [...open, code] : [...open].filter((other) => other !== code)));
  }, []);
  return {
    codes,
    setOpen,
    focusResult: (id) => {
      const code = studySites.find((studySite) => studySite.id === id)?.state;
      if (code !== undefined) flushSync(() => setOpen(code, true));
      document.getElementById(`result-${id}`)?.focus();
    },
  };
}
