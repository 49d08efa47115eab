export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export type { PickerMessages } from './DatePicker.messages.ts';
