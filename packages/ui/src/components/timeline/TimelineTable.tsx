/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles of a table that is laid out otherwise, for Safari, reviewed 2026-11 */
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './Timeline.css.ts';
import type { TimelineMessages } from './Timeline.messages.ts';
import type { TimelineEvent } from './timeline-event.ts';
import { EventDate } from './EventDate.tsx';

type TimelineTableProps = ResolvedMessages<TimelineMessages> & {
  label: string;
  events: readonly TimelineEvent[];
  locale: string;
};

/**
 * The events as rows. On a narrow screen the cells of a row are stacked; the roles are written out, since
 * Safari takes them from a table that is laid out otherwise.
 */
export function TimelineTable({ label, events, locale, messages, getLang }: TimelineTableProps) {
  const hasChanges = events.some(({ change }) => change !== undefined);
  const columns = [
    ['event', messages.event],
    ['date', messages.date],
    ...(hasChanges ? [['change', messages.change.replace(/:$/, '')] as const] : []),
  ] as const;
  return (
    <table role="table" data-part="table" className={styles.table}>
      <caption className={styles.caption}>{label}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(([key, column]) => (
            <th key={key} lang={getLang(key)} scope="col" role="columnheader" className={styles.cell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {events.map((event) => (
          <tr key={event.id} id={event.id} role="row" data-part="event" className={styles.row}>
            <th scope="row" role="rowheader" className={styles.cell}>
              {event.title}
              {event.content && (
                <div data-part="content" className={styles.cellContent}>
                  {event.content}
                </div>
              )}
            </th>
            <td role="cell" data-part="when" className={styles.cell}>
              <EventDate {...{ event, locale, messages, getLang }} />
            </td>
            {hasChanges && (
              <td role="cell" data-part="change" data-label={messages.change} className={styles.changeCell}>
                {event.change}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
