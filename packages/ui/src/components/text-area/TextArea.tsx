'use client';
import { type Ref, useLayoutEffect, useRef } from 'react';
import {
  type ControlProps,
  Field,
  type FieldChange,
  type FieldTextProps,
  type Label,
  splitFieldProps,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import type { FieldRootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './TextArea.css.ts';
import type { TextAreaMessages } from './TextArea.messages.ts';
import { readPreHydrationValue } from './pre-hydration-value.ts';
import { useCharacterCount } from './useCharacterCount.ts';

/** A native text area with a label: takes the attributes of `textarea` too, such as `autoComplete`, `maxLength`. */
export type TextAreaProps = FieldTextProps &
  FieldRootProps &
  ControlProps<'textarea'> & {
    /** Names the field, always visible, above it. */
    label: Label;
    /** Name of the field in the form data. */
    name: string;
    /** Id of the text area, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** Text, when controlled. Set it to what `onValueChange` reports. */
    value?: string | undefined;
    /** Initial text, when uncontrolled. */
    defaultValue?: string | undefined;
    /** Called with the text after each change of it; once for what was typed before hydration. */
    onValueChange?: ((value: string, details: FieldChange) => void) | undefined;
    /** Whether the text is read-only; it is still in the form data. Default false. */
    isReadOnly?: boolean | undefined;
    /** Initial height in lines. Default 5. A person can resize it vertically. */
    rows?: number | undefined;
    /** Number of characters allowed. Longer text is not cut off: validate the length yourself. Default: no count. */
    characterLimit?: number | undefined;
    /** Replaces the messages of the field and of the count. */
    messages?: Partial<TextAreaMessages> | undefined;
    /** The text area, for moving focus. */
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/**
 * Several lines of text: a native text area with its label, hint and error, and a character count that is announced only
 * near the limit. What a person types before hydration is kept.
 */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  const {
    ref,
    rows = 5,
    characterLimit,
    value,
    defaultValue = '',
    onChange,
    onValueChange,
    onBlur,
    ...native
  } = control;
  const id = useFieldId(native.name, native.id);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRefs(textArea, ref);
  const { message, settled, lang, isTooLong, count, settle, reset } = useCharacterCount({
    limit: characterLimit,
    messages: field.messages,
  });
  const countId = message === undefined ? undefined : `${id}-count`;

  useLayoutEffect(() => {
    const element = textArea.current;
    const typed = element && readPreHydrationValue(element);
    if (!typed || element.value === typed.value) return;
    element.value = typed.value;
    element.setSelectionRange(typed.start, typed.end);
  }, []);
  usePreHydrationValue(textArea, (details) => {
    const text = textArea.current?.value ?? '';
    if (details.reason === 'reset') reset();
    else count(text);
    onValueChange?.(text, details);
  });

  return (
    <Field
      {...field}
      component="text-area"
      id={id}
      control={(attributes) => (
        <>
          <textarea
            {...native}
            {...attributes}
            aria-describedby={
              [attributes['aria-describedby'], countId].filter(Boolean).join(' ') || undefined
            }
            ref={mergedRef}
            rows={rows}
            readOnly={field.isReadOnly}
            {...(value === undefined ? { defaultValue } : { value })}
            onChange={(event) => {
              count(event.currentTarget.value);
              onChange?.(event);
              onValueChange?.(event.currentTarget.value, { reason: 'input', event: event.nativeEvent });
            }}
            onBlur={(event) => {
              settle();
              onBlur?.(event);
            }}
            data-part="text-area"
            className={styles.textArea}
          />
          {countId && (
            <>
              <div lang={lang} data-part="count" className={isTooLong ? styles.tooLong : styles.count}>
                {message}
              </div>
              <span id={countId} lang={lang} hidden>
                {settled}
              </span>
            </>
          )}
        </>
      )}
    />
  );
}
