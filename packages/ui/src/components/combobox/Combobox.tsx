'use client';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import {
  Field,
  type FieldTextProps,
  type Label,
  usePreHydrationValue,
  resolveMessages,
  splitFieldProps,
  useFieldId,
} from '../field/index.ts';
import type { FieldRootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './Combobox.css.ts';
import { comboboxMessages, type ComboboxMessages } from './Combobox.messages.ts';
import { type ComboboxOption, findOption } from './options.ts';
import { useLazyList } from './useLazyList.ts';

/** Why the text changed, and the option whose label it now is, if any. */
export type ComboboxChange = {
  reason: 'input' | 'choose' | 'before-script';
  option: ComboboxOption | undefined;
};

export type ComboboxProps = FieldTextProps &
  FieldRootProps & {
    /** Names the field, always seen, above it. */
    label: Label;
    /** Name under which the form sends the text, with and without script. Read it with `findOption`. */
    name: string;
    /** What can be chosen, in order. Their labels must differ. */
    options: readonly ComboboxOption[];
    /** Id of the input, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** First text: the label of an option, or what the person had typed. */
    defaultValue?: string | undefined;
    /** Called at each change of the text; once for what was typed before script. */
    onChange?: ((text: string, details: ComboboxChange) => void) | undefined;
    /** Replaces words that the combobox brings along. */
    messages?: Partial<ComboboxMessages> | undefined;
    /** The input, for moving focus. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/**
 * One answer out of a long list, found by typing: a text field that becomes a combobox at its first focus, without
 * becoming another element. What is typed is never taken away: check it yourself.
 */
export function Combobox(props: ComboboxProps) {
  const { field } = splitFieldProps(props);
  const { name, options, defaultValue, onChange, ref } = props;
  const id = useFieldId(name, props.id);
  const words = {
    ...resolveMessages<ComboboxMessages>(comboboxMessages, props.locale, 'Combobox'),
    ...props.messages,
  };
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const { loaded, load, ask } = useLazyList(input);

  const report = (reason: ComboboxChange['reason']) => {
    const text = input.current?.value ?? '';
    onChange?.(text, { reason, option: text === '' ? undefined : findOption(options, text) });
  };
  usePreHydrationValue(() => {
    if (input.current && input.current.value !== input.current.defaultValue) report('before-script');
  });
  const choose = (option: ComboboxOption) => {
    if (!input.current) return;
    input.current.value = option.label;
    // Forms that keep a draft listen to these, as they do for a native select.
    for (const type of ['input', 'change']) input.current.dispatchEvent(new Event(type, { bubbles: true }));
    report('choose');
  };
  const requestListByKey = ({ key, altKey }: KeyboardEvent) => {
    if (key === 'ArrowDown') ask(altKey ? 'all' : 'first');
    if (key === 'ArrowUp') ask('last');
  };

  return (
    <Field
      {...field}
      component="combobox"
      id={id}
      control={(attributes) => (
        <div className={styles.frame}>
          <input
            {...attributes}
            ref={mergedRef}
            type="text"
            name={name}
            defaultValue={defaultValue}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onFocus={load}
            onClick={() => ask('all')}
            onKeyDown={requestListByKey}
            onChange={() => {
              ask('matches');
              report('input');
            }}
            data-part="input"
            className={styles.input}
          />
          <button
            ref={button}
            type="button"
            // The arrow keys open the list: a second stop would tire (APG, editable combobox).
            tabIndex={-1}
            disabled={attributes.disabled}
            // Which field's, it says by its description: the label alone names the field, for label lookups in tests too.
            aria-label={words.open}
            aria-describedby={`${id}-label`}
            // The input keeps its focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              ask('chosen');
              input.current?.focus();
            }}
            data-part="open"
            className={styles.open}
          >
            <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path
                d="m6 9 6 6 6-6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            </svg>
          </button>
          {loaded && (
            <loaded.List
              id={id}
              input={input}
              button={button}
              options={options}
              messages={words}
              locale={props.locale}
              first={loaded.first}
              onChoose={choose}
            />
          )}
        </div>
      )}
    />
  );
}
