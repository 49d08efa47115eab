'use client';
import type { RefObject } from 'react';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { type CalendarMessages, calendarMessages } from '../components/calendar/Calendar.messages.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { useMessages } from '../i18n/useMessages.ts';
import type { RootProps } from '../internal/root-props.ts';
import { warnEmptyName } from '../internal/warn-empty-name.ts';
import { AriaLocale } from './AriaLocale.tsx';
import { type CalendarLimits, createCalendar, toLimits, toWholeDay } from './calendar-dates.ts';
import { CalendarView, type GetUnavailableReason } from './CalendarView.tsx';

export type CalendarBaseProps = RootProps<HTMLDivElement, 'aria-label' | 'aria-labelledby'> &
  CalendarLimits & {
    /** Names the calendar by what is chosen, such as 'Date of your visit'. */
    label: string;
    /** Why a day cannot be chosen, in a few words; undefined for a day that can. It is shown and read at that day. */
    getUnavailableReason?: GetUnavailableReason | undefined;
    /** The day of the month that is shown first, in ISO 8601. Default: the chosen day, else today. */
    defaultFocusedDay?: string | undefined;
    /** Receives the day that has focus, or would get it: for `initialFocusRef` of a Dialog. */
    focusRef?: RefObject<HTMLElement | null> | undefined;
    /** Replaces the messages. */
    messages?: Partial<CalendarMessages> | undefined;
  };

export type CalendarProps = CalendarBaseProps & {
  /** The chosen day in ISO 8601, when controlled; null for none. */
  value?: string | null | undefined;
  /** The chosen day at first, when uncontrolled. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the day that was chosen. */
  onValueChange?: ((day: string) => void) | undefined;
};

/**
 * A month of days of which a person chooses one, by pointer or by the keys of the APG grid. It needs script: give a
 * DateInput beside it, as DatePicker does. The Gregorian calendar in the numbers and names of the locale.
 */
export const Calendar = (props: CalendarProps) => (
  <AriaLocale>
    <Month {...props} />
  </AriaLocale>
);

function Month(props: CalendarProps) {
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
    ...root
  } = props;
  const { locale } = useLocale();
  warnEmptyName('Calendar', 'label', label);
  const resolved = useMessages<CalendarMessages>('Calendar', calendarMessages, messages);
  const options = {
    'aria-label': label,
    ...(value !== undefined && { value: toWholeDay(value ?? undefined) }),
    defaultValue: toWholeDay(defaultValue),
    ...(defaultFocusedDay !== undefined && { defaultFocusedValue: toWholeDay(defaultFocusedDay) }),
    ...(getUnavailableReason && {
      isDateUnavailable: (day: { toString: () => string }) =>
        getUnavailableReason(day.toString()) !== undefined,
    }),
    ...toLimits({ min, max }),
    onChange: (day: { toString: () => string } | null) => {
      if (day) onValueChange?.(day.toString());
    },
  };
  const state = useCalendarState({ ...options, locale, createCalendar });
  const aria = useCalendar(options, state);
  return <CalendarView {...{ root, state, aria, resolved, getUnavailableReason, focusRef, min, max }} />;
}
