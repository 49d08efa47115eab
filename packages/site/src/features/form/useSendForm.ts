import type { FieldError, FormState, ProblemId } from '@longcovid/content/forms';
import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';

import { useCaptcha } from '../../third-party/captcha/useCaptcha.ts';
import { useLocale } from '../../words/useLocale.ts';
import { dropDraft, keepDraft, readDraft, type FormId, type FormValues } from './draft.ts';
import { createKeys } from './keys.ts';
import type { SendResult } from './send.ts';

type Outcome = { problem: ProblemId | null; errors: FieldError[] };

type Options<Input extends object> = {
  id: FormId;
  /** Address of the call. */
  to: string;
  /** What the service says of a form that was sent without script. */
  state: FormState | undefined;
  /** The form's fields, as they are kept. */
  read: (fields: FormData) => Input;
  check: (input: Input) => FieldError[];
  /** What to do with the reference. */
  onSent: (reference: string) => void | Promise<void>;
};

const sender = () => import('./send.ts');

/** True when a person has filled in something, perhaps before script came. */
const isBegun = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    const { value, defaultValue, checked, defaultChecked } = field as Partial<HTMLInputElement>;
    return defaultValue !== undefined && (value !== defaultValue || checked !== defaultChecked);
  });

/** Everything that the forms share: checks, the captcha, sending, what went wrong, and that nothing typed is lost. */
export function useSendForm<Input extends object>({ id, to, state, read, check, onSent }: Options<Input>) {
  const locale = useLocale();
  const errorPrefix = useIntl().formatMessage({ id: 'shell.errorTitlePrefix' });
  const summary = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({
    problem: state?.problem ?? null,
    errors: state?.errors ?? [],
  });
  const [isSending, setIsSending] = useState(false);
  const [nextKey] = useState(() => createKeys(state?.key));
  const captcha = useCaptcha(id);
  const cameBack = Boolean(state?.errors.length) || Boolean(state?.problem);
  const values: FormValues = (cameBack ? undefined : readDraft(id)) ?? state?.values ?? {};

  /** What sending needs is fetched with the first input, so that a line that breaks later is no harm. */
  const begin = () => {
    captcha.begin();
    sender().catch((error: unknown) => console.warn(error));
  };

  // What was typed before script is part of the draft too; the title of an error ends with the form.
  useEffect(() => {
    if (form.current) keepDraft(id, form.current);
    return () => {
      if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length);
    };
  }, [id, errorPrefix]);
  useEffect(() => {
    if (form.current && isBegun(form.current)) begin();
    // Once: later inputs say it themselves.
  }, []);

  const show = (next: Outcome) => {
    flushSync(() => {
      setIsSending(false);
      setOutcome(next);
    });
    if (!document.title.startsWith(errorPrefix)) document.title = errorPrefix + document.title;
    summary.current?.focus();
  };

  const send = async (input: Input): Promise<SendResult> => {
    try {
      const { sendChecked } = await sender();
      return await sendChecked({ to, input, locale, key: nextKey(input) }, captcha.answer);
    } catch (error) {
      console.warn(error);
      return { isSent: false, problem: 'technical', errors: [] };
    }
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const input = read(new FormData(event.currentTarget));
    const errors = check(input);
    if (errors.length > 0) {
      show({ problem: 'fields', errors });
      return;
    }
    setIsSending(true);
    const result = await send(input);
    if (!result.isSent) {
      show(result);
      return;
    }
    dropDraft(id);
    await onSent(result.reference);
  };

  return {
    outcome,
    isSending,
    values,
    captcha,
    summary,
    /** To be spread over the form element. */
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onInput: (event: InputEvent<HTMLFormElement>) => {
        keepDraft(id, event.currentTarget);
        begin();
      },
    } as const,
  };
}
