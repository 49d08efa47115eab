import type { Locale } from '../../i18n/known-locale.ts';
import { formatDateParts } from './format-date.ts';
import type { TimelineEvent } from './timeline-event.ts';

/** An event's date as text, with `time` around what programs can read. */
export function EventDate({ event, locale }: { event: TimelineEvent; locale: Locale }) {
  if (event.when !== undefined) return event.when;
  if (event.date === undefined) return null;
  return formatDateParts(event.date, locale).map(({ text, dateTime }, index) =>
    dateTime === undefined ? (
      text
    ) : (
      <time key={index} dateTime={dateTime}>
        {text}
      </time>
    ),
  );
}
