export { type Announcing, ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export type { ProgressBarLocale, ProgressBarWords } from './ProgressBar.messages.ts';
