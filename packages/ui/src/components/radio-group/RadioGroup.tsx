'use client';
import { type Ref, useImperativeHandle, useRef } from 'react';
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
import { joinClassNames } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './RadioGroup.css.ts';

export type RadioGroupActions = {
  /**
   * Moves focus where Tab would: to the chosen answer, otherwise to the first that can be chosen. For a group without an
   * answer that a page asks for, and as `ref` of react-hook-form's Controller.
   */
  focus: () => void;
};

export type RadioGroupProps = FieldGroupRootProps & {
  /** Names the group, usually with a question. */
  legend: Label;
  /** Name of the group in the form data. */
  name: string;
  /** The options, in order. The hint of a disabled one must give the reason. */
  options: readonly FieldOption[];
  /**
   * list: one line each · card: a large box each, with the label as its title and the hint as its text, for the few
   * options that a page is about. Default 'list'.
   */
  variant?: 'list' | 'card' | undefined;
  /** Value of the checked option, when controlled; null for none. Set it to what `onValueChange` reports. */
  value?: string | null | undefined;
  /** Value of the option that is checked initially, when uncontrolled. Default: none. */
  defaultValue?: string | null | undefined;
  /** Called with the value that a person checked; once for one that was checked before hydration. '' after a reset to none. */
  onValueChange?: ((value: string, details: FieldChange) => void) | undefined;
  /** Receives what the page's code can do with the group. */
  actionsRef?: Ref<RadioGroupActions> | undefined;
};

/** One option out of a few: native radio buttons in a fieldset. For more than about 12 use Select. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    name,
    options,
    variant = 'list',
    value,
    defaultValue,
    onValueChange,
    actionsRef,
    ref,
    className,
    ...group
  } = props;
  const id = useFieldId(name, props.id);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(fieldset, ref);
  useImperativeHandle(
    actionsRef,
    () => ({
      focus: () => {
        const answers = findOptions(fieldset.current, name).filter((answer) => !answer.matches(':disabled'));
        (answers.find(({ checked }) => checked) ?? answers[0])?.focus();
      },
    }),
    [name],
  );
  usePreHydrationValue(
    fieldset,
    (details) => {
      const chosen = findOptions(fieldset.current, name).find(({ checked }) => checked);
      onValueChange?.(chosen?.value ?? '', details);
    },
    { name, isControlled: value !== undefined },
  );
  return (
    <FieldGroup
      {...group}
      component="radio-group"
      role="radiogroup"
      id={id}
      ref={mergedRef}
      data-variant={variant}
      className={variant === 'card' ? joinClassNames(styles.cards, className) : className}
    >
      {options.map((option, index) => (
        <FieldChoice
          key={option.value}
          type="radio"
          id={getOptionId(id, index)}
          name={name}
          option={option}
          isChecked={value === undefined ? undefined : option.value === value}
          defaultChecked={option.value === defaultValue}
          onChange={({ nativeEvent }) =>
            onValueChange?.(option.value, { reason: 'input', event: nativeEvent })
          }
        />
      ))}
    </FieldGroup>
  );
}
