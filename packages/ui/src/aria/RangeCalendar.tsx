'use client';
import { useRef } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { type CalendarMessages, calendarMessages } from '../components/calendar/Calendar.messages.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { warnEmptyName } from '../internal/warn-empty-name.ts';
import { AriaLocale } from './AriaLocale.tsx';
import type { CalendarBaseProps } from './Calendar.tsx';
import { createCalendar, toDay, toLimits, toWholeDay } from './calendar-dates.ts';
import { CalendarView } from './CalendarView.tsx';

/** First and last day, in ISO 8601. */
export type DayRange = { start: string; end: string };

export type RangeCalendarProps = CalendarBaseProps & {
  /** First and last day, when controlled; null for none. */
  value?: DayRange | null | undefined;
  /** First and last day at first, when uncontrolled. Default: none. */
  defaultValue?: DayRange | undefined;
  /** Called with both days once the second one was chosen; the earlier one is `start`. */
  onValueChange?: ((range: DayRange) => void) | undefined;
};

const toRange = (range: DayRange | null | undefined) =>
  range ? { start: toDay(range.start), end: toDay(range.end) } : null;

/** A Calendar of which a person chooses the first and the last day. A range never spans a day that cannot be chosen. */
export const RangeCalendar = (props: RangeCalendarProps) => (
  <AriaLocale>
    <Month {...props} />
  </AriaLocale>
);

function Month(props: RangeCalendarProps) {
  const {
    label,
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    getUnavailableReason,
    defaultFocusedDay,
    focusRef,
    messages,
    ref: given,
    ...root
  } = props;
  const { locale } = useLocale();
  warnEmptyName('RangeCalendar', 'label', label);
  const resolved = useMessages<CalendarMessages>('Calendar', calendarMessages, messages);
  const own = useRef<HTMLDivElement>(null);
  const ref = useMergedRefs(own, given);
  const options = {
    'aria-label': label,
    ...(value !== undefined && { value: toRange(value) }),
    defaultValue: toRange(defaultValue),
    ...(defaultFocusedDay !== undefined && { defaultFocusedValue: toWholeDay(defaultFocusedDay) }),
    ...(getUnavailableReason && {
      isDateUnavailable: (day: { toString: () => string }) =>
        getUnavailableReason(day.toString()) !== undefined,
    }),
    ...toLimits({ min, max }),
    onChange: (range: { start: { toString: () => string }; end: { toString: () => string } } | null) => {
      if (range) onValueChange?.({ start: range.start.toString(), end: range.end.toString() });
    },
  };
  const state = useRangeCalendarState({ ...options, locale, createCalendar });
  const aria = useRangeCalendar(options, state, own);
  return (
    <CalendarView
      {...{ root: { ...root, ref }, state, aria, resolved, getUnavailableReason, focusRef, min, max }}
    />
  );
}
