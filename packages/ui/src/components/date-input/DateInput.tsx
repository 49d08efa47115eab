'use client';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { enterText } from '../../internal/enter-text.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import {
  type FieldChange,
  FieldGroup,
  type FieldGroupRootProps,
  type Label,
  useFieldError,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import { OwnError } from '../field/OwnError.tsx';
import { Question, useLeftValue } from './question/Question.tsx';
import * as styles from './DateInput.css.ts';
import { type DateInputMessages, type DateMessages, dateMessages } from './DateInput.messages.ts';
import {
  getBoxName,
  toDateParts,
  type DateParts,
  type DateRules,
  getDateOrder,
  parseDateParts,
  tryParseDateText,
} from './parse-date.ts';
import { formatDate, formatDateError, getMessageKey } from './format-date-error.ts';

/** The details of a change: its reason, and the date in ISO 8601, undefined until it is one that is allowed. */
export type DateInputChange = FieldChange & { date: string | undefined };

export type DateInputActions = {
  /** Moves focus to the first box to correct, otherwise to the first one. For `ref` of react-hook-form's Controller. */
  focus: () => void;
  /** Fills in a whole date, in ISO 8601, as if it was typed. */
  fill: (date: string) => void;
};

export type DateInputProps = Omit<FieldGroupRootProps, 'messages'> &
  DateRules & {
    /** Names the group: which date. */
    legend: Label;
    /** The form sends the three texts as `<name>-month`, `<name>-day` and `<name>-year`. Read them by `getDateParts`. */
    name: string;
    /** The three texts, when controlled. Set them to what `onValueChange` reports. */
    value?: DateParts | undefined;
    /** The three initial texts, when uncontrolled. Default: empty. */
    defaultValue?: Partial<DateParts> | undefined;
    /** Called with the three texts after each change; once for what was typed before hydration. */
    onValueChange?: ((value: DateParts, details: DateInputChange) => void) | undefined;
    /** 'bday' for the person's own date of birth, which browsers then fill in. Default: none. */
    autoComplete?: 'bday' | 'off' | undefined;
    /** Whether the texts are read-only; they are still in the form data. Default false. */
    isReadOnly?: boolean | undefined;
    /** Replaces the messages of the field and of the date. */
    messages?: Partial<DateInputMessages> | undefined;
    /** Receives what the page's code can do with the group. */
    actionsRef?: Ref<DateInputActions> | undefined;
    /** What stands below the boxes, such as another way to choose the date. Default: nothing. */
    children?: ReactNode;
  };

const findBoxes = (fieldset: HTMLFieldSetElement | null) => [...(fieldset?.querySelectorAll('input') ?? [])];

function focusBoxToCorrect(fieldset: HTMLFieldSetElement | null, options?: FocusOptions): void {
  const boxes = findBoxes(fieldset);
  (boxes.find((box) => box.matches('[aria-invalid="true"]')) ?? boxes[0])?.focus(options);
}

/**
 * A date that a person knows, such as their date of birth: three native text inputs in a fieldset, in the order of the
 * language. A whole date can be pasted into any of them. When a person leaves it, a date that does not exist or is not
 * allowed is an error, and one with two readings a question. Validate with `parseDateParts` and `formatDateError`, which
 * say the same.
 */
