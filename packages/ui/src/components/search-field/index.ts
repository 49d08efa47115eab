export { SearchField, type SearchFieldChange, type SearchFieldProps } from './SearchField.tsx';
export type { SearchFieldMessages } from './SearchField.messages.ts';
