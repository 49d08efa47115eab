import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useDuplicateIdCheck } from '../../internal/useDuplicateIdCheck.ts';
import { getComponentName, warnEmptyName } from '../../internal/warn-empty-name.ts';
import { warnUnknownMessages } from '../../internal/warn-unknown-messages.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import { type FieldMessages, fieldMessages, requiredSign } from './Field.messages.ts';
import type { FieldTextProps, HeadingLevel, Label } from './field-props.ts';

const isPresent = (text: Label | undefined): text is Label => text !== undefined && text !== '';

/**
 * The ids of the hint and of the error of a field, and the list of both for `aria-describedby`.
 *
 * @param other ids of what else describes the field, read before the error: that has no full stop at its end.
 */
export function fieldIds(id: string, { hint, error }: FieldTextProps, other?: string) {
  const hintId = isPresent(hint) ? `${id}-hint` : undefined;
  const errorId = isPresent(error) ? `${id}-error` : undefined;
  return { hintId, errorId, describedBy: [hintId, other, errorId].filter(Boolean).join(' ') || undefined };
}

/** The visible mark of a required field. Assistive technology gets an attribute or visually hidden text instead. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" data-part="required-mark" className={styles.requiredMark}>
      {requiredSign}
    </span>
  );
}

/** Wraps its children in a heading when a level is given. */
export function MaybeHeading({ level, children }: { level: HeadingLevel | undefined; children: ReactNode }) {
  const Heading = level && (`h${level}` as const);
  return Heading ? <Heading className={styles.heading}>{children}</Heading> : children;
}

/** The hint, then the error, of a field. Renders nothing without either. */
export function FieldNotes(props: FieldTextProps & { id: string }) {
  const { hintId, errorId } = fieldIds(props.id, props);
  const { messages, getLang } = useMessages<FieldMessages>('Field', fieldMessages, props.messages);
  const prefix = `${messages.errorPrefix} `;
  return (
    <>
      {hintId && (
        <div id={hintId} data-part="hint" className={styles.hint}>
          {props.hint}
        </div>
      )}
      {errorId && (
        <div id={errorId} data-part="error" className={styles.error}>
          <ErrorIcon />
          <span lang={getLang('errorPrefix')} className={visuallyHidden}>
            {prefix}
          </span>
          <span data-part="error-message">{props.error}</span>
        </div>
      )}
    </>
  );
}

function ErrorIcon() {
  return (
    <svg className={styles.errorIcon} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 6.5v7" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="12" cy="17" r="1.5" fill="currentColor" />
    </svg>
  );
}

/**
 * Warns a developer of a field without a name, with an id that another element has, or with unknown messages. A
 * production build drops it.
 *
 * @param component the field's value of `data-component`.
 * @param prop the prop that names it, and what it was given.
 */
export function useFieldCheck(
  component: string,
  id: string,
  prop: 'label' | 'legend',
  name: ReactNode,
  messages: FieldTextProps['messages'],
): void {
  warnEmptyName(component, prop, name);
  warnUnknownMessages(getComponentName(component), messages, fieldMessages.en);
  useDuplicateIdCheck(getComponentName(component), [id]);
}
