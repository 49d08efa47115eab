'use client';
import { useId, useRef } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import type { Label } from '../field/index.ts';
import { BarComplete } from '../../internal/labelled-bar/BarComplete.tsx';
import { label as labelStyle, root as rootStyle } from '../../internal/labelled-bar/labelled-bar.css.ts';
import * as styles from './ProgressBar.css.ts';
import { progressBarMessages, type ProgressBarMessages } from './ProgressBar.messages.ts';
import { type AnnouncementPolicy, useProgressAnnouncement } from './useProgressAnnouncement.ts';

export type { AnnouncementPolicy } from './useProgressAnnouncement.ts';

export type ProgressBarProps = RootProps<HTMLDivElement> & {
  /** Names the task: 'Downloading all materials'. */
  label: Label;
  /** How far it is as text, in place of the percentage: '12 of 40 files'. */
  valueText?: string | undefined;
  /** Hides the text of the value visually, where the page already shows it. Default false. */
  isValueHidden?: boolean | undefined;
  /** What is announced while the task is pending. Default 'end'. Needs the Announcer. */
  announce?: AnnouncementPolicy | undefined;
  /** Replaces its messages. */
  messages?: Partial<ProgressBarMessages> | undefined;
} & (
    | {
        /** How much is done, from 0 to `max`. */
        value: number;
        /** How much there is to do, above 0. Default 100. */
        max?: number | undefined;
        isIndeterminate?: undefined;
      }
    | {
        /** The total is unknown. */ isIndeterminate: true;
        value?: undefined;
        max?: undefined;
      }
  );

/** A task is between nothing and all of it; what may go beyond its goal is a measure. */
function checkTask(value: number | undefined, max: number): void {
  if (value === undefined || (value >= 0 && value <= max && max > 0 && Number.isFinite(max))) return;
  warnOnce('ProgressBar', {
    what: `${value} of ${max} is not progress of a task.`,
    why: 'People would believe that it is done, or hear a meaningless number.',
    todo: 'Pass a `value` from 0 to `max`, and a `max` above 0. For a value against a goal use Meter; for a step of several, StepIndicator.',
  });
}

/** A pending task, as text and as a bar. It is not for a measure against a goal, nor for a step of several. */
export function ProgressBar(props: ProgressBarProps) {
  const {
    label,
    value,
    max = 100,
    isIndeterminate,
    valueText: givenText,
    isValueHidden,
    announce = 'end',
    messages: given,
    className,
    ...root
  } = props;
  const { locale, language } = useLocale();
  const { messages, getLang } = useMessages('ProgressBar', progressBarMessages, given);
  const labelId = useId();
  const labelRef = useRef<HTMLParagraphElement>(null);
  const isPart = value !== undefined && Number.isFinite(value) && Number.isFinite(max) && max > 0;
  const part = isPart ? Math.min(Math.max(value / max, 0), 1) : undefined;
  // Whole percents, never rounded up to all of it.
  const ownText =
    part === undefined
      ? messages.working
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(part * 100) / 100);
  const valueText = givenText ?? ownText;
  warnEmptyName('ProgressBar', 'label', label);
  checkTask(value, max);
  useProgressAnnouncement(labelRef, {
    part,
    valueText,
    complete: messages.complete,
    policy: announce,
    lang: language,
  });
  const hasBar = isPart || isIndeterminate;
  return (
    <div {...root} data-component="progress-bar" className={joinClassNames(rootStyle, className)}>
      <p id={labelId} ref={labelRef} data-part="label" className={labelStyle}>
        {label}
      </p>
      {hasBar && (
        <progress
          data-part="bar"
          className={styles.bar}
          value={part}
          aria-labelledby={labelId}
          aria-valuetext={valueText}
        />
      )}
      {(!isValueHidden || !hasBar) && (
        <p
          lang={valueText === messages.working ? getLang('working') : undefined}
          data-part="value"
          className={styles.value}
        >
          {valueText}
        </p>
      )}
      {part === 1 && <BarComplete lang={getLang('complete')}>{messages.complete}</BarComplete>}
    </div>
  );
}
