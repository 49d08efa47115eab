'use client';
import { type ReactNode, type Ref, useId, useMemo, useRef } from 'react';
import { ErrorSummary } from '../error-summary/index.ts';
import { FormErrors, FormId, type HeadingLevel, type Label, resolveMessages } from '../field/index.ts';
import { errorId, type ServerErrors, hasErrors } from './form-errors.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './Form.css.ts';
import { type FormLocale, type FormMessages, formMessages } from './Form.messages.ts';
import { type Submit, useSubmission } from './useSubmission.ts';
import { useErrorTitle } from './useErrorTitle.ts';

export type FormProps = {
  /** Fields and buttons; or a function that gets whether an attempt is under way, for the button. */
  children: ReactNode | ((state: { isPending: boolean }) => ReactNode);
  /**
   * Called with the data at each attempt. Give back what is wrong, or nothing. With it the browser sends nothing by
   * itself; without it, and without script, the form goes to `action`.
   */
  onSubmit?: Submit | undefined;
  /** Where the form goes without script. Default: the address of the page. */
  action?: string | undefined;
  /** Default 'post', so that what people write stands in no address. */
  method?: 'get' | 'post' | undefined;
  /** What a server found wrong with an attempt without script. The page begins at it. Default: nothing. */
  defaultFailure?: ServerErrors | undefined;
  /** Called at each change, e.g. to keep a draft. */
  onInput?: ((form: HTMLFormElement) => void) | undefined;
  /** Replaces the sentence on what * means; false leaves it out, where no field is required. */
  requiredNote?: Label | false | undefined;
  /** Level of the heading of the list of errors. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Language of the words the form brings along. Default 'en'. */
  locale?: FormLocale | undefined;
  /** Replaces words that the form brings along. */
  messages?: Partial<FormMessages> | undefined;
  /** Id of the native form, which also begins the ids of its fields. Default: one that is unique on the page. */
  id?: string | undefined;
  /** The native form, e.g. to reset it. */
  ref?: Ref<HTMLFormElement> | undefined;
};

const nothingWrong: ServerErrors = {};

/**
 * A native form with its list of errors. What is wrong is said once, by field: the fields inside show it, and the
 * list above links to them in the same words. Nothing that was typed is taken away.
 */
export function Form({ ref, ...props }: FormProps) {
  const { children, defaultFailure = nothingWrong, method = 'post', requiredNote, onInput } = props;
  const ownId = useId();
  const formId = props.id ?? ownId;
  const words = { ...resolveMessages<FormMessages>(formMessages, props.locale, 'Form'), ...props.messages };
  const summary = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRefs(form, ref);
  const { failure, number, isPending, onSubmit } = useSubmission(summary, props.onSubmit, defaultFailure);
  const { errors = [], description } = failure;
  useErrorTitle(hasErrors(failure), words.titlePrefix);
  const messages = useMemo(
    () => new Map((failure.errors ?? []).map((error) => [errorId(formId, error), error.message])),
    [formId, failure],
  );
  return (
    <div data-component="form" className={styles.root}>
      <ErrorSummary
        key={number}
        ref={summary}
        autoFocus={number === 0 && hasErrors(failure)}
        title={words.title}
        description={description}
        errors={errors.map((error) => ({ href: `#${errorId(formId, error)}`, message: error.message }))}
        headingLevel={props.headingLevel}
      />
      <form
        ref={mergedRef}
        id={props.id}
        action={props.action}
        method={method}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onInput={onInput && ((event) => onInput(event.currentTarget))}
        className={styles.form}
      >
        {requiredNote !== false && (
          <p data-part="required-note" className={styles.note}>
            {requiredNote ?? words.required}
          </p>
        )}
        <FormId value={formId}>
          <FormErrors value={messages}>
            {typeof children === 'function' ? children({ isPending }) : children}
          </FormErrors>
        </FormId>
      </form>
    </div>
  );
}
