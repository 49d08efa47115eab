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

/** An option, and the further field that it reveals while it is checked. */
export type CheckboxOption = FieldOption & {
  /**
   * Fields that belong to this option, visible while it is checked. The form submits them even when
   * hidden: who reads the form decides by the value of the option.
   */
  reveals?: ReactNode;
};

/** The details of a change: its reason, and the value of the option that a person checked or unchecked. */
export type CheckboxGroupChange = FieldChange & { option: string | undefined };

export type CheckboxGroupProps = FieldGroupRootProps & {
  /** Names the group: the question. */
  legend: Label;
  /** Name under which the form submits each checked value. */
  name: string;
  /** The options, in order. The hint of a disabled one must say why. */
  options: readonly CheckboxOption[];
  /** Checked values, when the caller keeps them. Set them to what `onValueChange` gives. */
  value?: readonly string[] | undefined;
  /** Initially checked values, when the group keeps them itself. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all checked values, in the order of the options, then those without one; once for a change before hydration. */
  onValueChange?: ((value: string[], details: CheckboxGroupChange) => void) | undefined;
};

/** Several answers out of a few: native checkboxes in a fieldset, each may reveal a further field. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, options, value, defaultValue = [], onValueChange, ref, ...group } = props;
  const id = useFieldId(name, props.id);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(fieldset, ref);
  // Read from the DOM, not from state, so that changes before hydration count.
  const report = (details: CheckboxGroupChange) => {
    const checked = findOptions(fieldset.current, name).filter((box) => box.checked);
    // Such as one whose option has not been loaded yet.
    const withoutBox = value?.filter((each) => options.every((option) => option.value !== each)) ?? [];
    onValueChange?.([...checked.map((box) => box.value), ...withoutBox], details);
  };
  usePreHydrationValue(fieldset, (details) => report({ ...details, option: undefined }), {
    name,
    isControlled: value !== undefined,
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
