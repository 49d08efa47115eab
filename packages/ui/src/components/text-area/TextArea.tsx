'use client';
import { type HTMLInputAutoCompleteAttribute, type Ref, useLayoutEffect, useRef } from 'react';
import { Field, type FieldTextProps, type Label, useFieldId } from '../field/index.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './TextArea.css.ts';
import type { TextAreaMessages } from './TextArea.messages.ts';
import { readPreHydrationValue } from './pre-hydration-value.ts';
import { useCharacterCount } from './useCharacterCount.ts';

export type TextAreaProps = FieldTextProps & {
  /** Names the field, always seen, above it. */
  label: Label;
  /** Name under which the form sends the text. */
  name: string;
  /** Id of the text area, which an error summary links to. Default: one that is unique on the page. */
  id?: string | undefined;
  /** What the browser may fill in. Required for data about the person, e.g. 'street-address' (WCAG 1.3.5). */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** First text. What a person types before hydration is kept. */
  defaultValue?: string | undefined;
  /** Lines shown at first. Default 5. A person can drag it taller. */
  rows?: number | undefined;
  /** Characters that fit. They are counted and not cut off: check the length yourself. Default: no count. */
  characterLimit?: number | undefined;
  /** Replaces words of the count. */
  countWords?: Partial<TextAreaMessages> | undefined;
  /** Called at each change of the text; once for what was typed before script. */
  onChange?: ((value: string, details: { reason: 'input' | 'before-script' }) => void) | undefined;
  /** The text area, for moving focus. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** Several lines of text: a native text area with its label, hint and error, and a calm count of characters. */
export function TextArea({ ref, ...props }: TextAreaProps) {
  const { name, onChange, defaultValue = '', characterLimit, locale } = props;
  const id = useFieldId(name, props.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRefs(field, ref);
  const { message, settled, isTooLong, count, settle } = useCharacterCount({
    limit: characterLimit,
    locale,
    messages: props.countWords,
  });
  const countId = message === undefined ? undefined : `${id}-count`;

  const taken = useRef(false);
  useLayoutEffect(() => {
    if (taken.current || !field.current) return;
    taken.current = true;
    const typed = readPreHydrationValue(field.current);
    if (typed && field.current.value !== typed.value) {
      field.current.value = typed.value;
      field.current.setSelectionRange(typed.start, typed.end);
    }
    if (field.current.value === field.current.defaultValue) return;
    count(field.current.value);
    onChange?.(field.current.value, { reason: 'before-script' });
    // No dependencies: what happened before script is taken over once.
  });

  return (
    <Field
      {...props}
      component="text-area"
      id={id}
      control={(attributes) => (
        <>
          <textarea
            {...attributes}
            aria-describedby={
              [attributes['aria-describedby'], countId].filter(Boolean).join(' ') || undefined
            }
            ref={mergedRef}
            name={name}
            rows={props.rows ?? 5}
            autoComplete={props.autoComplete}
            defaultValue={defaultValue}
            onChange={({ currentTarget: { value } }) => {
              count(value);
              onChange?.(value, { reason: 'input' });
            }}
            onBlur={settle}
            data-part="text-area"
            className={styles.textArea}
          />
          {countId && (
            <>
              <div data-part="count" className={isTooLong ? styles.tooLong : styles.count}>
                {message}
              </div>
              <span id={countId} hidden>
                {settled}
              </span>
            </>
          )}
        </>
      )}
    />
  );
}
