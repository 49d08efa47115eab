'use client';
import type { FocusEvent, ReactNode } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import { type FieldMessages, fieldMessages } from './Field.messages.ts';
import type { FieldTextProps, Label } from './field-props.ts';
import { fieldIds, FieldNotes, MaybeHeading, RequiredMark, useFieldCheck } from './FieldText.tsx';
import { useFieldError } from './FormErrors.ts';

/** Props of every group of options. */
export type FieldGroupRootProps = FieldTextProps &
  RootProps<HTMLFieldSetElement, 'aria-invalid' | 'aria-required' | 'aria-label' | 'aria-labelledby'> & {
    /** Called when focus leaves the group, not when it moves between its options. */
    onBlur?: ((event: FocusEvent<HTMLFieldSetElement>) => void) | undefined;
  };

export type FieldGroupProps = FieldGroupRootProps & {
  /** Name of the component that renders this group, for `data-component`. */
  component: string;
  /** Id of the group, which an error summary links to. The ids of its parts and options begin with it. */
  id: string;
  /** Names the group. */
  legend: Label;
  /**
   * 'radiogroup' for one option, 'group' for several. ARIA supports `aria-invalid` on a radio group only: a plain group
   * has its error in its description. Both have “required” in their legend, since Orca 43 does not announce
   * `aria-required` of groups.
   */
  role: 'radiogroup' | 'group';
  /** Called when focus comes to the group itself, as by a link of an error summary, or to an input in it. */
  onFocus?: ((event: FocusEvent<HTMLFieldSetElement>) => void) | undefined;
  children: ReactNode;
};

/** Legend, hint and error around several native inputs; RadioGroup and CheckboxGroup are built on it. */
export function FieldGroup(props: FieldGroupProps) {
  const {
    component,
    id,
    legend,
    role,
    hint,
    error: ownError,
    isRequired,
    isDisabled,
    headingLevel,
    messages: given,
    'aria-describedby': describedByOther,
    onBlur,
    className,
    children,
    ...root
  } = props;
  useFieldCheck(component, id, 'legend', legend, given);
  const error = useFieldError(id, ownError);
  const { errorId, describedBy } = fieldIds(id, { hint, error }, describedByOther);
  const isRadioGroup = role === 'radiogroup';
  const { messages, getLang } = useMessages<FieldMessages>('Field', fieldMessages, given);
  const requiredText = ` ${messages.required}`;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus events of its options bubble to it
    <fieldset
      {...root}
      id={id}
      // Target of a link in the error summary: without script, focus moves here.
      tabIndex={errorId ? -1 : undefined}
      disabled={isDisabled}
      data-component={component}
      data-invalid={errorId && ''}
      data-required={isRequired ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      className={joinClassNames(styles.group, className)}
      role={isRadioGroup ? role : undefined}
      aria-describedby={describedBy}
      aria-invalid={(isRadioGroup && errorId !== undefined) || undefined}
      onBlur={onBlur && ((event) => event.currentTarget.contains(event.relatedTarget) || onBlur(event))}
    >
      <legend data-part="legend" className={styles.legend}>
        <MaybeHeading level={headingLevel}>
          {legend}
          {isRequired && <RequiredMark />}
          {isRequired && (
            <span lang={getLang('required')} className={visuallyHidden}>
              {requiredText}
            </span>
          )}
        </MaybeHeading>
      </legend>
      <FieldNotes {...{ id, hint, error, messages: given }} />
      <div data-part="options" className={styles.options}>
        {children}
      </div>
    </fieldset>
  );
}
