'use client';
import { useEffect, useId, useRef } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { warnDeveloper } from '../../internal/warning.ts';
import { announce } from '../announcer/index.ts';
import type { Label } from '../field/index.ts';
import { BarComplete } from '../../internal/labelled-bar/BarComplete.tsx';
import { label as labelStyle, root as rootStyle } from '../../internal/labelled-bar/labelled-bar.css.ts';
import * as styles from './Meter.css.ts';
import { type MeterMessages, meterMessages } from './Meter.messages.ts';

export type MeterProps = RootProps<HTMLDivElement> & {
  /** Names the meter by what it measures: 'Adults enrolled'. */
  label: Label;
  /** The measure, from 0 up, in the unit of `max`. Above `max` the bar is full. */
  value: number;
  /** The goal, above 0. */
  max: number;
  /** The measure as text, always shown: '9,500 of 10,000 people'. Format numbers for the reader's language. */
  valueText: string;
  /** Replaces the text below a full meter: 'Goal reached', 'Meta alcanzada'. */
  messages?: Partial<MeterMessages> | undefined;
};

/** Announces once that the goal was met, when that happens after the first render. */
function useGoalAnnouncement(isMet: boolean, message: string, lang: string | undefined): void {
  const wasMet = useRef(isMet);
  useEffect(() => {
    if (isMet && !wasMet.current) announce(message, { lang });
    wasMet.current = isMet;
  }, [isMet, message, lang]);
}

function useMeasureCheck(value: number, max: number, isMeasure: boolean): void {
  useEffect(() => {
    if (isMeasure) return;
    warnDeveloper('Meter', {
      what: `${value} of ${max} is not a value against a goal.`,
      why: 'A bar would mislead people, so only the text is shown.',
      todo: 'Pass a finite `value`, and a `max` above 0.',
    });
  }, [value, max, isMeasure]);
}

/**
 * A measure against a goal, as text and as a bar: how many are enrolled. It is not for a pending task, and not for a
 * step of several.
 */
export function Meter(props: MeterProps) {
  const { label, value, max, valueText, messages: given, className, ...root } = props;
  const { language } = useLocale();
  const { messages, getLang } = useMessages('Meter', meterMessages, given);
  const labelId = useId();
  const isMeasure = Number.isFinite(value) && Number.isFinite(max) && max > 0;
  const isMet = isMeasure && value >= max;
  warnEmptyName('Meter', 'label', label);
  useMeasureCheck(value, max, isMeasure);
  useGoalAnnouncement(isMet, `${valueText}: ${messages.complete}`, language);
  return (
    <div {...root} data-component="meter" className={joinClassNames(rootStyle, className)}>
      <p id={labelId} data-part="label" className={labelStyle}>
        {label}
      </p>
      {isMeasure && (
        <meter
          data-part="bar"
          className={styles.bar}
          min={0}
          max={max}
          value={Math.min(Math.max(value, 0), max)}
          aria-labelledby={labelId}
          aria-valuetext={valueText}
        />
      )}
      <p data-part="value" className={styles.value}>
        {valueText}
      </p>
      {isMet && <BarComplete lang={getLang('complete')}>{messages.complete}</BarComplete>}
    </div>
  );
}
