'use client';
import { type Ref, useRef } from 'react';
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
import * as styles from './TextField.css.ts';

/** A native input with a label: takes the attributes of `input` too, such as `autoComplete`, `inputMode`, `maxLength`. */
export type TextFieldProps = FieldTextProps &
  FieldRootProps &
  ControlProps<'input'> & {
    /** Names the field, always visible, above it. */
    label: Label;
    /** Name of the field in the form data. */
    name: string;
    /** Id of the input, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** Type of the input, which selects the keyboard of a phone. Default 'text'. */
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined;
    /** Value, when controlled. Set it to what `onValueChange` reports. */
    value?: string | undefined;
    /** Initial value, when uncontrolled. */
    defaultValue?: string | undefined;
    /** Called with the text after each change of it; once for what was typed before hydration. */
    onValueChange?: ((value: string, details: FieldChange) => void) | undefined;
    /** Whether the value is read-only; it is still in the form data. Default false. */
    isReadOnly?: boolean | undefined;
    /** The input, for moving focus. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text: a native input with its label, hint and error. What a person types before hydration is kept. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { id, ref, type = 'text', onChange, onValueChange, ...native } = control;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  usePreHydrationValue(input, (details) => onValueChange?.(input.current?.value ?? '', details));
  return (
    <Field
      {...field}
      component="text-field"
      id={useFieldId(native.name, id)}
      control={(attributes) => (
        <input
          spellCheck={type === 'text' ? undefined : false}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          {...native}
          {...attributes}
          ref={mergedRef}
          type={type}
          readOnly={field.isReadOnly}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value, { reason: 'input', event: event.nativeEvent });
          }}
          data-part="input"
          className={styles.input}
        />
      )}
    />
  );
}
