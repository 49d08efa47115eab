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

/** Which options a text shows. contains: those whose label contains it · given: all, since the caller filters and ranks them. */
export type ComboboxMatching = 'contains' | 'given';

/** choice: one of the options is wanted · suggestions: any text will do. */
export type ComboboxVariant = 'choice' | 'suggestions';

const keepOptions: typeof filterOptions = (options) => options;

const closed: Shown = { isOpen: false, query: undefined, active: -1 };

/** What is shown when a person requests something while the list is closed. */
function getOpenState(
  { what, text }: InitialRequest,
  options: readonly ComboboxOption[],
  filter: typeof filterOptions,
  variant: ComboboxVariant,
): Shown {
  if (variant === 'suggestions' && text === '') return closed;
  if (what === 'matches') return { isOpen: true, query: text, active: -1 };
  const chosen = text === '' ? undefined : findOption(options, text);
  // Text that is no option yet is a query; the label of an option would only find itself.
  const query = chosen ? undefined : text;
  const matches = filter(options, query ?? '');
  if (what === 'all' || (what === 'chosen' && !chosen)) return { isOpen: true, query: undefined, active: -1 };
  if (chosen) return { isOpen: true, query, active: options.indexOf(chosen) };
  return { isOpen: true, query, active: what === 'first' ? 0 : matches.length - 1 };
}

/** Whether the list is open, what it shows, and which option is active. */
export function useListState(props: {
  options: readonly ComboboxOption[];
  input: RefObject<HTMLInputElement | null>;
  /** The text that is shown, when controlled: it may differ from what was typed. */
  text: string | undefined;
  isEditable: boolean;
  matching: ComboboxMatching;
  variant: ComboboxVariant;
  initialRequest: InitialRequest | undefined;
}): ListState {
  const { options, input, text, isEditable, matching, variant, initialRequest } = props;
  const filter = matching === 'contains' ? filterOptions : keepOptions;
  const [shown, setShown] = useState(() =>
    initialRequest ? getOpenState(initialRequest, options, filter, variant) : closed,
  );
  const [knownText, setKnownText] = useState(text);
  if (text !== knownText) {
    setKnownText(text);
    // The matches may change, and another option would be active.
    setShown({ ...shown, active: -1 });
  }
  const query = shown.query === undefined ? undefined : (text ?? shown.query);
  const matches = useMemo(() => filter(options, query ?? ''), [filter, options, query]);
  return {
    ...shown,
    query,
    isOpen: shown.isOpen && isEditable,
    matches,
    show: (what) => {
      if (isEditable)
        setShown(getOpenState({ what, text: input.current?.value ?? '' }, options, filter, variant));
    },
    activate: (active) => setShown({ ...shown, active }),
    close: () => setShown(closed),
  };
}
