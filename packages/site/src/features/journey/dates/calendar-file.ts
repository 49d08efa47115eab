import ical, { ICalCalendarMethod } from 'ical-generator';
import type { DatedStep } from './schedule.ts';

export type CalendarFileTexts = {
  /** Name of the calendar, such as 'My visits'. */
  name: string;
  /** What each event says: to ask the study site for the exact day and place, and the phone. */
  description: string;
  location: string;
};

/** A calendar file (iCalendar, RFC 5545) with an event of whole days for each step. */
export function createCalendarFile(
  steps: readonly DatedStep[],
  { name, description, location }: CalendarFileTexts,
): string {
  const calendar = ical({ name, prodId: '//longcovid//my-visits//EN', method: ICalCalendarMethod.PUBLISH });
  for (const { id, title, first, last } of steps) {
    // The end of an event of whole days is the day after.
    const end = new Date(`${last ?? first}T00:00Z`);
    end.setUTCDate(end.getUTCDate() + 1);
    calendar.createEvent({
      id: `${id}-${first}@longcovid`,
      // Stands for no moment of the visitor's, so that two files of the same dates are alike.
      stamp: new Date(`${first}T00:00Z`),
      start: new Date(`${first}T00:00Z`),
      end,
      allDay: true,
      timezone: 'UTC',
      summary: title,
      description,
      location,
    });
  }
  return calendar.toString();
}
