'use client';
import { memo, type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { warnDeveloper } from '../../internal/warning.ts';
import { scrollIntoView } from '../../internal/layout.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxMessages } from './Combobox.messages.ts';
import type { ComboboxOption } from './options.ts';
import { useOptionCountAnnouncement } from './useOptionCountAnnouncement.ts';
import { useInputAttributes } from './useInputAttributes.ts';
import { useListKeys } from './useListKeys.ts';
import { useListState } from './useListState.ts';
import type { First } from './useLazyList.ts';

export type ComboboxListProps = {
  /** Id of the input; the list's parts derive theirs from it. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  options: readonly ComboboxOption[];
  messages: ComboboxMessages;
  locale: string | undefined;
  /** What was asked before the list was there; undefined when nothing was. */
  first: First | undefined;
  onChoose: (option: ComboboxOption) => void;
};

/** The list of a combobox and all of its behaviour, fetched at the first focus and given to the input in place. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, input, button, options, messages, locale, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const state = useListState(options, input, props.first);
  const { isOpen, active, matches, query } = state;
  const isShown = isOpen && matches.length > 0;
  const listId = `${id}-list`;
  const activeOption = isShown ? matches[active] : undefined;

  const choose = (option: ComboboxOption) => {
    onChoose(option);
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
    locale,
  });
  useLabelCheck(options);

  useLayoutEffect(() => {
    if (isOpen) scrollIntoView(list.current ?? empty.current, { block: 'nearest' });
  }, [isOpen]);
  useLayoutEffect(() => {
    scrollIntoView(list.current?.children[active], { block: 'nearest' });
  }, [active]);

  const chooseClicked = ({ target }: MouseEvent) => {
    const clicked = target instanceof Element ? target.closest('[role="option"]') : null;
    const option = clicked && matches[[...(list.current?.children ?? [])].indexOf(clicked)];
    if (option) choose(option);
  };

  if (isOpen && matches.length === 0) {
    return (
      <p ref={empty} data-part="empty" className={styles.empty}>
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

/** Selected means: where the arrow keys are. VoiceOver in Chrome says the active option only when it is selected. */
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
    const twice = options.find(({ label }) => seen.size === seen.add(label).size);
    if (!twice) return;
    warnDeveloper('Combobox', {
      what: `two options are called “${twice.label}”.`,
      why: 'Nobody can tell them apart, and the form sends the same words for both.',
      todo: 'Give each a label of its own, such as with its city.',
    });
  }, [options]);
}
