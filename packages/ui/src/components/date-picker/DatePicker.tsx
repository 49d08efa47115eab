'use client';
import { type ComponentType, useRef, useState } from 'react';
import type { CalendarDialogProps } from '../../aria/CalendarDialog.tsx';
import { useLocale } from '../../i18n/locale-context.ts';
import { Message } from '../../i18n/Message.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import type { CalendarMessages } from '../calendar/index.ts';
import {
  DateInput,
  type DateInputActions,
  type DateInputChange,
  type DateInputProps,
  type DateParts,
  parseDateParts,
} from '../date-input/index.ts';
import * as styles from './DatePicker.css.ts';
import { type PickerMessages, pickerMessages } from './DatePicker.messages.ts';
import { chunk } from './chunk.ts';

export type DatePickerProps = Omit<DateInputProps, 'canBePartial' | 'children'> & {
  /** Why a day cannot be chosen in the calendar, in a few words; undefined for a day that can. */
  getUnavailableReason?: ((day: string) => string | undefined) | undefined;
  /** Replaces the messages of the button. Those of the boxes are `messages`. */
  pickerMessages?: Partial<PickerMessages> | undefined;
  /** Replaces the messages of the calendar. */
  calendarMessages?: Partial<CalendarMessages> | undefined;
};

type Loaded = 'no' | 'pending' | 'failed' | ComponentType<CalendarDialogProps>;

/** The day in words, as it is announced: a person hears what was filled in before the boxes are read. */
const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/**
 * A DateInput with a calendar beside it: for a day that people choose by the day of the week. The server prints the
 * DateInput alone; with script a button opens the calendar, whose script is fetched at that press. It needs the optional
 * peers react-aria and react-stately.
 */
export function DatePicker(props: DatePickerProps) {
  const {
    getUnavailableReason,
    pickerMessages: given,
    calendarMessages,
    actionsRef,
    onValueChange,
    ...input
  } = props;
  const { min, max, value, defaultValue, isReadOnly, isDisabled, legend } = input;
  const { locale } = useLocale();
  const { messages, getLang } = useMessages<PickerMessages>('DatePicker', pickerMessages, given);
  const isHydrated = useHydrated();
  const actions = useRef<DateInputActions>(null);
  const mergedActions = useMergedRefs(actions, actionsRef);
  const [typed, setTyped] = useState<DateParts>();
  const [calendar, setCalendar] = useState<{ loaded: Loaded; isOpen: boolean }>({
    loaded: 'no',
    isOpen: false,
  });
  const parts = value ?? typed ?? { year: '', month: '', day: '', ...defaultValue };
  const found = parseDateParts(parts, locale, {});
  const { loaded, isOpen } = calendar;
  const Dialog = typeof loaded === 'function' ? loaded : undefined;

  const open = async () => {
    if (Dialog) {
      setCalendar({ loaded: Dialog, isOpen: true });
      return;
    }
    setCalendar({ loaded: 'pending', isOpen: false });
    try {
      const { default: fetched } = await chunk.load();
      setCalendar({ loaded: fetched, isOpen: true });
    } catch (error) {
      console.warn(
        '[@longcovid/ui] DatePicker: the calendar could not be loaded. People type the date. Install react-aria and react-stately beside @longcovid/ui, and see that the chunks of your build are served.',
        error,
      );
      setCalendar({ loaded: 'failed', isOpen: false });
      announce(messages.failed);
    }
  };
  return (
    <DateInput
      {...input}
      actionsRef={mergedActions}
      onValueChange={(next: DateParts, details: DateInputChange) => {
        setTyped(next);
        onValueChange?.(next, details);
      }}
    >
      <div data-part="opener" className={styles.opener}>
        {isHydrated && !isReadOnly && !isDisabled && (
          <>
            <Button
              aria-haspopup="dialog"
              isPending={loaded === 'pending'}
              pendingLabel={<Message lang={getLang('loading')}>{messages.loading}</Message>}
              onClick={() => void open()}
            >
              <Message lang={getLang('choose')}>{messages.choose}</Message>
            </Button>
            {loaded === 'failed' && (
              <p data-part="failed" className={styles.failed}>
                <Message lang={getLang('failed')}>{messages.failed}</Message>
              </p>
            )}
            {Dialog && (
              <Dialog
                title={messages.choose}
                label={typeof legend === 'string' ? legend : messages.choose}
                value={'date' in found ? found.date : null}
                min={min}
                max={max}
                getUnavailableReason={getUnavailableReason}
                messages={calendarMessages}
                isOpen={isOpen}
                onClose={() => setCalendar({ loaded, isOpen: false })}
                onValueChange={(day) => {
                  actions.current?.fill(day);
                  announce(formatDay(day, locale), { lang: locale });
                  setCalendar({ loaded, isOpen: false });
                }}
              />
            )}
          </>
        )}
      </div>
    </DateInput>
  );
}
