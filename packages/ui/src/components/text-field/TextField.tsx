'use client';
import { type HTMLAttributes, type HTMLInputAutoCompleteAttribute, type Ref, useRef } from 'react';
import { Field, usePreHydrationValue, type FieldTextProps, type Label, useFieldId } from '../field/index.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './TextField.css.ts';

export type TextFieldProps = FieldTextProps & {
  /** Names the field, always seen, above it. */
  label: Label;
  /** Name under which the form sends the value. */
  name: string;
  /** Id of the input, which an error summary links to. Default: one that is unique on the page. */
  id?: string | undefined;
  /** Kind of text, which chooses the keyboard of a phone. Default 'text'. */
  type?: 'text' | 'email' | 'tel' | undefined;
  /** What the browser may fill in, e.g. 'given-name'. Required for data about the person (WCAG 1.3.5). */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Keyboard of a phone, where the type does not settle it. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** First value. What a person types before hydration is kept. */
  defaultValue?: string | undefined;
  /** Value when the caller keeps it; then typing before hydration is lost, so prefer `defaultValue`. */
  value?: string | undefined;
  /** Called at each change of the text; once for what was typed before script. */
  onChange?: ((value: string, details: { reason: 'input' | 'before-script' }) => void) | undefined;
  /** The input, for moving focus. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One line of text: a native input with its label, hint and error. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const { name, type = 'text', onChange, value, defaultValue } = props;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  usePreHydrationValue(() => {
    const field = input.current;
    if (field && field.value !== field.defaultValue) onChange?.(field.value, { reason: 'before-script' });
  });
  return (
    <Field
      {...props}
      component="text-field"
      id={useFieldId(name, props.id)}
      control={(attributes) => (
        <input
          {...attributes}
          ref={mergedRef}
          type={type}
          name={name}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          spellCheck={type === 'text' ? undefined : false}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          {...(value === undefined ? { defaultValue } : { value })}
          onChange={(event) => onChange?.(event.currentTarget.value, { reason: 'input' })}
          data-part="input"
          className={styles.input}
        />
      )}
    />
  );
}
