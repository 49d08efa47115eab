'use client';
import {
  type RefObject,
  useMemo,
  useState,
  type KeyboardEvent,
  useEffect,
  useRef,
  memo,
  type MouseEvent,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { warnDeveloper } from '../../internal/warning.ts';
import { scrollIntoView } from '../../internal/layout.ts';
import { useDebouncedAnnouncement } from '../announcer/useResultCountAnnouncement.ts';
import {
  type ComboboxOption,
  filterOptions,
  findOption,
  type ListRequest,
  type InitialRequest,
} from './options.ts';
import type { ListMessages } from './Combobox.messages.ts';
import * as styles from './Combobox.css.ts';

// The options that are rendered

/** Options that are rendered at once: 10,000 would take a second, and nobody reads them. */
const WINDOW_SIZE = 100;

/** The index of the first rendered option: the active one is within, with as many before it as after it. */
function getWindowStart(active: number, count: number): number {
  const centered = active - WINDOW_SIZE / 2;
  return Math.max(0, Math.min(centered, count - WINDOW_SIZE));
}

// State

/** query: what was typed since the list was last closed; undefined shows all. active: index of the option, or -1. */
type Shown = { isOpen: boolean; query: string | undefined; active: number };

type ListState = Shown & {
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
function useListState(props: {
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

// Keys

type Choose = (option: ComboboxOption, event: Event) => void;

/** Moves up or down by one, from the last to the first and back. */
function moveActive(by: 1 | -1, { isOpen, active, matches, show, activate }: ListState): void {
  if (isOpen && matches.length === 0) return;
  if (!isOpen) show(by === 1 ? 'first' : 'last');
  else if (active === -1) activate(by === 1 ? 0 : matches.length - 1);
  else activate((active + by + matches.length) % matches.length);
}

/** Runs the action of a key; returns whether to prevent the default action of the browser. */
function handleKey(
  event: KeyboardEvent,
  state: ListState,
  variant: ComboboxVariant,
  choose: Choose,
): boolean {
  const { isOpen, active, matches, show, activate, close } = state;
  const option = isOpen ? matches[active] : undefined;
  switch (event.key) {
    case 'ArrowDown':
      if (event.altKey) show('all');
      else moveActive(1, state);
      return true;
    case 'ArrowUp':
      if (event.altKey) close();
      else moveActive(-1, state);
      return true;
    case 'Enter':
      if (option) choose(option, event.nativeEvent);
      else close();
      // The next Enter submits the form, when the list is closed. Any text is an answer beside suggestions.
      return isOpen && (variant === 'choice' || option !== undefined);
    case 'Escape':
      close();
      return isOpen;
    case 'Tab':
      if (option) choose(option, event.nativeEvent);
      return false;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      if (option) activate(-1);
      return false;
    default:
      return false;
  }
}

/**
 * Runs the action of a key, which nothing has used yet, in an input with a list.
 * Source: ARIA Authoring Practices Guide, editable combobox with list autocomplete.
 */
function onListKeyDown(
  event: KeyboardEvent,
  state: ListState,
  variant: ComboboxVariant,
  choose: Choose,
): void {
  if (event.ctrlKey || event.metaKey) return;
  if (!handleKey(event, state, variant, choose)) return;
  event.preventDefault();
  // Escape closes the list, not the dialog around it.
  event.stopPropagation();
}

// Announcement

type ShownCount = {
  isOpen: boolean;
  /** Whether an option is active: the screen reader then reads it with its position and their number. */
  isNavigating: boolean;
  count: number;
  /** Whether more options are awaited: their number is not known yet. */
  isLoading: boolean;
  query: string | undefined;
} & ResolvedMessages<ListMessages>;

/** Announces how many options there are, politely, after a pause, and the same number only once while the list is open. */
function useOptionCountAnnouncement({
  isOpen,
  isNavigating,
  count,
  isLoading,
  query,
  messages,
  getLang,
}: ShownCount): void {
  const announced = useRef<string>(undefined);
  const { locale, language } = useLocale();
  const key = isLoading ? 'loading' : count === 0 ? 'noMatch' : 'count';
  const message = key === 'count' ? messages.count(formatNumber(count, locale), count) : messages[key];
  useEffect(() => {
    if (!isOpen) announced.current = undefined;
  }, [isOpen]);
  useDebouncedAnnouncement({
    message,
    lang: getLang(key) ?? language,
    key: isOpen && !isNavigating && message !== '' ? message : undefined,
    announced,
    input: query,
  });
}

// List

type ComboboxListProps = ResolvedMessages<ListMessages> & {
  /** Id of the input; the list's parts derive theirs from it. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** The text that is shown, when controlled. */
  text: string | undefined;
  options: readonly ComboboxOption[];
  matching: ComboboxMatching;
  variant: ComboboxVariant;
  /** Whether more options are awaited. */
  isLoading: boolean;
  /** False while the field is disabled or read only: then the list stays closed. */
  isEditable: boolean;
  /** What a person requested before the list was there; undefined when nothing. */
  initialRequest: InitialRequest | undefined;
  /** @param event the press of a key or of the pointer. */
  onChoose: (option: ComboboxOption, event: Event) => void;
  /** Called before each paint with what the input refers to. */
  onShownChange: (shown: ShownList) => void;
  /** What the field does with the list. */
  ref: Ref<ListHandle>;
};

/** Ids of the list while it is shown, and of its active option. */
export type ShownList = { listId?: string | undefined; activeId?: string | undefined };

/** What the field asks of its list. */
export type ListHandle = Pick<ListState, 'isOpen' | 'show' | 'close'> & {
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The list of a combobox and all of its behavior, fetched at the first focus and added to the input in place. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, options, variant, isLoading, messages, getLang, onChoose, onShownChange, ref } = props;
  const { locale } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const state = useListState(props);
  const { isOpen, active, matches, query } = state;
  const isShown = isOpen && matches.length > 0;
  const listId = `${id}-list`;
  const activeOption = isShown ? matches[active] : undefined;
  const start = getWindowStart(active, matches.length);
  const rendered = matches.slice(start, start + WINDOW_SIZE);
  const left = matches.length - rendered.length;

  const choose = (option: ComboboxOption, event: Event) => {
    onChoose(option, event);
    state.close();
  };
  useImperativeHandle(ref, () => ({
    ...state,
    onKeyDown: (event) => onListKeyDown(event, state, variant, choose),
  }));
  const activeId = activeOption && `${listId}-${active}`;
  const report = useEffectEvent(onShownChange);
  useLayoutEffect(
    () => report({ listId: isShown ? listId : undefined, activeId }),
    [isShown, listId, activeId],
  );
  useOptionCountAnnouncement({
    isOpen,
    isNavigating: active >= 0,
    count: matches.length,
    isLoading,
    query,
    messages,
    getLang,
  });
  useLabelCheck(options);

  useLayoutEffect(() => {
    if (isOpen) scrollIntoView(popup.current, { block: 'nearest' });
  }, [isOpen]);
  useLayoutEffect(() => {
    scrollIntoView(list.current?.children[active - start], { block: 'nearest' });
  }, [active, start]);

  const chooseClicked = ({ target, nativeEvent }: MouseEvent) => {
    const clicked = target instanceof Element ? target.closest('[role="option"]') : null;
    const option = clicked && rendered[[...(list.current?.children ?? [])].indexOf(clicked)];
    if (option) choose(option, nativeEvent);
  };

  const status = isLoading ? 'loading' : 'noMatch';
  if (!isOpen || (!isShown && messages[status] === '')) return null;
  return (
    <div
      ref={popup}
      role="presentation"
      // The input keeps its focus.
      onMouseDown={(event) => event.preventDefault()}
      data-part="popup"
      className={isShown || variant === 'choice' ? styles.popup : styles.popupWithoutSuggestions}
    >
      {isShown ? (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are the input's
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={messages.list}
          aria-describedby={`${id}-label`}
          aria-busy={isLoading || undefined}
          onClick={chooseClicked}
          data-part="list"
          className={styles.list}
        >
          {rendered.map(({ value, label }, index) => (
            <Option
              key={value}
              id={`${listId}-${start + index}`}
              label={label}
              isActive={start + index === active}
              // A screen reader counts the options that it finds, which are not all.
              {...(left > 0 && { position: start + index + 1, count: matches.length })}
            />
          ))}
        </div>
      ) : (
        <p lang={getLang(status)} data-part="empty" className={styles.note}>
          {messages[status]}
        </p>
      )}
      {isShown && left > 0 && (
        <p lang={getLang('more')} data-part="more" className={styles.note}>
          {messages.more(formatNumber(left, locale), left)}
        </p>
      )}
    </div>
  );
}

type OptionProps = { id: string; label: string; isActive: boolean; position?: number; count?: number };

/** `aria-selected` marks the active option: VoiceOver in Chrome reads the active option only when it is selected. */
const Option = memo(function Option({ id, label, isActive, position, count }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-posinset={position}
      aria-setsize={count}
      data-part="option"
      className={styles.option}
    >
      {label}
    </div>
  );
});

function useLabelCheck(options: readonly ComboboxOption[]): void {
  useEffect(() => {
    const seen = new Set<string>();
    const duplicate = options.find(({ label }) => seen.size === seen.add(label).size);
    if (!duplicate) return;
    warnDeveloper('Combobox', {
      what: `two options have the label “${duplicate.label}”.`,
      why: 'People cannot tell them apart, and the form sends the same text for both.',
      todo: 'Give each a unique label, for example with its city.',
    });
  }, [options]);
}
