'use client';
import { type Ref, useRef } from 'react';
import { type FieldRootProps, joinClassNames } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as fieldStyles from './Field.css.ts';
import {
  type ControlProps,
  type FieldChange,
  type FieldTextProps,
  type Label,
  splitFieldProps,
} from './field-props.ts';
import { fieldIds, FieldNotes, RequiredMark, useFieldCheck } from './FieldText.tsx';
import { useFieldError, useFieldId } from './FormErrors.ts';
import { usePreHydrationValue } from './usePreHydrationValue.ts';

/** A native checkbox with a label: takes the attributes of `input` too. */
export type CheckFieldProps = Omit<FieldTextProps, 'headingLevel'> &
  FieldRootProps &
  ControlProps<'input'> & {
    /** Names it: the sentence that a person agrees to, or what is on or off. */
    label: Label;
    /** Name under which the form submits the value while it is checked. */
    name: string;
    /** Value that the form submits. Default 'on', as in HTML. */
    value?: string | undefined;
    /** Id of the input, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** Whether it is checked, when the caller keeps the state. Set it to what `onCheckedChange` gives. */
    isChecked?: boolean | undefined;
    /** Whether it is initially checked, when it keeps the state itself. Never for a consent. Default false. */
    defaultChecked?: boolean | undefined;
    /** Called after a person checks or unchecks it; once for a change before hydration. */
    onCheckedChange?: ((isChecked: boolean, details: FieldChange) => void) | undefined;
    /** The input, for moving focus. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

type Appearance = {
  /** Name of the component that renders it, for `data-component`. */
  component: string;
  /** Name of the part that is the input. */
  part: string;
  role?: 'switch';
  styles: { row: string; control: string; text: string; hint: string };
};

/** One native checkbox with its label beside it, its hint and its error; Checkbox and Switch are built on it. */
export function CheckField({
  appearance,
  ...props
}: CheckFieldProps & {
  appearance: Appearance;
}) {
  const { component, part, role, styles } = appearance;
  const { field, control } = splitFieldProps(props);
  const { label, hint, error: ownError, isRequired, isDisabled, messages, className, ...rest } = field;
  const { 'aria-describedby': describedByOther, ...root } = rest;
  const { ref, isChecked, defaultChecked, onChange, onCheckedChange, ...native } = control;
  const id = useFieldId(native.name, native.id);
  useFieldCheck(component, id, 'label', label, messages);
  const error = useFieldError(id, ownError);
  const { hintId, errorId, describedBy } = fieldIds(id, { hint, error }, describedByOther);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  usePreHydrationValue(input, (details) => onCheckedChange?.(input.current?.checked ?? false, details), {
    isControlled: isChecked !== undefined,
  });
  return (
    <div
      {...root}
      data-component={component}
      data-invalid={errorId && ''}
      data-required={isRequired ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      className={joinClassNames(fieldStyles.root, className)}
    >
      <FieldNotes {...{ id, error, messages }} />
      <div>
        <label className={styles.row} data-part="label">
          <input
            {...native}
            ref={mergedRef}
            type="checkbox"
            role={role}
            id={id}
            {...(isChecked === undefined ? { defaultChecked } : { checked: isChecked })}
            disabled={isDisabled}
            aria-describedby={describedBy}
            aria-invalid={errorId ? true : undefined}
            aria-required={isRequired ? true : undefined}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.currentTarget.checked, { reason: 'input', event: event.nativeEvent });
            }}
            data-part={part}
            className={styles.control}
          />
          <span className={styles.text}>
            {label}
            {isRequired && <RequiredMark />}
          </span>
        </label>
        {hintId && (
          <div id={hintId} data-part="hint" className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
