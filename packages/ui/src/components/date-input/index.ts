export { DateInput, type DateInputActions, type DateInputChange, type DateInputProps } from './DateInput.tsx';
export type { DateInputMessages } from './DateInput.messages.ts';
export { getDateParts, toDateParts } from './parse-date.ts';
export { formatDateError } from './format-date-error.ts';
export {
  type DateError,
  type DatePart,
  type DateParts,
  type DateResult,
  type DateRules,
  parseDateParts,
} from './parse-date.ts';
