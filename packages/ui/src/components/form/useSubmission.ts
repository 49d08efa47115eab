'use client';
import { useEffect, type RefObject, type SubmitEvent, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ServerErrors, checkServerErrors, hasErrors } from './form-errors.ts';

/**
 * Puts a prefix before the title of the page while there are errors, and removes it afterward, also when the form
 * unmounts. Source: GOV.UK Frontend, PR #1219.
 */
export function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}

/** Submits the data of a form, and returns the errors, if any. */
export type Submit = (
  data: FormData,
  details: { form: HTMLFormElement },
) => ServerErrors | undefined | Promise<ServerErrors | undefined>;

type Attempt = { failure: ServerErrors; number: number };

/**
 * Submits a form by `submit` and stores the result. After each failed attempt focus moves to the summary, which is a new
 * element each time: a screen reader announces it again even if it still had focus. While an attempt is pending further
 * ones do nothing.
 *
 * @param serverErrors the initial errors; another object after a form action is its result.
 */
export function useSubmission(
  summary: RefObject<HTMLElement | null>,
  submit: Submit | undefined,
  serverErrors: ServerErrors,
) {
  const [{ failure, number }, setAttempt] = useState<Attempt>({ failure: serverErrors, number: 0 });
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  // Errors that change after a form action of React are its result. Otherwise a render of the page has created an
  // equal object, without an attempt.
  const [isAwaited, setAwaited] = useState(false);
  const [known, setKnown] = useState(serverErrors);
  if (known !== serverErrors) {
    setKnown(serverErrors);
    if (isAwaited) {
      setAwaited(false);
      setAttempt({ failure: serverErrors, number: number + 1 });
    }
  }
  const focusSummary = useEffectEvent(() => {
    if (!hasErrors(failure) || !summary.current) return;
    checkServerErrors(summary.current, failure);
    summary.current.focus();
  });
  useEffect(() => {
    // The error summary moves focus to the initial ones itself.
    if (number > 0) focusSummary();
  }, [number]);

  const finish = (next: ServerErrors) =>
    flushSync(() => setAttempt((last) => ({ failure: next, number: last.number + 1 })));

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!submit) {
      setAwaited(true);
      return;
    }
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const result = submit(new FormData(form, submitter), { form });
    if (!(result instanceof Promise)) {
      finish(result ?? {});
      return;
    }
    isBusy.current = true;
    setPending(true);
    try {
      finish((await result) ?? {});
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { failure, number, isPending, onSubmit };
}
