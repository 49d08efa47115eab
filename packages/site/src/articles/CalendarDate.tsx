import { useIntl } from 'react-intl';

/** A day ('2025-10-31') or a month ('2025-11') in the words of the page. */
export function CalendarDate({ date }: { date: string }) {
  const intl = useIntl();
  const isDay = date.length === '2025-10-31'.length;
  return (
    <time dateTime={date}>
      {intl.formatDate(date, {
        year: 'numeric',
        month: 'long',
        day: isDay ? 'numeric' : undefined,
        // The date stands without a time zone; it must not slip to the day before.
        timeZone: 'UTC',
      })}
    </time>
  );
}
