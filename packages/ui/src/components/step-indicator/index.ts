export { type Step, StepIndicator, type StepIndicatorProps } from './StepIndicator.tsx';
export type { StepIndicatorLocale, StepIndicatorMessages } from './StepIndicator.messages.ts';
