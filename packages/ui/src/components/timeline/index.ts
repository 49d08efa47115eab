export { Timeline, type TimelineProps } from './Timeline.tsx';
export type { TimelineMessages } from './Timeline.messages.ts';
export type { TimelineEvent } from './order.ts';
export { formatDateParts, type DatePart, type TimelineDate } from './format-date.ts';
