export { type Step, StepIndicator, type StepIndicatorProps } from './StepIndicator.tsx';
export type { StepIndicatorLocale, StepIndicatorWords } from './StepIndicator.messages.ts';
