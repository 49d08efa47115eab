import type { ReactElement } from 'react';
import { CheckboxGroup } from '../src/components/checkbox-group/index.ts';
import { Checkbox } from '../src/components/checkbox/index.ts';
import { Combobox } from '../src/components/combobox/index.ts';
import { PasswordInput } from '../src/components/password-input/index.ts';
import { RadioGroup } from '../src/components/radio-group/index.ts';
import { SearchField } from '../src/components/search-field/index.ts';
import { Select } from '../src/components/select/index.ts';
import { Switch } from '../src/components/switch/index.ts';
import { TextArea } from '../src/components/text-area/index.ts';
import { TextField } from '../src/components/text-field/index.ts';

/** The answers of each field that has some. */
export const options = [
  { value: 'adult', label: 'Adults' },
  { value: 'child', label: 'Children' },
];
/** What a caller does with a field: it keeps the value, or leaves it to the field. */
export type FieldState = {
  value?: string;
  initial?: string;
  set: (next: string, details: { reason: string; event?: Event | undefined }) => void;
};

/** Each field, its value as a string: controlled with `value`, uncontrolled with `initial`. */
export const fields: Record<string, (state: FieldState) => ReactElement> = {
  TextField: ({ value, initial, set }) => (
    <TextField label="Field" name="field" value={value} defaultValue={initial} onValueChange={set} />
  ),
  // It has no initial value.
  PasswordInput: ({ value, set }) => (
    <PasswordInput
      label="Field"
      name="field"
      autoComplete="current-password"
      value={value}
      onValueChange={set}
    />
  ),
  TextArea: ({ value, initial, set }) => (
    <TextArea label="Field" name="field" value={value} defaultValue={initial} onValueChange={set} />
  ),
  SearchField: ({ value, initial, set }) => (
    <SearchField label="Field" name="field" value={value} defaultValue={initial} onValueChange={set} />
  ),
  Select: ({ value, initial, set }) => (
    <Select
      label="Field"
      name="field"
      options={options}
      value={value}
      defaultValue={initial}
      onValueChange={set}
    />
  ),
  Combobox: ({ value, initial, set }) => (
    <Combobox
      label="Field"
      name="field"
      options={options}
      value={value}
      defaultValue={initial}
      onValueChange={set}
    />
  ),
  RadioGroup: ({ value, initial, set }) => (
    <RadioGroup
      legend="Field"
      name="field"
      options={options}
      value={value}
      defaultValue={initial}
      onValueChange={set}
    />
  ),
  CheckboxGroup: ({ value, initial = '', set }) => (
    <CheckboxGroup
      legend="Field"
      name="field"
      options={options}
      value={value === undefined ? undefined : [value]}
      defaultValue={[initial]}
      onValueChange={(next, details) => set(next.find((each) => each !== value) ?? '', details)}
    />
  ),
  Checkbox: ({ value, set }) => (
    <Checkbox
      label="Field"
      name="field"
      value="child"
      isChecked={value === undefined ? undefined : value === 'child'}
      onCheckedChange={(isChecked, details) => set(isChecked ? 'child' : 'adult', details)}
    />
  ),
  Switch: ({ value, set }) => (
    <Switch
      label="Field"
      name="field"
      value="child"
      isChecked={value === undefined ? undefined : value === 'child'}
      onCheckedChange={(isChecked, details) => set(isChecked ? 'child' : 'adult', details)}
    />
  ),
};
