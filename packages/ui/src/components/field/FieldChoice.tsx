'use client';
import type { ChangeEvent, ReactNode } from 'react';
import * as styles from './FieldChoice.css.ts';
import type { Label } from './Label.ts';

/** One answer of a group. An answer that cannot be chosen must say why, in its hint. */
export type FieldOption = {
  /** What the form sends. */
  value: string;
  /** Names the choice. */
  label: Label;
} & (
  | {
      /** Stands below the label and is heard after it. */
      hint?: Label | undefined;
      isDisabled?: false | undefined;
    }
  | {
      /** Says why the choice cannot be made, or what else helps to decide. */
      hint: Label;
      isDisabled: boolean;
    }
);

export type FieldChoiceProps = {
  type: 'radio' | 'checkbox';
  id: string;
  name: string;
  option: FieldOption;
  /** Whether it is ticked, when the caller keeps the state. */
  isChecked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** Shown while the choice is ticked; always shown where the browser cannot tell. */
  reveals?: ReactNode;
};

/** One native radio button or checkbox with its label, hint and what it reveals. */
export function FieldChoice(props: FieldChoiceProps) {
  const { type, id, name, option, isChecked, defaultChecked, onChange, reveals } = props;
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

/** Id of the choice at an index of its group. */
export const getOptionId = (groupId: string, index: number) => `${groupId}-${index + 1}`;
