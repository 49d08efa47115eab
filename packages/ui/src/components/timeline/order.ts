import type { ReactNode } from 'react';
import type { Label } from '../field/index.ts';
import { type TimelineDate, getTimestamp, getYear } from './format-date.ts';

/** One event of a timeline. */
export type TimelineEvent = {
  /** Unique on the page: a link can lead to the event. */
  id: string;
  title: Label;
  /** When it was. Default: none. */
  date?: TimelineDate | undefined;
  /** When it is, as text, where there is no date: '3 months after you join'. Default: the date. */
  when?: Label | undefined;
  /** What is different since. Default: none. */
  change?: Label | undefined;
  /** More about it. Default: none. */
  content?: ReactNode;
};

type Dated = { date?: TimelineDate | undefined };

/** given: as they come · oldest-first, newest-first: by the beginning of each, those without a date last. */
export type TimelineOrder = 'given' | 'oldest-first' | 'newest-first';

/** Sorts events; those that begin at the same time keep their order. */
export function sortEvents<Event extends Dated>(events: readonly Event[], order: TimelineOrder): Event[] {
  if (order === 'given') return [...events];
  const sign = order === 'oldest-first' ? 1 : -1;
  return events.toSorted((one, other) => {
    const [first, second] = [getTimestamp(one.date), getTimestamp(other.date)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    return sign * (first - second);
  });
}

/** Events that follow each other and begin in the same year; `year` is undefined for those without a date. */
type YearGroup<Event> = { year: string | undefined; events: Event[] };

/** Groups by year, keeping the order. */
export function groupByYear<Event extends Dated>(events: readonly Event[]): YearGroup<Event>[] {
  const groups: YearGroup<Event>[] = [];
  for (const event of events) {
    const year = getYear(event.date);
    const last = groups.at(-1);
    if (last && last.year === year) last.events.push(event);
    else groups.push({ year, events: [event] });
  }
  return groups;
}
