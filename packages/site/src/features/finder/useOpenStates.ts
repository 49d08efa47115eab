import type { ResultListActions } from '@longcovid/ui/result-list';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useOpenIds } from '../useOpenIds.ts';
import type { FinderData } from './finder-data.ts';

/** The states of the list that are open, when it is grouped by state. */
export type OpenStates = {
  codes: ReadonlySet<string>;
  setOpen: (code: string, isOpen: boolean) => void;
  /**
   * Moves focus to a study site in the list and opens its state, since nothing in a closed one takes focus.
   *
   * @returns whether the list shows it.
   */
  focusResult: (id: string) => boolean;
};

export function useOpenStates(
  studySites: FinderData['studySites'],
  list: RefObject<ResultListActions | null>,
): OpenStates {
  const { ids: codes, setOpen } = useOpenIds();
  return {
    codes,
    setOpen,
    focusResult: (id) => {
      const code = studySites.find((studySite) => studySite.id === id)?.state;
      if (code !== undefined) flushSync(() => setOpen(code, true));
      return list.current?.focusItem(`result-${id}`) ?? false;
    },
  };
}
