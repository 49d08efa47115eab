'use client';
import { type MouseEvent, type Ref, useRef } from 'react';
import {
  type ControlProps,
  Field,
  type FieldTextProps,
  type Label,
  splitFieldProps,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { enterText } from '../../internal/enter-text.ts';
import type { FieldRootProps } from '../../internal/root-props.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useResultCountAnnouncement } from '../announcer/useResultCountAnnouncement.ts';
import * as styles from './SearchField.css.ts';
import { type ClearMessages, type SearchFieldMessages, searchFieldMessages } from './SearchField.messages.ts';

/** The details of a change of the text. */
export type SearchFieldChange = {
  /**
   * input: a person edited the text · clear-press: pressed the button that clears it · hydration: typed before hydration,
   * reported once after it · reset: a reset of the form changed it.
   */
  reason: 'input' | 'clear-press' | 'hydration' | 'reset';
  /** The browser's event; undefined at hydration. */
  event: Event | undefined;
};

/** A native search input with a label: takes the attributes of `input` too, such as `enterKeyHint`, `maxLength`. */
export type SearchFieldProps = FieldTextProps &
  FieldRootProps &
  Omit<ControlProps<'input'>, 'placeholder'> & {
    /** Names the field, always visible, above it. There is no placeholder: it would go with the first letter. */
    label: Label;
    /** Name under which the form sends the text. */
    name: string;
    /** Id of the input, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** Text, when controlled. Set it to what `onValueChange` reports. */
    value?: string | undefined;
    /** Initial text, when uncontrolled. */
    defaultValue?: string | undefined;
    /** Called with the text after each change of it; once for what was typed before hydration. */
    onValueChange?: ((value: string, details: SearchFieldChange) => void) | undefined;
    /** Whether the text is read-only; it is still in the form data. Default false. */
    isReadOnly?: boolean | undefined;
    /** Replaces the messages of the field and of its button. */
    messages?: Partial<SearchFieldMessages> | undefined;
    /** The input, for moving focus. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A blank placeholder, so that `:placeholder-shown` matches an empty field. */
const BLANK = ' ';

/**
 * What to search for: a native search input with its label, hint and error, and a button that clears it. Put it into a
 * form with `role="search"` and a button that sends it, so that it works before script.
 */
export function SearchField(props: SearchFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { ref, onChange, onValueChange, ...native } = control;
  const id = useFieldId(native.name, native.id);
  const { messages, getLang } = useMessages<ClearMessages>(
    'SearchField',
    searchFieldMessages,
    field.messages,
  );
  const { language } = useLocale();
  const announceAction = useResultCountAnnouncement(undefined, getLang('cleared') ?? language);
  const canClear = useHydrated() && !field.isDisabled && !field.isReadOnly;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  usePreHydrationValue(input, (details) => onValueChange?.(input.current?.value ?? '', details));

  /** The press that clears the field, while it is cleared. */
  const clearPress = useRef<Event>(undefined);
  const clear = ({ nativeEvent }: MouseEvent) => {
    if (!input.current) return;
    clearPress.current = nativeEvent;
    enterText(input.current, '');
    clearPress.current = undefined;
    input.current.focus();
    announceAction(messages.cleared);
  };

  return (
    <Field
      {...field}
      component="search-field"
      id={id}
      control={(attributes) => (
        <div className={styles.frame}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...attributes}
            ref={mergedRef}
            type="search"
            placeholder={BLANK}
            readOnly={field.isReadOnly}
            onChange={(event) => {
              onChange?.(event);
              const press = clearPress.current;
              onValueChange?.(event.currentTarget.value, {
                reason: press ? 'clear-press' : 'input',
                event: press ?? event.nativeEvent,
              });
            }}
            data-part="input"
            className={styles.input}
          />
          {canClear && (
            <button
              type="button"
              lang={getLang('clear')}
              aria-label={messages.clear}
              // Not in its name: label lookups in tests would find the button too.
              aria-describedby={`${id}-label`}
              onClick={clear}
              data-part="clear"
              className={styles.clear}
            >
              <svg viewBox="0 0 24 24" className={styles.cross} aria-hidden="true" focusable="false">
                <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="3" />
              </svg>
            </button>
          )}
        </div>
      )}
    />
  );
}
