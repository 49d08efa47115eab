export { Combobox, type ComboboxChange, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxMessages } from './Combobox.messages.ts';
export type { ComboboxMatching, ComboboxVariant } from './ComboboxList.tsx';
export { type ComboboxOption, filterOptions, findOption } from './options.ts';
