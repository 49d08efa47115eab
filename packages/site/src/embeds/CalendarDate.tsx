import { useIntl } from 'react-intl';

/** A day ('2025-10-31'), a month ('2025-11') or a year ('2025') in the language and precision of the source. */
export function CalendarDate({ date }: { date: string }) {
  const intl = useIntl();
  return (
    <time dateTime={date}>
      {intl.formatDate(date, {
        year: 'numeric',
        month: date.length > '2025'.length ? 'long' : undefined,
        day: date.length > '2025-10'.length ? 'numeric' : undefined,
        // A date without a time zone must not shift to the day before.
        timeZone: 'UTC',
      })}
    </time>
  );
}
