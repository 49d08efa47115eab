export { type AnnouncementPolicy, ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export type { ProgressBarLocale, ProgressBarMessages } from './ProgressBar.messages.ts';
