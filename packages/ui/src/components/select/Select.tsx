'use client';
import { type Ref, useRef } from 'react';
import { Field, usePreHydrationValue, type FieldTextProps, type Label, useFieldId } from '../field/index.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './Select.css.ts';

/** One answer. Its label is text, because a native option shows nothing else. */
export type SelectOption = { value: string; label: string };

/** Answers under a heading, e.g. the places of one state. */
export type SelectGroup = { label: string; options: readonly SelectOption[] };

export type SelectProps = FieldTextProps & {
  /** Names the field, always seen, above it. */
  label: Label;
  /** Name under which the form sends the chosen value. */
  name: string;
  /** Id of the select, which an error summary links to. Default: one that is unique on the page. */
  id?: string | undefined;
  /** Words of a first answer with the value '', e.g. 'Choose a place'. Default: no such answer. */
  placeholder?: string | undefined;
  /** Value chosen at first. Default: the first answer. */
  defaultValue?: string | undefined;
  /** Called when a person chooses another answer; once for what was chosen before script. */
  onChange?: ((value: string, details: { reason: 'choose' | 'before-script' }) => void) | undefined;
  /** The select, for moving focus. */
  ref?: Ref<HTMLSelectElement> | undefined;
} & (
    | { /** The answers, in order. */ options: readonly SelectOption[]; groups?: undefined }
    | { /** The answers, grouped, in order. */ groups: readonly SelectGroup[]; options?: undefined }
  );

/** One answer out of many: a native select with its label, hint and error. */
export function Select({ ref, ...props }: SelectProps) {
  const { name, placeholder, options, groups, onChange } = props;
  const select = useRef<HTMLSelectElement>(null);
  const mergedRef = useMergedRefs(select, ref);
  usePreHydrationValue(() => {
    const field = select.current;
    if (!field) return;
    const printed = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (field.selectedIndex !== Math.max(printed, 0)) onChange?.(field.value, { reason: 'before-script' });
  });
  return (
    <Field
      {...props}
      component="select"
      id={useFieldId(name, props.id)}
      control={(attributes) => (
        <div className={styles.frame}>
          <select
            {...attributes}
            ref={mergedRef}
            name={name}
            defaultValue={props.defaultValue}
            onChange={(event) => onChange?.(event.currentTarget.value, { reason: 'choose' })}
            data-part="select"
            className={styles.select}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options && <Options options={options} />}
            {groups?.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path
              d="m6 9 6 6 6-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </svg>
        </div>
      )}
    />
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
