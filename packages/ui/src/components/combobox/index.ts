export { Combobox, type ComboboxChange, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxLocale, ComboboxWords } from './Combobox.messages.ts';
export { type ComboboxOption, matchingOptions, optionOf } from './options.ts';
