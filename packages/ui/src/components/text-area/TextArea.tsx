'use client';
import { useRef, useState, type Ref, useLayoutEffect } from 'react';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { FieldRootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useDebouncedAnnouncement } from '../announcer/useResultCountAnnouncement.ts';
import {
  type ControlProps,
  Field,
  type FieldChange,
  type FieldTextProps,
  type Label,
  splitFieldProps,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import { type CountMessages, textAreaMessages, type TextAreaMessages } from './TextArea.messages.ts';
import * as styles from './TextArea.css.ts';

/** Text that a person has typed, and the position of the caret. */
type PreHydrationValue = { value: string; start: number; end: number };

const typed = new WeakMap<HTMLTextAreaElement, PreHydrationValue>();

const note = (field: EventTarget | null) => {
  if (!(field instanceof HTMLTextAreaElement)) return;
  typed.set(field, { value: field.value, start: field.selectionStart, end: field.selectionEnd });
};

/** A move of the caret counts only while the text is the person's: React moves it too when it sets the value. */
const noteCaret = () => {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement && typed.get(field)?.value === field.value) note(field);
};

// React 19.3 sets a text area to its default value during hydration, so what was typed is stored beforehand:
// now, and at each input event.
if (typeof document !== 'undefined') {
  for (const field of document.querySelectorAll('textarea')) {
    if (field.value !== field.defaultValue) note(field);
  }
  document.addEventListener('input', ({ target }) => note(target), { capture: true, passive: true });
  document.addEventListener('selectionchange', noteCaret, { passive: true });
}

/** What was typed into a text area before hydration; undefined for nothing. */
const readPreHydrationValue = (field: HTMLTextAreaElement): PreHydrationValue | undefined => typed.get(field);

/** Longer than for a search, since nobody waits for the count, and people pause between sentences. */
const DELAY_MS = 1000;
/** Announced only for the last tenth, or the last twenty characters of a short text. */
const isNearLimit = (left: number, limit: number) => left <= Math.max(20, limit / 10);

/** Number of code points: an accented letter or an emoji of one code point is one character. */
const countCharacters = (text: string) => Array.from(text.normalize('NFC')).length;

type Options = {
  limit: number | undefined;
  messages: Partial<CountMessages> | undefined;
};

/**
 * The number of characters left, as a message: shown immediately, announced after a pause and only near the limit.
 * Call `count` at each change of the text, `settle` when the field loses focus, `reset`
 * when the form is reset.
 */
function useCharacterCount({ limit, messages: given }: Options) {
  const [length, setLength] = useState<number>();
  const [settledLength, setSettledLength] = useState<number>();
  const announced = useRef<string>(undefined);
  const { locale, language } = useLocale();
  const { messages, getLang } = useMessages<CountMessages>('TextArea', textAreaMessages, given);
  const format = (count: number) => formatNumber(count, locale);
  const getRemaining = (count: number | undefined) =>
    limit === undefined || count === undefined ? undefined : limit - count;
  const getCountMessage = (left: number | undefined) => {
    if (limit === undefined) return undefined;
    if (left === undefined) return messages.limit(format(limit));
    return left < 0 ? messages.tooMany(format(-left), -left) : messages.left(format(left), left);
  };
  const left = getRemaining(length);
  const message = getCountMessage(left);
  const lang = getLang('left');

  const isAnnounced = limit !== undefined && left !== undefined && isNearLimit(left, limit);
  useDebouncedAnnouncement({
    message: message ?? '',
    lang: lang ?? language,
    key: isAnnounced ? message : undefined,
    announced,
    delayMs: DELAY_MS,
  });

  return {
    message,
    /** Language of the message, where it is not that of the page. */
    lang,
    /** The message when the field last lost focus: screen readers read a description again whenever it changes. */
    settled: getCountMessage(getRemaining(settledLength)),
    isTooLong: left !== undefined && left < 0,
    count: (text: string) => setLength(countCharacters(text)),
    settle: () => setSettledLength(length),
    reset: () => {
      setLength(undefined);
      setSettledLength(undefined);
    },
  };
}

/** A native text area with a label: takes the attributes of `textarea` too, such as `autoComplete`, `maxLength`. */
export type TextAreaProps = FieldTextProps &
  FieldRootProps &
  ControlProps<'textarea'> & {
    /** Names the field, always visible, above it. */
    label: Label;
    /** Name of the field in the form data. */
    name: string;
    /** Id of the text area, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** Text, when controlled. Set it to what `onValueChange` reports. */
    value?: string | undefined;
    /** Initial text, when uncontrolled. */
    defaultValue?: string | undefined;
    /** Called with the text after each change of it; once for what was typed before hydration. */
    onValueChange?: ((value: string, details: FieldChange) => void) | undefined;
    /** Whether the text is read-only; it is still in the form data. Default false. */
    isReadOnly?: boolean | undefined;
    /** Initial height in lines. Default 5. A person can resize it vertically. */
    rows?: number | undefined;
    /** Number of characters allowed. Longer text is not cut off: validate the length yourself. Default: no count. */
    characterLimit?: number | undefined;
    /** Replaces the messages of the field and of the count. */
    messages?: Partial<TextAreaMessages> | undefined;
    /** The text area, for moving focus. */
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/**
 * Several lines of text: a native text area with its label, hint and error, and a character count that is announced only
 * near the limit. What a person types before hydration is kept.
 */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  const {
    ref,
    rows = 5,
    characterLimit,
    value,
    defaultValue = '',
    onChange,
    onValueChange,
    onBlur,
    ...native
  } = control;
  const id = useFieldId(native.name, native.id);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRefs(textArea, ref);
  const { message, settled, lang, isTooLong, count, settle, reset } = useCharacterCount({
    limit: characterLimit,
    messages: field.messages,
  });
  const countId = message === undefined ? undefined : `${id}-count`;

  useLayoutEffect(() => {
    const element = textArea.current;
    const typed = element && readPreHydrationValue(element);
    if (!typed || element.value === typed.value) return;
    element.value = typed.value;
    element.setSelectionRange(typed.start, typed.end);
  }, []);
  usePreHydrationValue(textArea, (details) => {
    const text = textArea.current?.value ?? '';
    if (details.reason === 'reset') reset();
    else count(text);
    onValueChange?.(text, details);
  });

  return (
    <Field
      {...field}
      component="text-area"
      id={id}
      control={(attributes) => (
        <>
          <textarea
            {...native}
            {...attributes}
            aria-describedby={
              [attributes['aria-describedby'], countId].filter(Boolean).join(' ') || undefined
            }
            ref={mergedRef}
            rows={rows}
            readOnly={field.isReadOnly}
            {...(value === undefined ? { defaultValue } : { value })}
            onChange={(event) => {
              count(event.currentTarget.value);
              onChange?.(event);
              onValueChange?.(event.currentTarget.value, { reason: 'input', event: event.nativeEvent });
            }}
            onBlur={(event) => {
              settle();
              onBlur?.(event);
            }}
            data-part="text-area"
            className={styles.textArea}
          />
          {countId && (
            <>
              <div lang={lang} data-part="count" className={isTooLong ? styles.tooLong : styles.count}>
                {message}
              </div>
              <span id={countId} lang={lang} hidden>
                {settled}
              </span>
            </>
          )}
        </>
      )}
    />
  );
}
