'use client';
import { type Ref, useRef } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { enterText } from '../../internal/enter-text.ts';
import type { FieldRootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import {
  type ControlProps,
  Field,
  type FieldChange,
  type FieldTextProps,
  type Label,
  splitFieldProps,
  useFieldError,
  useFieldId,
  usePreHydrationValue,
} from '../field/index.ts';
import { OwnError } from '../field/OwnError.tsx';
import { Question, useLeftValue } from '../date-input/question/Question.tsx';
import * as styles from './NumberField.css.ts';
import { type NumberFieldMessages, type NumberMessages, numberMessages } from './NumberField.messages.ts';
import {
  formatNumberError,
  formatReading,
  getMessageKey,
  type NumberRules,
  parseNumber,
} from './parse-number.ts';

/** The details of a change: its reason, and the number, undefined while the text is none that is allowed. */
export type NumberFieldChange = FieldChange & { number: number | undefined };

/** A native input with a label: takes the attributes of `input` too, such as `autoComplete`, `onFocus`. */
export type NumberFieldProps = FieldTextProps &
  FieldRootProps &
  Omit<ControlProps<'input'>, keyof NumberRules | 'step' | 'placeholder'> &
  NumberRules & {
    /** Names the field, always visible, above it. */
    label: Label;
    /** The form sends the text as it was typed. Read it by `parseNumber`. */
    name: string;
    /** Id of the input, which an error summary links to. Default: one that is unique on the page. */
    id?: string | undefined;
    /** Text, when controlled. Set it to what `onValueChange` reports. */
    value?: string | undefined;
    /** Initial text, when uncontrolled. */
    defaultValue?: string | undefined;
    /** Called with the text after each change of it; once for what was typed before hydration. */
    onValueChange?: ((value: string, details: NumberFieldChange) => void) | undefined;
    /** Whether the text is read-only; it is still in the form data. Default false. */
    isReadOnly?: boolean | undefined;
    /** Replaces the messages of the field and of the number. */
    messages?: Partial<NumberFieldMessages> | undefined;
    /** The input, for moving focus. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/**
 * A number that a person measures or counts, such as their weight: a native text input, beside it the unit. When a
 * person leaves it, a text that is no number that is allowed is an error, and one with two readings a question: “Did you
 * mean 72.5 or 725?” Validate with `parseNumber` and `formatNumberError`, which say the same. Not for digits that are no
 * number, such as a ZIP code: TextField.
 */
export function NumberField(props: NumberFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { ref, min, max, unit, onChange, onBlur, onKeyDown, onValueChange, ...native } = control;
  const id = useFieldId(native.name, native.id);
  const { locale } = useLocale();
  const { messages, getLang } = useMessages<NumberMessages>('NumberField', numberMessages, field.messages);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref);
  const { left, leave, edit } = useLeftValue<string>();

  const rules = { min, max, unit };
  const report = (text: string, details: FieldChange) => {
    const result = parseNumber(text, locale, rules);
    onValueChange?.(text, { ...details, number: 'number' in result ? result.number : undefined });
  };
  usePreHydrationValue(input, (details) => {
    edit();
    report(input.current?.value ?? '', details);
  });

  /** The answer that was pressed, while it is entered. */
  const answering = useRef<Event>(undefined);
  const answer = (number: number, event: Event) => {
    if (!input.current) return;
    answering.current = event;
    enterText(input.current, formatReading(number, locale));
    answering.current = undefined;
    input.current.focus();
    leave(input.current.value);
  };

  const current = left === undefined ? '' : (native.value ?? left);
  const result = current.trim() === '' ? undefined : parseNumber(current, locale, rules);
  const wrong = result && !('number' in result) ? result : undefined;
  const text = wrong && formatNumberError(wrong, locale, messages);
  const readings = wrong && 'ambiguous' in wrong ? wrong.ambiguous : undefined;
  const lang = wrong && getLang(getMessageKey(wrong));
  const given = useFieldError(id, field.error);
  const unitId = unit === undefined ? undefined : `${id}-unit`;

  return (
    <Field
      {...field}
      component="number-field"
      id={id}
      aria-describedby={[unitId, field['aria-describedby']].filter(Boolean).join(' ')}
      error={given ?? (text !== undefined && !readings ? <OwnError text={text} lang={lang} /> : undefined)}
      control={(attributes) => (
        <>
          <div className={styles.row}>
            <input
              // The keyboard for decimals of an iPhone has no minus sign.
              inputMode={(min ?? 0) < 0 ? 'text' : 'decimal'}
              {...native}
              {...attributes}
              ref={mergedRef}
              readOnly={field.isReadOnly}
              onChange={(event) => {
                edit();
                onChange?.(event);
                report(event.currentTarget.value, {
                  reason: 'input',
                  event: answering.current ?? event.nativeEvent,
                });
              }}
              onBlur={(event) => {
                leave(event.currentTarget.value);
                onBlur?.(event);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave(event.currentTarget.value);
                onKeyDown?.(event);
              }}
              data-part="input"
              className={styles.input}
            />
            {unit !== undefined && (
              <span id={unitId} data-part="unit" className={styles.unit}>
                {unit}
              </span>
            )}
          </div>
          {readings && text !== undefined && (
            <Question
              fieldId={id}
              text={text}
              lang={lang}
              isError={given === text}
              answers={readings.map((number) => formatReading(number, locale))}
              onAnswer={(index, { nativeEvent }) => answer(readings[index] ?? 0, nativeEvent)}
            />
          )}
        </>
      )}
    />
  );
}
