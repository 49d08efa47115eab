export { type Step, StepIndicator, type StepIndicatorProps } from './StepIndicator.tsx';
export type { StepIndicatorMessages } from './StepIndicator.messages.ts';
