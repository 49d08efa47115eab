'use client';
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import { fieldMessages } from './Field.messages.ts';
import { fieldIds, FieldNotes, type FieldTextProps, MaybeHeading, RequiredMark } from './FieldText.tsx';
import { useFieldError } from './FormErrors.ts';
import type { Label } from './Label.ts';
import { resolveMessages } from '../../i18n/resolve-messages.ts';

export type FieldGroupProps = FieldTextProps & {
  /** Name of the component that is made of this group, for `data-component`. */
  component: string;
  /** Id of the group, which an error summary links to. Its parts and choices derive theirs from it. */
  id: string;
  /** Names the group. */
  legend: Label;
  /**
   * 'radiogroup' for one answer, 'group' for several. ARIA knows invalid for a radio group only: a plain group has
   * its error in its description. Both say 'required' in their legend, since Orca leaves out `aria-required` of groups.
   */
  role: 'radiogroup' | 'group';
  /** Replaces the word heard after the legend of a required group. */
  requiredLabel?: string | undefined;
  /** The group, to read what is chosen in it. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
  children: ReactNode;
};

/** Legend, hint and error around several native choices; RadioGroup and CheckboxGroup are made of it. */
export function FieldGroup({ ref, ...props }: FieldGroupProps) {
  const { component, id, legend, role, required, headingLevel, children } = props;
  const error = useFieldError(id, props.error);
  const { errorId, describedBy } = fieldIds(id, { hint: props.hint, error });
  const isRadioGroup = role === 'radiogroup';
  const requiredWord = ` ${props.requiredLabel ?? resolveMessages(fieldMessages, props.locale, 'Field').required}`;
  return (
    <fieldset
      ref={ref}
      id={id}
      // The list of errors links to it: without script, focus comes here.
      tabIndex={errorId ? -1 : undefined}
      data-component={component}
      className={styles.group}
      role={isRadioGroup ? role : undefined}
      aria-describedby={describedBy}
      aria-invalid={(isRadioGroup && errorId !== undefined) || undefined}
    >
      <legend data-part="legend" className={styles.legend}>
        <MaybeHeading level={headingLevel}>
          {legend}
          {required && <RequiredMark />}
          {required && <span className={visuallyHidden}>{requiredWord}</span>}
        </MaybeHeading>
      </legend>
      <FieldNotes {...props} error={error} />
      <div data-part="options" className={styles.options}>
        {children}
      </div>
    </fieldset>
  );
}
