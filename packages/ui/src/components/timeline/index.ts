export { Timeline, type TimelineProps } from './Timeline.tsx';
export type { TimelineEvent } from './timeline-event.ts';
export { dateWords, type DatePart, type TimelineDate } from './format-date.ts';
