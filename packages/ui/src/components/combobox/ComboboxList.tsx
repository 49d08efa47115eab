'use client';
import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { warnDeveloper } from '../../internal/warning.ts';
import { scrollIntoView } from '../../internal/layout.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './Combobox.css.ts';
import type { ListMessages } from './Combobox.messages.ts';
import type { ComboboxOption } from './options.ts';
import { useOptionCountAnnouncement } from './useOptionCountAnnouncement.ts';
import { onListKeyDown } from './list-keys.ts';
import { type ComboboxMatching, type ComboboxVariant, type ListState, useListState } from './useListState.ts';
import { getWindowStart, WINDOW_SIZE } from './window.ts';
import type { InitialRequest } from './list-request.ts';

export type ComboboxListProps = ResolvedMessages<ListMessages> & {
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
