export { Calendar, type CalendarProps } from '../../aria/Calendar.tsx';
export { type DayRange, RangeCalendar, type RangeCalendarProps } from '../../aria/RangeCalendar.tsx';
export type { CalendarMessages } from './Calendar.messages.ts';
