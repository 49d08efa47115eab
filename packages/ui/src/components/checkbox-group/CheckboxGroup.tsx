'use client';
import { type ReactNode, useRef } from 'react';
import {
  getOptionId,
  findOptions,
  FieldChoice,
  FieldGroup,
  type FieldOption,
  type FieldTextProps,
  type Label,
  usePreHydrationValue,
  useFieldId,
} from '../field/index.ts';

/** A choice, and the further field that ticking it brings into view. */
export type CheckboxOption = FieldOption & {
  /**
   * Fields that belong to this choice, shown while it is ticked. They are sent with the form even when
   * hidden: the reader of the form decides by the tick.
   */
  reveals?: ReactNode;
};

/** What changed the ticks: a person, on one choice, or whatever happened before script. */
export type CheckboxChange = { reason: 'tick' | 'untick'; value: string } | { reason: 'before-script' };

export type CheckboxGroupProps = FieldTextProps & {
  /** Names the group: the question. */
  legend: Label;
  /** Name under which the form sends each ticked value. */
  name: string;
  /** The choices, in order. One that cannot be ticked must say why in its hint. */
  options: readonly CheckboxOption[];
  /** Id of the group, which an error summary links to. Default: one that is unique on the page. */
  id?: string | undefined;
  /** Values ticked at first. Default: none. */
  defaultValues?: readonly string[] | undefined;
  /**
   * Called with all ticked values, in the order of the choices, when a person ticks or unticks one; once for
   * what was ticked before script.
   */
  onChange?: ((values: string[], details: CheckboxChange) => void) | undefined;
  /** Replaces the word heard after the legend when an answer is required: 'required', 'obligatorio'. */
  requiredLabel?: string | undefined;
};

/** Several answers out of a few: native checkboxes in a fieldset, each may reveal a further field. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, options, defaultValues = [], onChange } = props;
  const id = useFieldId(name, props.id);
  const group = useRef<HTMLFieldSetElement>(null);
  // Read from the page, not from state, so that ticks made before script count.
  const report = (change: CheckboxChange) => {
    const ticked = findOptions(group.current, name).filter(({ checked }) => checked);
    onChange?.(
      ticked.map(({ value }) => value),
      change,
    );
  };
  usePreHydrationValue(() => {
    const changed = findOptions(group.current, name).some((box) => box.checked !== box.defaultChecked);
    if (changed) report({ reason: 'before-script' });
  });
  return (
    <FieldGroup {...props} component="checkbox-group" role="group" id={id} ref={group}>
      {options.map((option, index) => (
        <FieldChoice
          key={option.value}
          type="checkbox"
          id={getOptionId(id, index)}
          name={name}
          option={option}
          defaultChecked={defaultValues.includes(option.value)}
          onChange={({ currentTarget: { checked, value } }) =>
            report({ reason: checked ? 'tick' : 'untick', value })
          }
          reveals={option.reveals}
        />
      ))}
    </FieldGroup>
  );
}