export function DateInput(props: DateInputProps) {
  const {
    name,
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    canBePartial,
    autoComplete,
    isReadOnly,
    actionsRef,
    children,
    ref,
    onBlur,
    ...group
  } = props;
  const id = useFieldId(name, props.id);
  const { locale } = useLocale();
  const { messages, getLang } = useMessages<DateMessages>('DateInput', dateMessages, group.messages);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(fieldset, ref);
  const { left, last, leave, edit } = useLeftValue<DateParts>();

  const order = getDateOrder(locale);
  const rules = { min, max, canBePartial };
  const read = (): DateParts => {
    const boxes = findBoxes(fieldset.current);
    const texts = order.map((part, index) => [part, boxes[index]?.value ?? '']);
    return { ...toDateParts(''), ...(Object.fromEntries(texts) as Partial<DateParts>) };
  };
  const report = (details: FieldChange) => {
    const parts = read();
    const result = parseDateParts(parts, locale, rules);
    onValueChange?.(parts, { ...details, date: 'date' in result ? result.date : undefined });
  };
  usePreHydrationValue(fieldset, (details) => {
    edit();
    report(details);
  });
  /** Whether all boxes are being filled in, which is one change. */
  const isFilling = useRef(false);
  const fill = (parts: DateParts, event: Event) => {
    isFilling.current = true;
    for (const [index, box] of findBoxes(fieldset.current).entries())
      enterText(box, parts[order[index] ?? 'day']);
    isFilling.current = false;
    report({ reason: 'input', event });
  };
  useImperativeHandle(actionsRef, () => ({
    focus: () => focusBoxToCorrect(fieldset.current),
    fill: (date) => {
      fill(toDateParts(date), new Event('input'));
      leave(toDateParts(date));
    },
  }));
  const paste = (event: ClipboardEvent<HTMLInputElement>, part: keyof DateParts) => {
    const text = event.clipboardData.getData('text').trim();
    const whole = isReadOnly ? undefined : tryParseDateText(text, locale);
    if (!whole) return;
    event.preventDefault();
    // Of a text that may be none, such as 3/4/26, the other boxes keep theirs.
    const others = 'error' in whole ? read() : toDateParts('');
    const parts = 'year' in whole ? whole : { ...others, [part]: text };
    fill(parts, event.nativeEvent);
    leave(parts);
  };

  const current = left && (value ?? left);
  const isEmpty = current && Object.values(current).every((text) => text.trim() === '');
  const result = current && !isEmpty ? parseDateParts(current, locale, rules) : undefined;
  const wrong = result && !('date' in result) ? result : undefined;
  const text = wrong && formatDateError(wrong, locale, messages);
  const readings = wrong && 'ambiguous' in wrong ? wrong.ambiguous : undefined;
  const lang = wrong && getLang(getMessageKey(wrong));
  const given = useFieldError(id, group.error);
  const error = given ?? (text !== undefined && !readings ? <OwnError text={text} lang={lang} /> : undefined);

  // Where the caller has an error, the boxes to correct are known from the texts.
  const checked = value ?? last ?? { ...toDateParts(''), ...defaultValue };
  const found = error === undefined ? undefined : parseDateParts(checked, locale, rules);
  const isInvalid = (part: keyof DateParts) =>
    found !== undefined && !('error' in found && !found.parts.includes(part));

  return (
    <FieldGroup
      {...group}
      component="date-input"
      role="group"
      id={id}
      ref={mergedRef}
      error={error}
      data-readonly={isReadOnly ? '' : undefined}
      // A link of an error summary leads to the group, and scrolls to its legend. A press on its text selects the text.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.matches(':active'))
          focusBoxToCorrect(currentTarget, { preventScroll: true });
      }}
      onBlur={(event) => {
        leave(read());
        onBlur?.(event);
      }}
    >
      <div data-part="boxes" className={styles.boxes}>
        {order.map((part) => (
          <div key={part} data-part="box" className={styles.box}>
            <label
              htmlFor={`${id}-${part}`}
              lang={getLang(part)}
              data-part="box-label"
              className={styles.label}
            >
              {messages[part]}
            </label>
            <input
              id={`${id}-${part}`}
              name={getBoxName(name, part)}
              inputMode="numeric"
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : autoComplete}
              {...(value ? { value: value[part] } : { defaultValue: defaultValue?.[part] })}
              readOnly={isReadOnly}
              aria-invalid={isInvalid(part) || undefined}
              onChange={({ nativeEvent }) => {
                if (isFilling.current) return;
                edit();
                report({ reason: 'input', event: nativeEvent });
              }}
              onPaste={(event) => paste(event, part)}
              onKeyDown={({ key, nativeEvent }: KeyboardEvent) => {
                if (key === 'Enter' && !nativeEvent.isComposing) leave(read());
              }}
              data-part="input"
              className={styles.input[part]}
            />
          </div>
        ))}
      </div>
      {children}
      {readings && text !== undefined && (
        <Question
          fieldId={id}
          text={text}
          isError={given === text}
          lang={lang}
          answers={readings.map((date) => formatDate(date, locale).text)}
          onAnswer={(index, { nativeEvent }) => {
            const date = toDateParts(readings[index] ?? '');
            fill(date, nativeEvent);
            findBoxes(fieldset.current)[0]?.focus();
            leave(date);
          }}
        />
      )}
    </FieldGroup>
  );
}
