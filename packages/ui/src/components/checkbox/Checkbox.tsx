'use client';
import { type Ref, useRef } from 'react';
import {
  type FieldTextProps,
  type Label,
  usePreHydrationValue,
  useFieldError,
  useFieldId,
} from '../field/index.ts';
import * as fieldStyles from '../field/Field.css.ts';
import * as choiceStyles from '../field/FieldChoice.css.ts';
import { fieldIds, FieldNotes, RequiredMark } from '../field/FieldText.tsx';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<FieldTextProps, 'headingLevel'> & {
  /** Names the box: the sentence that a tick agrees to. */
  label: Label;
  /** Name under which the form sends the value while the box is ticked. */
  name: string;
  /** What the form sends. Default 'on', as browsers do. */
  value?: string | undefined;
  /** Id of the box, which an error summary links to. Default: one that is unique on the page. */
  id?: string | undefined;
  /** Ticked at first. Never for a consent. Default false. */
  defaultChecked?: boolean | undefined;
  /** Called when a person ticks or unticks; once when that was done before script. */
  onChange?:
    ((isChecked: boolean, details: { reason: 'tick' | 'untick' | 'before-script' }) => void) | undefined;
  /** The box, for moving focus. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One yes-or-no answer: a native checkbox with its label beside it, its hint and its error. */
export function Checkbox({ ref, ...props }: CheckboxProps) {
  const { label, name, value, hint, required, defaultChecked, onChange } = props;
  const id = useFieldId(name, props.id);
  const error = useFieldError(id, props.error);
  const { hintId, errorId, describedBy } = fieldIds(id, { hint, error });
  const box = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(box, ref);
  usePreHydrationValue(() => {
    const field = box.current;
    if (field && field.checked !== field.defaultChecked)
      onChange?.(field.checked, { reason: 'before-script' });
  });
  return (
    <div data-component="checkbox" className={fieldStyles.root}>
      <FieldNotes id={id} error={error} errorPrefix={props.errorPrefix} locale={props.locale} />
      <div>
        <label className={choiceStyles.row} data-part="label">
          <input
            ref={mergedRef}
            type="checkbox"
            id={id}
            name={name}
            value={value}
            defaultChecked={defaultChecked}
            aria-describedby={describedBy}
            aria-invalid={errorId ? true : undefined}
            aria-required={required ? true : undefined}
            onChange={({ currentTarget: { checked } }) =>
              onChange?.(checked, { reason: checked ? 'tick' : 'untick' })
            }
            data-part="box"
            className={styles.box}
          />
          <span className={choiceStyles.text}>
            {label}
            {required && <RequiredMark />}
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
