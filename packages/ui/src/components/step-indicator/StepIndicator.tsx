'use client';
import { useEffect } from 'react';
import { warnDeveloper } from '../../internal/warning.ts';
import { type Label, resolveMessages } from '../field/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './StepIndicator.css.ts';
import {
  type StepIndicatorLocale,
  stepIndicatorMessages,
  type StepIndicatorMessages,
} from './StepIndicator.messages.ts';

/** One step: its name, in two or three words. */
export type Step = { label: Label };

export type StepIndicatorProps = {
  /** All steps, in order; two or more. */
  steps: readonly Step[];
  /** Which of them this is, from 1. */
  current: number;
  /** Language of the words the indicator brings along. Default 'en'. */
  locale?: StepIndicatorLocale | undefined;
  /** Replaces words that the indicator brings along. */
  messages?: Partial<StepIndicatorMessages> | undefined;
  id?: string | undefined;
};

function useStepCheck(current: number, count: number): void {
  useEffect(() => {
    if (count > 1 && Number.isInteger(current) && current >= 1 && current <= count) return;
    warnDeveloper('StepIndicator', {
      what: `step ${current} of ${count} is no step of several.`,
      why: 'People would not know where they are, so only the list is shown.',
      todo: 'Give two steps or more, and a whole number from 1 to their number. Show a task under way with ProgressBar, a measure against a goal with Meter.',
    });
  }, [current, count]);
}

/** Where one is in several steps: 'Step 3 of 7: Your contact', and all of them as a list. */
export function StepIndicator({ steps, current, locale, messages: own, id }: StepIndicatorProps) {
  const words = {
    ...resolveMessages<StepIndicatorMessages>(stepIndicatorMessages, locale, 'StepIndicator'),
    ...own,
  };
  const step = steps[current - 1];
  useStepCheck(current, steps.length);
  return (
    <div id={id} data-component="step-indicator" className={styles.root}>
      {step && (
        <p data-part="position" className={styles.position}>
          {words.position(current, steps.length)} <strong>{step.label}</strong>
        </p>
      )}
      {steps.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without marks
        <ol role="list" aria-label={words.list} data-part="steps" className={styles.steps}>
          {steps.map(({ label }, index) => (
            <li
              key={index}
              aria-current={index + 1 === current ? 'step' : undefined}
              data-part="step"
              className={index + 1 <= current ? styles.reached : styles.ahead}
            >
              <span className={styles.label}>
                {label}
                {index + 1 < current && <Done label={words.done} />}
                {index + 1 === current && words.current && <HiddenText>{words.current}</HiddenText>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Done({ label: word }: { label: string }) {
  return (
    <>
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true" focusable="false">
        <path d="M4 12.5l5.5 5.5L20 6.5" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      <HiddenText>{word}</HiddenText>
    </>
  );
}

/** Said after the name of a step, and apart from it. */
function HiddenText({ children }: { children: string }) {
  const heard = ` ${children}`;
  return <span className={visuallyHidden}>{heard}</span>;
}
