export { NumberField, type NumberFieldChange, type NumberFieldProps } from './NumberField.tsx';
export type { NumberFieldMessages } from './NumberField.messages.ts';
export { formatNumberError } from './parse-number.ts';
export { type NumberResult, type NumberRules, parseNumber } from './parse-number.ts';
