export { type AnnouncementPolicy, ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export type { ProgressBarMessages } from './ProgressBar.messages.ts';
