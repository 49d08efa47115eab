'use client';
import { memo, type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { warnDeveloper } from '../../internal/warning.ts';
import { scrollIntoView } from '../../internal/layout.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './Combobox.css.ts';
import type { ListMessages } from './Combobox.messages.ts';
import type { ComboboxOption } from './options.ts';
import { useOptionCountAnnouncement } from './useOptionCountAnnouncement.ts';
import { useInputAttributes } from './useInputAttributes.ts';
import { useListKeys } from './useListKeys.ts';
import { useListState } from './useListState.ts';
import type { InitialRequest } from './list-request.ts';

export type ComboboxListProps = ResolvedMessages<ListMessages> & {
  /** Id of the input; the list's parts derive theirs from it. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  options: readonly ComboboxOption[];
  /** False while the field is disabled or read only: then the list stays closed. */
  isEditable: boolean;
  /** What a person requested before the list was there; undefined when nothing. */
  initialRequest: InitialRequest | undefined;
  /** @param event the press of a key or of the pointer. */
  onChoose: (option: ComboboxOption, event: Event) => void;
};

/** The list of a combobox and all of its behavior, fetched at the first focus and added to the input in place. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, input, button, options, messages, getLang, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const state = useListState(props);
  const { isOpen, active, matches, query } = state;
  const isShown = isOpen && matches.length > 0;
  const listId = `${id}-list`;
  const activeOption = isShown ? matches[active] : undefined;

  const choose = (option: ComboboxOption, event: Event) => {
    onChoose(option, event);
    state.close();
  };
  useListKeys({ input, button, state, choose });
  useInputAttributes(input, button, {
    listId: isShown ? listId : undefined,
    activeId: activeOption && `${listId}-${active}`,
  });
  useOptionCountAnnouncement({
    isOpen,
    isNavigating: active >= 0,
    count: matches.length,
    query,
    messages,
    getLang,
  });
  useLabelCheck(options);

  useLayoutEffect(() => {
    if (isOpen) scrollIntoView(list.current ?? empty.current, { block: 'nearest' });
  }, [isOpen]);
  useLayoutEffect(() => {
    scrollIntoView(list.current?.children[active], { block: 'nearest' });
  }, [active]);

  const chooseClicked = ({ target, nativeEvent }: MouseEvent) => {
    const clicked = target instanceof Element ? target.closest('[role="option"]') : null;
    const option = clicked && matches[[...(list.current?.children ?? [])].indexOf(clicked)];
    if (option) choose(option, nativeEvent);
  };

  if (isOpen && matches.length === 0) {
    return (
      <p ref={empty} lang={getLang('noMatch')} data-part="empty" className={styles.empty}>
        {messages.noMatch}
      </p>
    );
  }
  return (
    isShown && (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are the input's
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={messages.list}
        aria-describedby={`${id}-label`}
        // The input keeps its focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={chooseClicked}
        data-part="list"
        className={styles.list}
      >
        {matches.map(({ value, label }, index) => (
          <Option key={value} id={`${listId}-${index}`} label={label} isActive={index === active} />
        ))}
      </div>
    )
  );
}

type OptionProps = { id: string; label: string; isActive: boolean };

/** `aria-selected` marks the active option: VoiceOver in Chrome reads the active option only when it is selected. */
const Option = memo(function Option({ id, label, isActive }: OptionProps) {
  return (
    <div id={id} role="option" aria-selected={isActive} data-part="option" className={styles.option}>
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
      why: 'Nobody can tell them apart, and the form sends the same text for both.',
      todo: 'Give each a label of its own, such as with its city.',
    });
  }, [options]);
}
