'use client';
import { type RefObject, useMemo, useState } from 'react';
import { type ComboboxOption, filterOptions, findOption } from './options.ts';
import type { ListRequest, InitialRequest } from './list-request.ts';

/** query: what was typed since the list was last closed; undefined shows all. active: index of the option, or -1. */
type Shown = { isOpen: boolean; query: string | undefined; active: number };

export type ListState = Shown & {
  matches: readonly ComboboxOption[];
  show: (what: ListRequest) => void;
  activate: (index: number) => void;
  close: () => void;
};

const closed: Shown = { isOpen: false, query: undefined, active: -1 };

/** What is shown when a person requests something while the list is closed. */
function getOpenState({ what, text }: InitialRequest, options: readonly ComboboxOption[]): Shown {
  if (what === 'matches') return { isOpen: true, query: text, active: -1 };
  const chosen = text === '' ? undefined : findOption(options, text);
  // Text that is no option yet is a query; the label of an option would only find itself.
  const query = chosen ? undefined : text;
  const matches = filterOptions(options, query ?? '');
  if (what === 'all' || (what === 'chosen' && !chosen)) return { isOpen: true, query: undefined, active: -1 };
  if (chosen) return { isOpen: true, query, active: options.indexOf(chosen) };
  return { isOpen: true, query, active: what === 'first' ? 0 : matches.length - 1 };
}

/** Whether the list is open, what it shows, and which option is active. */
export function useListState(props: {
  options: readonly ComboboxOption[];
  input: RefObject<HTMLInputElement | null>;
  isEditable: boolean;
  initialRequest: InitialRequest | undefined;
}): ListState {
  const { options, input, isEditable, initialRequest } = props;
  const [shown, setShown] = useState(() => (initialRequest ? getOpenState(initialRequest, options) : closed));
  const matches = useMemo(() => filterOptions(options, shown.query ?? ''), [options, shown.query]);
  return {
    ...shown,
    isOpen: shown.isOpen && isEditable,
    matches,
    show: (what) => {
      if (isEditable) setShown(getOpenState({ what, text: input.current?.value ?? '' }, options));
    },
    activate: (active) => setShown({ ...shown, active }),
    close: () => setShown(closed),
  };
}
