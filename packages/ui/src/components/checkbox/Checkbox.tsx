'use client';
import { type Ref, useRef } from 'react';
import { type FieldRootProps, joinClassNames } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import {
  type ControlProps,
  type FieldChange,
  type FieldTextProps,
  type Label,
  splitFieldProps,
  useFieldError,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import * as fieldStyles from '../field/Field.css.ts';
import * as choiceStyles from '../field/FieldChoice.css.ts';
import { fieldIds, FieldNotes, RequiredMark, useFieldCheck } from '../field/FieldText.tsx';
import * as styles from './Checkbox.css.ts';

/** A native checkbox with a label: takes the attributes of `input` too. */
export type CheckboxProps = Omit<FieldTextProps, 'headingLevel'> &
  FieldRootProps &
  ControlProps<'input'> & {
    /** Names the checkbox: the sentence that a person agrees to by checking it. */
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

/** One yes-or-no answer: a native checkbox with its label beside it, its hint and its error. */
export function Checkbox(props: CheckboxProps) {
  const { field, control } = splitFieldProps(props);
  const { label, hint, error: ownError, isRequired, isDisabled, messages, className, ...rest } = field;
  const { 'aria-describedby': describedByOther, ...root } = rest;
  const { ref, isChecked, defaultChecked, onChange, onCheckedChange, ...native } = control;
  const id = useFieldId(native.name, native.id);
  useFieldCheck('checkbox', id, 'label', label, messages);
  const error = useFieldError(id, ownError);
  const { hintId, errorId, describedBy } = fieldIds(id, { hint, error }, describedByOther);
  const box = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(box, ref);
  usePreHydrationValue(box, (details) => onCheckedChange?.(box.current?.checked ?? false, details), {
    isControlled: isChecked !== undefined,
  });
  return (
    <div
      {...root}
      data-component="checkbox"
      data-invalid={errorId && ''}
      data-required={isRequired ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      className={joinClassNames(fieldStyles.root, className)}
    >
      <FieldNotes {...{ id, error, messages }} />
      <div>
        <label className={choiceStyles.row} data-part="label">
          <input
            {...native}
            ref={mergedRef}
            type="checkbox"
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
            data-part="box"
            className={styles.box}
          />
          <span className={choiceStyles.text}>
            {label}
            {isRequired && <RequiredMark />}
          </span>
        </label>
        {hintId && (
          <div id={hintId} data-part="hint" className={choiceStyles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
