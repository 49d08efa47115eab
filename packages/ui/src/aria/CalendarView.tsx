'use client';
import { type CalendarDate, getLocalTimeZone, isSameDay } from '@internationalized/date';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import { type CalendarAria, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import type { CalendarMessages } from '../components/calendar/Calendar.messages.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { Message } from '../i18n/Message.tsx';
import type { ResolvedMessages } from '../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../internal/root-props.ts';
import * as styles from './Calendar.css.ts';
import { type CalendarLimits, toLimits } from './calendar-dates.ts';

type State = CalendarState | RangeCalendarState;

/** Why a day cannot be chosen, in a few words; undefined for a day that can. */
export type GetUnavailableReason = (day: string) => string | undefined;

export type CalendarViewProps = CalendarLimits & {
  root: RootProps<HTMLDivElement, 'aria-label' | 'aria-labelledby'>;
  state: State;
  aria: CalendarAria;
  resolved: ResolvedMessages<CalendarMessages>;
  getUnavailableReason: GetUnavailableReason | undefined;
  /** Receives the day that has focus, or would get it. */
  focusRef: RefObject<HTMLElement | null> | undefined;
};

/** A month of days, with the buttons around it. */
export function CalendarView(props: CalendarViewProps) {
  const { root, state, aria, resolved, getUnavailableReason, focusRef, min, max } = props;
  const { className, ref, ...rest } = root;
  const { messages, getLang } = resolved;
  const grid = useCalendarGrid({ weekdayStyle: 'short' }, state);
  const { start } = state.visibleRange;
  const reason = getUnavailableReason?.(state.focusedDate.toString());
  return (
    <div
      {...rest}
      {...aria.calendarProps}
      ref={ref}
      data-component="calendar"
      className={joinClassNames(styles.root, className)}
    >
      <div data-part="bar" className={styles.bar}>
        <PageButton
          {...aria.prevButtonProps}
          label={messages.previous}
          lang={getLang('previous')}
          part="previous"
        >
          <path d="M15 4l-8 8 8 8" />
        </PageButton>
        <p data-part="month" className={styles.month}>
          {aria.title}
        </p>
        <PageButton {...aria.nextButtonProps} label={messages.next} lang={getLang('next')} part="next">
          <path d="M9 4l8 8-8 8" />
        </PageButton>
      </div>
      <table {...grid.gridProps} data-part="grid" className={styles.grid}>
        <thead {...grid.headerProps}>
          <tr>
            {grid.weekDays.map((day) => (
              <th key={day} className={styles.weekday}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: grid.weeksInMonth }, (_, week) => (
            <tr key={week}>
              {state
                .getDatesInWeek(week)
                .map((day, index) =>
                  day?.month === start.month ? (
                    <Day
                      key={day.toString()}
                      day={day}
                      state={state}
                      reason={getUnavailableReason?.(day.toString())}
                      focusRef={focusRef}
                    />
                  ) : (
                    <td key={index} />
                  ),
                )}
            </tr>
          ))}
        </tbody>
      </table>
      <Limits min={min} max={max} resolved={resolved} />
      {/* Screen readers have it as the description of the day. */}
      <p data-part="reason" aria-hidden="true" className={styles.note}>
        {reason}
      </p>
    </div>
  );
}

type PageButtonProps = AriaButtonProps & {
  label: string;
  lang: 'en' | undefined;
  part: string;
  children: ReactNode;
};

function PageButton({ label, lang, part, children, ...aria }: PageButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ ...aria, 'aria-label': label }, ref);
  return (
    <button {...buttonProps} ref={ref} lang={lang} data-part={part} className={styles.page}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        {children}
      </svg>
    </button>
  );
}

type DayProps = {
  day: CalendarDate;
  state: State;
  reason: string | undefined;
  focusRef: RefObject<HTMLElement | null> | undefined;
};

function Day({ day, state, reason, focusRef }: DayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const cell = useCalendarCell({ date: day }, state, ref);
  const isCurrent = isSameDay(day, state.focusedDate);
  // Before a dialog around it opens.
  useLayoutEffect(() => {
    if (isCurrent && focusRef) focusRef.current = ref.current;
  }, [isCurrent, focusRef]);
  const described = [cell.buttonProps['aria-describedby'], reason && reasonId].filter(Boolean).join(' ');
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  return (
    <td {...cell.cellProps} className={styles.cell}>
      <div
        {...cell.buttonProps}
        ref={ref}
        aria-describedby={described || undefined}
        data-part="day"
        data-selected={cell.isSelected ? '' : undefined}
        data-range-end={range && (isSameDay(day, range.start) || isSameDay(day, range.end)) ? '' : undefined}
        data-unavailable={cell.isUnavailable ? '' : undefined}
        data-outside-limits={cell.isDisabled && !cell.isUnavailable ? '' : undefined}
        className={styles.day}
      >
        {cell.formattedDate}
      </div>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </td>
  );
}

function Limits({ min, max, resolved }: CalendarLimits & Pick<CalendarViewProps, 'resolved'>) {
  const { locale } = useLocale();
  const { messages, getLang } = resolved;
  if (min === undefined && max === undefined) return null;
  const { minValue, maxValue } = toLimits({ min, max });
  const format = (day: CalendarDate | undefined) =>
    day && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(day.toDate(getLocalTimeZone()));
  return (
    <p data-part="limits" className={styles.note}>
      <Message lang={getLang('limits')}>{messages.limits(format(minValue), format(maxValue))}</Message>
    </p>
  );
}
