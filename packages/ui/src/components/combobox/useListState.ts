'use client';
import { type RefObject, useMemo, useState } from 'react';
import { type ComboboxOption, filterOptions, findOption } from './options.ts';
import type { ListRequest, First } from './useLazyList.ts';

/** query: what was typed since the list was last closed; undefined shows all. active: index of the option, or -1. */
type Shown = { isOpen: boolean; query: string | undefined; active: number };

export type ListState = Shown & {
  matches: readonly ComboboxOption[];
  show: (what: ListRequest) => void;
  activate: (index: number) => void;
  close: () => void;
};

const closed: Shown = { isOpen: false, query: undefined, active: -1 };

/** What is shown when something is asked while the list is closed. */
function opened(what: ListRequest, options: readonly ComboboxOption[], text: string): Shown {
  if (what === 'matches') return { isOpen: true, query: text, active: -1 };
  const chosen = text === '' ? undefined : findOption(options, text);
  // Words that are no option yet are being looked for; the label of an option would only find itself.
  const query = chosen ? undefined : text;
  const matches = filterOptions(options, query ?? '');
  if (what === 'all' || (what === 'chosen' && !chosen)) return { isOpen: true, query: undefined, active: -1 };
  if (chosen) return { isOpen: true, query, active: options.indexOf(chosen) };
  return { isOpen: true, query, active: what === 'first' ? 0 : matches.length - 1 };
}

/** Whether the list is open, what it shows, and which option is active. */
export function useListState(
  options: readonly ComboboxOption[],
  input: RefObject<HTMLInputElement | null>,
  first: First | undefined,
): ListState {
  const [shown, setShown] = useState(() => (first ? opened(first.what, options, first.text) : closed));
  const matches = useMemo(() => filterOptions(options, shown.query ?? ''), [options, shown.query]);
  return {
    ...shown,
    matches,
    show: (what) => setShown(opened(what, options, input.current?.value ?? '')),
    activate: (active) => setShown({ ...shown, active }),
    close: () => setShown(closed),
  };
}
