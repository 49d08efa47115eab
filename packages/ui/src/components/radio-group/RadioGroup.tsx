'use client';
import { useRef } from 'react';
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

export type RadioGroupProps = FieldGroupRootProps & {
  /** Names the group: the question. */
  legend: Label;
  /** Name under which the form sends the chosen value. */
  name: string;
  /** The answers, in order. One that cannot be chosen must say why in its hint. */
  options: readonly FieldOption[];
  /**
   * list: one line each · card: a large box each, with the label as its title and the hint as its text, for the few
   * answers that a page is about. Default 'list'.
   */
  variant?: 'list' | 'card' | undefined;
  /** Chosen value, when the caller keeps it; null for none. Set it to what `onValueChange` gives. */
  value?: string | null | undefined;
  /** Chosen value at the start, when the group keeps it itself. Default: none. */
  defaultValue?: string | null | undefined;
  /** Called with the value that a person chose; once for what was chosen before hydration. */
  onValueChange?: ((value: string, details: FieldChange) => void) | undefined;
};

/** One answer out of a few: native radio buttons in a fieldset. For more than about 12 use Select. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    name,
    options,
    variant = 'list',
    value,
    defaultValue,
    onValueChange,
    ref,
    className,
    ...group
  } = props;
  const id = useFieldId(name, props.id);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(fieldset, ref);
  usePreHydrationValue(fieldset, () => {
    const chosen = findOptions(fieldset.current, name).find(({ checked }) => checked);
    if (chosen && !chosen.defaultChecked)
      onValueChange?.(chosen.value, { reason: 'hydration', event: undefined });
  });
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
