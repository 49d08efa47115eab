'use client';
import { useEffect, useId, useRef } from 'react';
import { warnDeveloper } from '../../internal/warning.ts';
import { type Label, resolveMessages } from '../field/index.ts';
import { BarComplete } from '../../internal/labelled-bar/BarComplete.tsx';
import { label as labelStyle, root } from '../../internal/labelled-bar/labelled-bar.css.ts';
import * as styles from './ProgressBar.css.ts';
import {
  type ProgressBarLocale,
  progressBarMessages,
  type ProgressBarMessages,
} from './ProgressBar.messages.ts';
import { type AnnouncementPolicy, useProgressAnnouncement } from './useProgressAnnouncement.ts';

export type { AnnouncementPolicy } from './useProgressAnnouncement.ts';

export type ProgressBarProps = {
  /** Names the task: 'Downloading all materials'. */
  label: Label;
  /** How far it is in words, in place of the percentage: '12 of 40 files'. */
  valueText?: string | undefined;
  /** False leaves the number to assistive technology, where it stands on the page already. Default true. */
  showValue?: boolean | undefined;
  /** What a screen reader says while the task goes on. Default 'end'. Needs the Announcer. */
  announce?: AnnouncementPolicy | undefined;
  /** Replaces words that the bar brings along. */
  messages?: Partial<ProgressBarMessages> | undefined;
  /** Language of words and numbers. Default 'en'. */
  locale?: ProgressBarLocale | undefined;
  id?: string | undefined;
} & (
  | {
      /** How much is done, from 0 to `max`. */
      value: number;
      /** How much there is to do, above 0. Default 100. */
      max?: number | undefined;
      isIndeterminate?: undefined;
    }
  | { /** Nobody knows how much there is to do. */ isIndeterminate: true; value?: undefined; max?: undefined }
);

/** Numbers in Spanish are written as people in the United States write them. */
const percent = (part: number, locale: string | undefined) =>
  new Intl.NumberFormat(locale === 'es' ? 'es-US' : 'en-US', { style: 'percent' }).format(part);

/** A task is between nothing and all of it; what may go beyond its goal is a measure. */
function useTaskCheck(value: number | undefined, max: number): void {
  useEffect(() => {
    if (value === undefined) return;
    if (value >= 0 && value <= max && max > 0 && Number.isFinite(max)) return;
    warnDeveloper('ProgressBar', {
      what: `${value} of ${max} is no part of a task.`,
      why: 'People would think that it is done, or hear a number that means nothing.',
      todo: 'Give a value from 0 to max, and a max above 0. Show a measure against a goal with Meter, a step of several with StepIndicator.',
    });
  }, [value, max]);
}

/** A task under way, as words and as a bar. It is not for a measure against a goal, nor for a step of several. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, locale, showValue: showsValue = true, id } = props;
  const words = {
    ...resolveMessages<ProgressBarMessages>(progressBarMessages, locale, 'ProgressBar'),
    ...props.messages,
  };
  const labelId = useId();
  const labelled = useRef<HTMLParagraphElement>(null);
  const isPart = value !== undefined && Number.isFinite(value) && Number.isFinite(max) && max > 0;
  const part = isPart ? Math.min(Math.max(value / max, 0), 1) : undefined;
  // Whole percents, never rounded up to all of it.
  const ownText = part === undefined ? words.working : percent(Math.floor(part * 100) / 100, locale);
  const valueText = props.valueText ?? ownText;
  const isDone = part === 1;
  useTaskCheck(value, max);
  useProgressAnnouncement(labelled, {
    part,
    valueText,
    completeText: words.complete,
    announcing: props.announce ?? 'end',
    lang: locale,
  });
  const hasBar = isPart || props.isIndeterminate === true;
  return (
    <div id={id} data-component="progress-bar" className={root}>
      <p id={labelId} ref={labelled} data-part="label" className={labelStyle}>
        {label}
      </p>
      {hasBar && (
        <progress
          data-part="bar"
          className={styles.bar}
          max={1}
          value={part}
          aria-labelledby={labelId}
          aria-valuetext={valueText}
        />
      )}
      {(showsValue || !hasBar) && (
        <p data-part="value" className={styles.value}>
          {valueText}
        </p>
      )}
      {isDone && <BarComplete>{words.complete}</BarComplete>}
    </div>
  );
}
