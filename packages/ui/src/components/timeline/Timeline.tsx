'use client';
import { useLocale } from '../../i18n/locale-context.ts';
import { type ResolvedMessages, useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { HeadingLevel } from '../field/index.ts';
import { groupByYear, sortEvents, type TimelineOrder } from './order.ts';
import * as styles from './Timeline.css.ts';
import { type TimelineMessages, timelineMessages } from './Timeline.messages.ts';
import type { TimelineEvent } from './timeline-event.ts';
import { TimelineTable } from './TimelineTable.tsx';
import { EventDate, type EventDateProps } from './EventDate.tsx';

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
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
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
