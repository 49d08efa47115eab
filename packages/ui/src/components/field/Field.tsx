'use client';
import type { ReactNode } from 'react';
import { type FieldRootProps, joinClassNames } from '../../internal/root-props.ts';
import * as styles from './Field.css.ts';
import type { FieldTextProps, Label } from './field-props.ts';
import { fieldIds, FieldNotes, MaybeHeading, RequiredMark, useFieldCheck } from './FieldText.tsx';
import { useFieldError } from './FormErrors.ts';

/** Attributes that the control of a field must have. Spread them onto the native element. */
export type FieldControlAttributes = {
  id: string;
  disabled: true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = FieldTextProps &
  FieldRootProps & {
    /** Name of the component that renders this field, for `data-component`. */
    component: string;
    /** Id of the control. An error summary links to it. */
    id: string;
    /** Names the control. */
    label: Label;
    /** Whether the control is read-only, for the style hook `data-readonly`. Default false. */
    isReadOnly?: boolean | undefined;
    /** Ids of what else describes the control, read between hint and error. */
    'aria-describedby'?: string | undefined;
    /** Returns the control, with the attributes that associate it with its label, hint and error. */
    control: (attributes: FieldControlAttributes) => ReactNode;
  };

/** Label, hint and error around one native control; TextField and Select are built on it. */
export function Field(props: FieldProps) {
  const {
    component,
    id,
    label,
    control,
    hint,
    error: ownError,
    isRequired,
    isDisabled,
    isReadOnly,
    headingLevel,
    messages,
    'aria-describedby': describedByOther,
    className,
    ...root
  } = props;
  useFieldCheck(component, id, 'label', label, messages);
  const error = useFieldError(id, ownError);
  const { errorId, describedBy } = fieldIds(id, { hint, error }, describedByOther);
  return (
    <div
      {...root}
      data-component={component}
      data-invalid={errorId && ''}
      data-required={isRequired ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      data-readonly={isReadOnly ? '' : undefined}
      className={joinClassNames(styles.root, className)}
    >
      <MaybeHeading level={headingLevel}>
        <label id={`${id}-label`} htmlFor={id} data-part="label" className={styles.label}>
          {label}
          {isRequired && <RequiredMark />}
        </label>
      </MaybeHeading>
      <FieldNotes {...{ id, hint, error, messages }} />
      {control({
        id,
        disabled: isDisabled ? true : undefined,
        'aria-describedby': describedBy,
        'aria-invalid': errorId ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
    </div>
  );
}
