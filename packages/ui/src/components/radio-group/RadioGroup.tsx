'use client';
import { useRef } from 'react';
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

export type RadioGroupProps = FieldTextProps & {
  /** Names the group: the question. */
  legend: Label;
  /** Name under which the form sends the chosen value. */
  name: string;
  /** The answers, in order. One that cannot be chosen must say why in its hint. */
  options: readonly FieldOption[];
  /** Id of the group, which an error summary links to. Default: one that is unique on the page. */
  id?: string | undefined;
  /** Value chosen at first. Default: none. */
  defaultValue?: string | undefined;
  /** Replaces the word heard after the legend of a required group. Default: 'required', 'obligatorio'. */
  requiredLabel?: string | undefined;
  /** Called when a person chooses another answer; once for what was chosen before script. */
  onChange?: ((value: string, details: { reason: 'choose' | 'before-script' }) => void) | undefined;
};

/** One answer out of a few: native radio buttons in a fieldset. For more than about 12 use Select. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, defaultValue, onChange } = props;
  const id = useFieldId(name, props.id);
  const group = useRef<HTMLFieldSetElement>(null);
  usePreHydrationValue(() => {
    const chosen = findOptions(group.current, name).find(({ checked }) => checked);
    if (chosen && !chosen.defaultChecked) onChange?.(chosen.value, { reason: 'before-script' });
  });
  return (
    <FieldGroup {...props} component="radio-group" role="radiogroup" id={id} ref={group}>
      {options.map((option, index) => (
        <FieldChoice
          key={option.value}
          type="radio"
          id={getOptionId(id, index)}
          name={name}
          option={option}
          defaultChecked={option.value === defaultValue}
          onChange={() => onChange?.(option.value, { reason: 'choose' })}
        />
      ))}
    </FieldGroup>
  );
}
