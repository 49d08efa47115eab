'use client';
import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { fieldIds, FieldNotes, type FieldTextProps, MaybeHeading, RequiredMark } from './FieldText.tsx';
import { useFieldError } from './FormErrors.ts';
import type { Label } from './Label.ts';

/** What the one control of a field must carry. Spread it onto the native element. */
export type FieldControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = FieldTextProps & {
  /** Name of the component that is made of this field, for `data-component`. */
  component: string;
  /** Id of the control. An error summary links to it. */
  id: string;
  /** Names the control. */
  label: Label;
  /** Returns the control, carrying the attributes that join it to its label, hint and error. */
  control: (attributes: FieldControlAttributes) => ReactNode;
};

/** Label, hint and error around one native control; TextField and Select are made of it. */
export function Field(props: FieldProps) {
  const { component, id, label, control, required, headingLevel } = props;
  const error = useFieldError(id, props.error);
  const { errorId, describedBy } = fieldIds(id, { hint: props.hint, error });
  return (
    <div data-component={component} className={styles.root}>
      <MaybeHeading level={headingLevel}>
        <label id={`${id}-label`} htmlFor={id} data-part="label" className={styles.label}>
          {label}
          {required && <RequiredMark />}
        </label>
      </MaybeHeading>
      <FieldNotes {...props} error={error} />
      {control({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': errorId ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
    </div>
  );
}
