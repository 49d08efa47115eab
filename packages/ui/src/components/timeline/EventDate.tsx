import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { formatDateParts } from './format-date.ts';
import type { TimelineMessages } from './Timeline.messages.ts';
import type { TimelineEvent } from './timeline-event.ts';

export type EventDateProps = ResolvedMessages<TimelineMessages> & { event: TimelineEvent; locale: string };

/** An event's date as text, with `time` around what programs can read. */
export function EventDate({ event, locale, messages, getLang }: EventDateProps) {
  if (event.when !== undefined) return event.when;
  if (event.date === undefined) return null;
  return formatDateParts(event.date, locale, messages).map(({ text, dateTime, message }, index) =>
    dateTime === undefined ? (
      <Message key={index} lang={message && getLang(message)}>
        {text}
      </Message>
    ) : (
      <time key={index} dateTime={dateTime}>
        {text}
      </time>
    ),
  );
}
