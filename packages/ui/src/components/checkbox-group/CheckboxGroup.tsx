'use client';
import { type ReactNode, useRef } from 'react';
import {
  FieldChoice,
  type FieldChange,
  FieldGroup,
  type FieldGroupRootProps,
  type FieldOption,
  findOptions,
  getOptionId,
  type Label,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';

/** A choice, and the further field that ticking it brings into view. */
export type CheckboxOption = FieldOption & {
  /**
   * Fields that belong to this choice, shown while it is ticked. They are sent with the form even when
   * hidden: the reader of the form decides by the tick.
   */
  reveals?: ReactNode;
};

/** The details of a change: why, and the value of the choice that a person ticked or unticked. */
export type CheckboxGroupChange = FieldChange & { option: string | undefined };

export type CheckboxGroupProps = FieldGroupRootProps & {
  /** Names the group: the question. */
  legend: Label;
  /** Name under which the form sends each ticked value. */
  name: string;
  /** The choices, in order. One that cannot be ticked must say why in its hint. */
  options: readonly CheckboxOption[];
  /** Ticked values, when the caller keeps them. Set them to what `onValueChange` gives. */
  value?: readonly string[] | undefined;
  /** Ticked values at the start, when the group keeps them itself. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all ticked values, in the order of the choices; once for what was ticked before hydration. */
  onValueChange?: ((value: string[], details: CheckboxGroupChange) => void) | undefined;
};

/** Several answers out of a few: native checkboxes in a fieldset, each may reveal a further field. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, options, value, defaultValue = [], onValueChange, ref, ...group } = props;
  const id = useFieldId(name, props.id);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(fieldset, ref);
  // Read from the page, not from state, so that ticks made before hydration count.
  const report = (details: CheckboxGroupChange) => {
    const ticked = findOptions(fieldset.current, name).filter(({ checked }) => checked);
    onValueChange?.(
      ticked.map((box) => box.value),
      details,
    );
  };
  usePreHydrationValue(fieldset, () => {
    const isChanged = findOptions(fieldset.current, name).some((box) => box.checked !== box.defaultChecked);
    if (isChanged) report({ reason: 'hydration', event: undefined, option: undefined });
  });
  return (
    <FieldGroup {...group} component="checkbox-group" role="group" id={id} ref={mergedRef}>
      {options.map((option, index) => (
        <FieldChoice
          key={option.value}
          type="checkbox"
          id={getOptionId(id, index)}
          name={name}
          option={option}
          isChecked={value?.includes(option.value)}
          defaultChecked={defaultValue.includes(option.value)}
          onChange={({ nativeEvent }) =>
            report({ reason: 'input', event: nativeEvent, option: option.value })
          }
          reveals={option.reveals}
        />
      ))}
    </FieldGroup>
  );
}
