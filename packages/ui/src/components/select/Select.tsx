'use client';
import { type Ref, useRef } from 'react';
import {
  type ControlProps,
  Field,
  type FieldChange,
  type FieldTextProps,
  type Label,
  splitFieldProps,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import type { FieldRootProps } from '../../internal/root-props.ts';
import { warnEmptyNames } from '../../internal/warn-empty-name.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './Select.css.ts';

/** One option. Its label is a string, because a native option shows nothing else. */
export type SelectOption = { value: string; label: string };

/** Options with a common label, e.g. the study sites of one state. */
export type SelectGroup = { label: string; options: readonly SelectOption[] };

/** A native select with a label: takes the attributes of `select` too, such as `autoComplete`. */
export type SelectProps = FieldTextProps &
  FieldRootProps &
  ControlProps<'select'> & {
    /** Names the field, always visible, above it. */
    label: Label;
    /** Name under which the form submits the chosen value. */
    name: string;
    /** Id of the select, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** Text of a first option with the value '', e.g. 'Choose a place'. Default: no such option. */
    placeholder?: string | undefined;
    /** Chosen value, when the caller keeps it. Set it to what `onValueChange` gives. */
    value?: string | undefined;
    /** Initial value, when the field keeps it itself. Default: that of the first option. */
    defaultValue?: string | undefined;
    /** Called with the value of the option that a person chose; once for one chosen before hydration. */
    onValueChange?: ((value: string, details: FieldChange) => void) | undefined;
    /** The select, for moving focus. */
    ref?: Ref<HTMLSelectElement> | undefined;
  } & (
    | { /** The options, in order. */ options: readonly SelectOption[]; groups?: undefined }
    | { /** The options, grouped, in order. */ groups: readonly SelectGroup[]; options?: undefined }
  );

/** One answer out of many: a native select with its label, hint and error. */
export function Select(props: SelectProps) {
  const { field, control } = splitFieldProps(props);
  const { id, ref, placeholder, options, groups, onChange, onValueChange, ...native } = control;
  warnEmptyNames(
    'Select',
    'groups[].label',
    (groups ?? []).map(({ label }) => label),
  );
  warnEmptyNames(
    'Select',
    groups ? 'groups[].options[].label' : 'options[].label',
    (groups?.flatMap((group) => group.options) ?? options ?? []).map(({ label }) => label),
  );
  useValueCheck(native, placeholder, options ?? groups?.flatMap((group) => group.options) ?? []);
  const select = useRef<HTMLSelectElement>(null);
  const mergedRef = useMergedRefs(select, ref);
  usePreHydrationValue(select, (details) => onValueChange?.(select.current?.value ?? '', details), {
    isControlled: native.value !== undefined,
  });
  return (
    <Field
      {...field}
      component="select"
      id={useFieldId(native.name, id)}
      control={(attributes) => (
        <div className={styles.frame}>
          <select
            {...native}
            {...attributes}
            ref={mergedRef}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value, { reason: 'input', event: event.nativeEvent });
            }}
            data-part="select"
            className={styles.select}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options?.map(renderOption)}
            {groups?.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.options.map(renderOption)}
              </optgroup>
            ))}
          </select>
          <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </div>
      )}
    />
  );
}

/** Without a placeholder the browser selects the first option in place of a value that has none. */
function useValueCheck(
  { value, defaultValue }: Pick<SelectProps, 'value' | 'defaultValue'>,
  placeholder: string | undefined,
  options: readonly SelectOption[],
): void {
  const given = value ?? defaultValue;
  if (given === undefined || placeholder !== undefined || options.length === 0) return;
  if (options.some((option) => option.value === given)) return;
  warnOnce('Select', {
    what: `\`${value === undefined ? 'defaultValue' : 'value'}\` is “${given}”, which is no option.`,
    why: 'The form would send the first option, which nobody has chosen.',
    todo: 'Add the option, or `placeholder` for no answer.',
  });
}

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);
