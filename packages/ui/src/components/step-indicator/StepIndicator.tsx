'use client';
import { useEffect } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyNames } from '../../internal/warn-empty-name.ts';
import { warnDeveloper } from '../../internal/warning.ts';
import type { Label } from '../field/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './StepIndicator.css.ts';
import { stepIndicatorMessages, type StepIndicatorMessages } from './StepIndicator.messages.ts';

/** One step, with a label of two or three words. */
export type Step = { label: Label };

export type StepIndicatorProps = RootProps<HTMLDivElement> & {
  /** All steps, in order; two or more. */
  steps: readonly Step[];
  /** Which of them this is, from 1. */
  current: number;
  /** Replaces its messages. */
  messages?: Partial<StepIndicatorMessages> | undefined;
};

function useStepCheck(current: number, count: number): void {
  useEffect(() => {
    if (count > 1 && Number.isInteger(current) && current >= 1 && current <= count) return;
    warnDeveloper('StepIndicator', {
      what: `\`current\` is ${current}, and there are ${count} steps.`,
      why: 'No position can be shown, so only the list is.',
      todo: 'Pass two or more steps, and a whole number from 1 to their count. For a running task use ProgressBar; for a value against a goal, Meter.',
    });
  }, [current, count]);
}

/** Where one is in several steps: 'Step 3 of 7: Your contact', and all of them as a list. */
export function StepIndicator(props: StepIndicatorProps) {
  const { steps, current, messages: given, className, ...root } = props;
  const { messages, getLang } = useMessages('StepIndicator', stepIndicatorMessages, given);
  const step = steps[current - 1];
  const position = `${messages.position(current, steps.length)} `;
  warnEmptyNames(
    'StepIndicator',
    'steps[].label',
    steps.map(({ label }) => label),
  );
  useStepCheck(current, steps.length);
  return (
    <div {...root} data-component="step-indicator" className={joinClassNames(styles.root, className)}>
      {step && (
        <p data-part="position" className={styles.position}>
          <Message lang={getLang('position')}>{position}</Message>
          <strong>{step.label}</strong>
        </p>
      )}
      {steps.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without marks
        <ol role="list" aria-label={messages.list} data-part="steps" className={styles.steps}>
          {steps.map(({ label }, index) => (
            <li
              key={index}
              aria-current={index + 1 === current ? 'step' : undefined}
              data-part="step"
              className={index + 1 <= current ? styles.reached : styles.ahead}
            >
              <span className={styles.label}>
                {label}
                {index + 1 < current && <Done message={messages.done} lang={getLang('done')} />}
                {index + 1 === current && (
                  <HiddenText lang={getLang('current')}>{messages.current}</HiddenText>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Done({ message, lang }: { message: string; lang: string | undefined }) {
  return (
    <>
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true" focusable="false">
        <path d="M4 12.5l5.5 5.5L20 6.5" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
      <HiddenText lang={lang}>{message}</HiddenText>
    </>
  );
}

/** For screen readers, after the label of a step and apart from it. */
function HiddenText({ children, lang }: { children: string; lang: string | undefined }) {
  const text = ` ${children}`;
  return (
    <span lang={lang} className={visuallyHidden}>
      {text}
    </span>
  );
}
