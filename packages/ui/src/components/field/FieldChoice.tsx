'use client';
import type { ChangeEvent, ReactNode } from 'react';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import * as styles from './FieldChoice.css.ts';
import type { Label } from './field-props.ts';

/** One option of a group. The hint of a disabled option must give the reason. */
export type FieldOption = {
  /** Value in the form data. */
  value: string;
  /** Names the option. */
  label: Label;
} & (
  | {
      /** Shown below the label; the description of the option. */
      hint?: Label | undefined;
      isDisabled?: false | undefined;
    }
  | {
      /** Why the option is disabled; shown below the label, and its description. */
      hint: Label;
      isDisabled: boolean;
    }
);

export type FieldChoiceProps = {
  type: 'radio' | 'checkbox';
  id: string;
  name: string;
  option: FieldOption;
  /** Whether it is checked, when controlled. */
  isChecked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** Shown while the option is checked; always shown in browsers without `:has()`. */
  reveals?: ReactNode;
};

/** One native radio button or checkbox with its label, hint and what it reveals. */
export function FieldChoice(props: FieldChoiceProps) {
  const { type, id, name, option, isChecked, defaultChecked, onChange, reveals } = props;
  warnEmptyName(type === 'radio' ? 'RadioGroup' : 'CheckboxGroup', 'options[].label', option.label);
  const hintId = option.hint === undefined || option.hint === '' ? undefined : `${id}-hint`;
  return (
    <div data-part="option" className={styles.option}>
      <label className={styles.row}>
        <input
          type={type}
          id={id}
          name={name}
          value={option.value}
          {...(isChecked === undefined ? { defaultChecked } : { checked: isChecked })}
          disabled={option.isDisabled}
          aria-describedby={hintId}
          onChange={onChange}
          className={styles.control[type]}
        />
        <span data-part="option-label" className={styles.text}>
          {option.label}
        </span>
      </label>
      {hintId && (
        <div id={hintId} data-part="option-hint" className={styles.hint}>
          {option.hint}
        </div>
      )}
      {reveals !== undefined && (
        <div data-part="revealed" className={styles.revealed}>
          {reveals}
        </div>
      )}
    </div>
  );
}

/** Id of the option at an index of its group. */
export const getOptionId = (groupId: string, index: number) => `${groupId}-${index + 1}`;
