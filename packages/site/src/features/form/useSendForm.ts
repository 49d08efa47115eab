import { controlName, type FieldError, type FormState } from '@longcovid/content/forms';
import type { Label } from '@longcovid/ui/field';
import type { ServerErrors } from '@longcovid/ui/form';
import { type InputEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';

import { useCaptcha } from '../../third-party/captcha/useCaptcha.ts';
import { canReachSite } from '../../errors/can-reach-site.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { dropDraft, keepDraft, readDraft, type FormId, type FormValues } from './draft.ts';
import type { SendProblem, SendResult } from './send.ts';

type Checked<Input> = { input: Input; errors: readonly FieldError[] };

type Options<Input extends object> = {
  id: FormId;
  /** Returns the message of an error. */
  getMessage: (error: FieldError) => Label;
  /** URL of the request. */
  to: string;
  /** The service's result for a form that was submitted without script. */
  state: FormState | undefined;
  /** E-mail address for technical problems. */
  email: string;
  /** Reads the fields as they are sent, and their errors. */
  check: (fields: FormData) => Checked<Input> | Promise<Checked<Input>>;
  /** Receives the reference, what was sent, and the signature of the receipt. */
  onSent: (reference: string, input: Input, signature: string | undefined) => void | Promise<void>;
};

const sender = () => import('./send.ts');

/** Ends what sends a form again when the connection is back: another attempt has begun, or its input is being changed. */
const stopWaiting = () => (window.ononline = null);

/** Whether the form has input, possibly from before hydration. */
const isStarted = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    const { type, value, defaultValue, checked, defaultChecked } = field as Partial<HTMLInputElement>;
    // The value of a checkbox without one is 'on', its default value ''.
    if (type === 'radio' || type === 'checkbox') return checked !== defaultChecked;
    return defaultValue !== undefined && value !== defaultValue;
  });

/** Shared logic of the forms: validation, captcha, sending, errors and drafts. */
export function useSendForm<Input extends object>(options: Options<Input>) {
  const { id, to, state, email, getMessage, check, onSent } = options;
  const intl = useIntl();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const nextKey = useRef<(input: object) => string>(undefined);
  const captcha = useCaptcha(id);
  const isRedisplay = Boolean(state?.errors.length) || Boolean(state?.problem);
  const values: FormValues = (isRedisplay ? undefined : readDraft(id)) ?? state?.values ?? {};

  /** Preloads the code for sending at the first input, in case the connection is lost later. */
  const preload = () => {
    captcha.begin();
    sender().catch((error: unknown) => console.warn(error));
  };

  // Input from before hydration is part of the draft.
  useEffect(() => {
    if (form.current) keepDraft(id, form.current);
  }, [id]);
  const beginIfBegun = useEffectEvent(() => {
    if (form.current && isStarted(form.current)) preload();
  });
  // Once: later input has its own events.
  useEffect(() => beginIfBegun(), []);

  const toFormFailure = (
    problem: SendProblem,
    errors: readonly FieldError[],
    detail = intl.formatMessage({ id: `problem.${problem}` }, { email }),
  ): ServerErrors => ({
    description: detail,
    errors: errors.map((error) => ({ field: controlName(error.field), message: getMessage(error) })),
  });

  const send = async (input: Input, element: HTMLFormElement): Promise<SendResult> => {
    // Checked here: the code for sending may not be loaded, and the captcha would fail.
    if (!(await canReachSite())) return { isSent: false, problem: 'offline', errors: [] };
    try {
      const { sendChecked, postDocument, createKeys } = await sender();
      nextKey.current ??= createKeys(state?.key);
      return await sendChecked({ to, input, locale, key: nextKey.current(input) }, captcha.getToken, () =>
        postDocument(element),
      );
    } catch (error) {
      console.warn(error);
      return { isSent: false, problem: 'technical', errors: [] };
    }
  };
  const sendInput = async (input: Input, element: HTMLFormElement): Promise<ServerErrors | undefined> => {
    const result = await send(input, element);
    if (!result.isSent) {
      // A form that has left the page is not submitted.
      if (result.problem === 'offline') window.ononline = () => element.requestSubmit();
      return toFormFailure(result.problem, result.errors, result.detail);
    }
    dropDraft(id);
    await onSent(result.reference, input, result.signature);
    return undefined;
  };

  return {
    values,
    captcha,
    /** Props to spread on the form. */
    formProps: {
      ref: form,
      locale,
      serverErrors: state?.problem ? toFormFailure(state.problem, state.errors) : undefined,
      onSubmit: (fields: FormData, { form: element }: { form: HTMLFormElement }) => {
        stopWaiting();
        const answer = ({ input, errors }: Checked<Input>) =>
          errors.length > 0 ? toFormFailure('fields', errors) : sendInput(input, element);
        const checked = check(fields);
        // Errors that are known at once are shown at once.
        return checked instanceof Promise ? checked.then(answer) : answer(checked);
      },
      onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => {
        stopWaiting();
        keepDraft(id, currentTarget);
        preload();
      },
    },
  };
}
