'use client';
import { type ComponentProps, type ReactNode, type Ref, useId, useRef } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { type FieldRootProps, joinClassNames } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { FormErrors, FormId, type HeadingLevel, splitFieldProps } from '../field/index.ts';
import { errorId, type ServerErrors, hasErrors } from './form-errors.ts';
import * as styles from './Form.css.ts';
import { type FormMessages, formMessages } from './Form.messages.ts';
import { type Submit, useSubmission, useErrorTitle } from './useSubmission.ts';

type NativeFormProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'method' | 'noValidate'>;

/** A native form: takes the attributes of `form` too. `className`, `style` and `data-*` belong to the root around it. */
export type FormProps = NativeFormProps &
  FieldRootProps & {
    /** Fields and buttons; or a function that gets whether an attempt is pending, for the button. */
    children: ReactNode | ((state: { isPending: boolean }) => ReactNode);
    /**
     * Called with the data at each attempt to submit. Return the errors, or nothing. With it the browser does not submit
     * the form; without it, and without script, the form is submitted to `action`.
     */
    onSubmit?: Submit | undefined;
    /** URL that the form is submitted to without script, or a form action of React. Default: the URL of the page. */
    action?: ComponentProps<'form'>['action'];
    /** Default 'post', so that what people write is in no URL. */
    method?: 'get' | 'post' | undefined;
    /**
     * Errors from a server or a form action. With initial ones the page loads with focus on the error summary. After a
     * form action, a new object is its result, and focus moves to the error summary. Default: none.
     */
    serverErrors?: ServerErrors | undefined;
    /** Leaves out the sentence on what * means, where no field is required. Default false. */
    isRequiredNoteHidden?: boolean | undefined;
    /** Level of the heading of the error summary. Default 2. */
    headingLevel?: HeadingLevel | undefined;
    /** Replaces the form's own messages. */
    messages?: Partial<FormMessages> | undefined;
    /** Id of the native form, which also begins the ids of its fields. Default: one that is unique on the page. */
    id?: string | undefined;
    /** The native form, e.g. to reset it. */
    ref?: Ref<HTMLFormElement> | undefined;
  };

const noErrors: ServerErrors = {};

/**
 * A native form with an error summary. Each error is given once, by field: the fields inside show it, and the error
 * summary links to them with the same text. Nothing that was typed is removed.
 */
export function Form(props: FormProps) {
  const { field, control } = splitFieldProps(props);
  const { messages: givenMessages, headingLevel, className, ...root } = field;
  const {
    children,
    serverErrors = noErrors,
    method = 'post',
    isRequiredNoteHidden = false,
    onSubmit: submit,
    onReset,
    ref,
    ...native
  } = control;
  const ownId = useId();
  const formId = native.id ?? ownId;
  const { messages, getLang } = useMessages<FormMessages>('Form', formMessages, givenMessages);
  const summary = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRefs(form, ref);
  const { failure, number, isPending, onSubmit } = useSubmission(summary, submit, serverErrors);
  const { errors = [], description } = failure;
  useErrorTitle(hasErrors(failure), messages.titlePrefix);
  const errorsById = new Map(errors.map((error) => [errorId(formId, error), error.message]));
  return (
    <div {...root} data-component="form" className={joinClassNames(styles.root, className)}>
      <ErrorSummary
        key={number}
        ref={summary}
        autoFocus={number === 0 && hasErrors(failure)}
        title={<Message lang={getLang('title')}>{messages.title}</Message>}
        description={description}
        errors={errors.map((error) => ({ href: `#${errorId(formId, error)}`, message: error.message }))}
        headingLevel={headingLevel}
      />
      <form
        {...native}
        ref={mergedRef}
        // React sets the method of a form action itself.
        method={typeof native.action === 'function' ? undefined : method}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onReset={(event) => {
          // React resets a form after its action, so what a person typed would be lost although there are errors.
          if (typeof native.action === 'function' && hasErrors(failure)) event.preventDefault();
          onReset?.(event);
        }}
        className={styles.form}
      >
        {!isRequiredNoteHidden && (
          <p lang={getLang('required')} data-part="required-note" className={styles.note}>
            {messages.required}
          </p>
        )}
        <FormId value={formId}>
          <FormErrors value={errorsById}>
            {typeof children === 'function' ? children({ isPending }) : children}
          </FormErrors>
        </FormId>
      </form>
    </div>
  );
}
