export { Timeline, type TimelineProps } from './Timeline.tsx';
export type { TimelineEvent } from './timeline-event.ts';
export { formatDateParts, type DatePart, type TimelineDate } from './format-date.ts';
