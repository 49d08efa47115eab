'use client';
import { type ComponentProps, type ReactNode, type Ref, useId, useRef } from 'react';
import { ErrorSummary } from '../error-summary/index.ts';
import { FormErrors, FormId, type HeadingLevel, splitFieldProps } from '../field/index.ts';
import { errorId, type ServerErrors, hasErrors } from './form-errors.ts';
import { Message } from '../../i18n/Message.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { type FieldRootProps, joinClassNames } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './Form.css.ts';
import { type FormMessages, formMessages } from './Form.messages.ts';
import { type Submit, useSubmission } from './useSubmission.ts';
import { useErrorTitle } from './useErrorTitle.ts';

type NativeFormProps = Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit' | 'onInput' | 'method' | 'noValidate'
>;

/** A native form: takes the attributes of `form` too. `className`, `style` and `data-*` belong to the root around it. */
export type FormProps = NativeFormProps &
  FieldRootProps & {
    /** Fields and buttons; or a function that gets whether an attempt is pending, for the button. */
    children: ReactNode | ((state: { isPending: boolean }) => ReactNode);
    /**
     * Called with the data at each attempt. Return what is wrong, or nothing. With it the browser sends nothing by
     * itself; without it, and without script, the form goes to `action`.
     */
    onSubmit?: Submit | undefined;
    /** Where the form goes without script, or a form action of React. Default: the address of the page. */
    action?: ComponentProps<'form'>['action'];
    /** Default 'post', so that what people write is in no address. */
    method?: 'get' | 'post' | undefined;
    /**
     * What a server or a form action found wrong. At the start the page begins at it. After a form action, a new object
     * is its result, and focus moves to the list of errors. Default: nothing.
     */
    serverErrors?: ServerErrors | undefined;
    /** Called at each change, e.g. to keep a draft. */
    onInput?: ((form: HTMLFormElement) => void) | undefined;
    /** Leaves out the sentence on what * means, where no field is required. Default false. */
    isRequiredNoteHidden?: boolean | undefined;
    /** Level of the heading of the list of errors. Default 2. */
    headingLevel?: HeadingLevel | undefined;
    /** Replaces the form's own messages. */
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
export function Form(props: FormProps) {
  const { field, control } = splitFieldProps(props);
  const { messages: givenMessages, headingLevel, className, ...root } = field;
  const {
    children,
    serverErrors = nothingWrong,
    method = 'post',
    isRequiredNoteHidden = false,
    onSubmit: submit,
    onInput,
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
        onInput={onInput && ((event) => onInput(event.currentTarget))}
        onReset={(event) => {
          // React empties a form after its action, and what a person typed would be lost with the errors.
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
