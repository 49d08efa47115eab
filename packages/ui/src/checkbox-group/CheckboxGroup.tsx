'use client';
import type { ChangeEvent, ReactNode } from 'react';
import {
  choiceId,
  FieldChoice,
  FieldGroup,
  type FieldOption,
  type FieldWordsProps,
  type Label,
} from '../field/index.ts';

/** A choice, and the further field that ticking it brings into view. */
export type CheckboxOption = FieldOption & {
  /**
   * Fields that belong to this choice, shown while it is ticked. They are sent with the form even when
   * hidden: the reader of the form decides by the tick.
   */
  reveals?: ReactNode;
};

export type CheckboxGroupProps = FieldWordsProps & {
  /** Names the group: the question. */
  legend: Label;
  /** Name under which the form sends each ticked value. */
  name: string;
  /** The choices, in order. One that cannot be ticked must say why in its hint. */
  options: readonly CheckboxOption[];
  /** Id of the first checkbox, which an error summary links to. Default: the name. */
  id?: string | undefined;
  /** Values ticked at first. Default: none. */
  defaultValues?: readonly string[] | undefined;
  /** Called with all ticked values, in the order of the choices, when a person ticks or unticks one. */
  onChange?: ((values: string[], details: { reason: 'tick' | 'untick'; value: string }) => void) | undefined;
  /** Replaces the word heard after the legend when an answer is required: 'required', 'obligatorio'. */
  requiredWord?: string | undefined;
};

/** Several answers out of a few: native checkboxes in a fieldset, each may reveal a further field. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, options, defaultValues = [], onChange } = props;
  const id = props.id ?? name;
  const report = ({ currentTarget: box }: ChangeEvent<HTMLInputElement>) =>
    onChange?.(tickedValues(box), { reason: box.checked ? 'tick' : 'untick', value: box.value });
  return (
    <FieldGroup {...props} component="checkbox-group" role="group" id={id}>
      {options.map((option, index) => (
        <FieldChoice
          key={option.value}
          type="checkbox"
          id={choiceId(id, index)}
          name={name}
          option={option}
          defaultChecked={defaultValues.includes(option.value)}
          onChange={report}
          reveals={option.reveals}
        />
      ))}
    </FieldGroup>
  );
}

/** Read from the page, not from state, so that ticks made before hydration count. */
function tickedValues(box: HTMLInputElement): string[] {
  const boxes =
    box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked') ?? [];
  return [...boxes].filter(({ name }) => name === box.name).map(({ value }) => value);
}
