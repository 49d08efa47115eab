import { formatDateParts } from './format-date.ts';
import type { TimelineMessages } from './Timeline.messages.ts';
import type { TimelineEvent } from './timeline-event.ts';

export type EventDateProps = { event: TimelineEvent; locale: string; messages: TimelineMessages };

/** An event's date as text, with `time` around what programs can read. */
export function EventDate({ event, locale, messages }: EventDateProps) {
  if (event.when !== undefined) return event.when;
  if (event.date === undefined) return null;
  return formatDateParts(event.date, locale, messages).map(({ text, dateTime }, index) =>
    dateTime === undefined ? (
      text
    ) : (
      <time key={index} dateTime={dateTime}>
        {text}
      </time>
    ),
  );
}
