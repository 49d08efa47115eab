'use client';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ServerErrors, checkServerErrors, hasErrors } from './form-errors.ts';

/** What a form does with its data: nothing is wrong, or this is. */
export type Submit = (
  data: FormData,
  details: { form: HTMLFormElement },
) => ServerErrors | undefined | Promise<ServerErrors | undefined>;

type Attempt = { failure: ServerErrors; number: number };

/**
 * Sends a form by `submit` and keeps what came of it. After each failed attempt focus moves to the summary, which is
 * a new element each time: a screen reader says it again even if it still had focus. While an attempt is under way
 * further ones do nothing.
 */
export function useSubmission(
  summary: RefObject<HTMLElement | null>,
  submit: Submit | undefined,
  failureAtFirst: ServerErrors,
) {
  const [{ failure, number }, setAttempt] = useState<Attempt>({ failure: failureAtFirst, number: 0 });
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);

  const finish = (next: ServerErrors) => {
    flushSync(() => setAttempt((last) => ({ failure: next, number: last.number + 1 })));
    if (!hasErrors(next) || !summary.current) return;
    checkServerErrors(summary.current, next);
    summary.current.focus();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!submit) return;
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const answer = submit(new FormData(form, submitter), { form });
    if (!(answer instanceof Promise)) {
      finish(answer ?? {});
      return;
    }
    isUnderWay.current = true;
    setPending(true);
    try {
      finish((await answer) ?? {});
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };
  return { failure, number, isPending, onSubmit };
}
