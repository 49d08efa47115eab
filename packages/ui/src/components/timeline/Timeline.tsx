'use client';
import { Message } from '../../i18n/Message.tsx';
import { type ResolvedMessages, useMessages } from '../../i18n/useMessages.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { HeadingLevel } from '../field/index.ts';
import { formatDateParts } from './format-date.ts';
import { type TimelineMessages, timelineMessages } from './Timeline.messages.ts';
import { type TimelineEvent, groupByYear, sortEvents, type TimelineOrder } from './order.ts';
import * as styles from './Timeline.css.ts';

type EventDateProps = ResolvedMessages<TimelineMessages> & { event: TimelineEvent; locale: string };

/** An event's date as text, with `time` around what programs can read. */
function EventDate({ event, locale, messages, getLang }: EventDateProps) {
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

// As a table

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles of a table that is laid out otherwise, for Safari, reviewed 2026-11 */

type TimelineTableProps = ResolvedMessages<TimelineMessages> & {
  label: string;
  events: readonly TimelineEvent[];
  locale: string;
};

/**
 * The events as rows. On a narrow screen the cells of a row are stacked; the roles are written out, since
 * Safari takes them from a table that is laid out otherwise.
 */
function TimelineTable({ label, events, locale, messages, getLang }: TimelineTableProps) {
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

// As a list

export type TimelineProps = RootProps<HTMLDivElement> & {
  /** Names the timeline. */
  label: string;
  events: readonly TimelineEvent[];
  /** Level of the events' headings; with groups that of the years, and the events have the next one. */
  headingLevel: Exclude<HeadingLevel, 1 | 6>;
  /** Default 'given'. */
  order?: TimelineOrder | undefined;
  /** Puts events of one year under a heading. Default false. */
  isGroupedByYear?: boolean | undefined;
  /** list: an ordered list · table: rows with columns, to compare. Default 'list'. */
  form?: 'list' | 'table' | undefined;
  /** Replaces its messages: 'What changed:', 'What happened', 'When'. */
  messages?: Partial<TimelineMessages> | undefined;
};

/** What happened, or will happen, in order: an ordered list with a heading for each event, or a table. */
export function Timeline(props: TimelineProps) {
  const {
    label,
    events: given,
    headingLevel,
    order = 'given',
    isGroupedByYear = false,
    form = 'list',
    messages: givenMessages,
    className,
    ...root
  } = props;
  const { locale } = useLocale();
  const { messages, getLang } = useMessages('Timeline', timelineMessages, givenMessages);
  const events = sortEvents(given, order);
  const shared = { label, locale, messages, getLang };
  warnEmptyName('Timeline', 'label', label);
  return (
    <div
      {...root}
      data-component="timeline"
      data-form={form}
      className={joinClassNames(styles.root, className)}
    >
      {form === 'table' && <TimelineTable events={events} {...shared} />}
      {form === 'list' && !isGroupedByYear && (
        <Events events={events} headingLevel={headingLevel} {...shared} />
      )}
      {form === 'list' &&
        isGroupedByYear &&
        groupByYear(events).map(({ year, events: eventsInYear }, index) => (
          <Year key={index} year={year} events={eventsInYear} headingLevel={headingLevel} {...shared} />
        ))}
    </div>
  );
}

type Shared = ResolvedMessages<TimelineMessages> & { label: string; locale: string };
type ListProps = Shared & { events: readonly TimelineEvent[]; headingLevel: Exclude<HeadingLevel, 1> };

function Year({ year, headingLevel, ...list }: ListProps & { year: string | undefined }) {
  const Heading = `h${headingLevel}` as const;
  const below = Math.min(6, headingLevel + 1) as ListProps['headingLevel'];
  if (year === undefined) return <Events {...list} headingLevel={below} />;
  return (
    <div data-part="year">
      <Heading data-part="year-heading" className={styles.year}>
        {year}
      </Heading>
      <Events {...list} label={`${list.label}, ${year}`} headingLevel={below} />
    </div>
  );
}

function Events({ events, headingLevel, label, ...shared }: ListProps) {
  const { messages, getLang } = shared;
  const Heading = `h${headingLevel}` as const;
  return (
    // Safari takes the role from a list without numbers.
    <ol
      role="list"
      aria-label={label}
      data-part="events"
      className={events.some(hasTime) ? styles.timedEvents : styles.events}
    >
      {events.map((event) => (
        <li key={event.id} id={event.id} data-part="event" className={styles.event}>
          <Heading data-part="title" className={styles.title}>
            {event.title}
          </Heading>
          <When event={event} {...shared} />
          {event.content && (
            <div data-part="content" className={styles.content}>
              {event.content}
            </div>
          )}
          {event.change !== undefined && (
            <p data-part="change" className={styles.change}>
              <strong lang={getLang('change')}>{messages.change}</strong> {event.change}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

const hasTime = ({ when, date }: TimelineEvent) => when !== undefined || date !== undefined;

/** After the heading, so that it is read after it. */
function When(props: EventDateProps) {
  if (!hasTime(props.event)) return null;
  return (
    <p data-part="when" className={styles.when}>
      <EventDate {...props} />
    </p>
  );
}
