import {
  controlName,
  normalizeJoinRequest,
  readJoinForm,
  validateJoinRequest,
  type FieldError,
  type FormState,
  type ProblemId,
} from '@longcovid/content/forms';
import { Button } from '@longcovid/ui/button';
import { ErrorSummary } from '@longcovid/ui/error-summary';
import { Link } from '@longcovid/ui/link';
import { Notice } from '@longcovid/ui/notice';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { JoinData, JoinStudySite } from '../../pages/join/loader.ts';
import { localePath } from '../../pages.ts';
import { Prose } from '../../shell/Prose.tsx';
import { useLocale } from '../../words/useLocale.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import * as styles from './Join.css.ts';
import { JoinFields } from './JoinFields.tsx';
import { createKeys, sendJoinRequest } from './send.ts';
import { useFieldMessages } from './useFieldMessages.ts';

type Props = {
  studySite: JoinStudySite;
  data: JoinData;
  /** What the service says of a form that was sent without script. */
  state: FormState | undefined;
  askedCohort: string | null;
  /** What to do with the reference; by default the confirmation's page is shown. */
  onSent?: (reference: string) => void;
};

type Outcome = { problem: ProblemId | null; errors: FieldError[] };

/** The request to join one study site. The same form with and without script; with script it is sent as JSON. */
export function JoinForm({ studySite, data, state, askedCohort, onSent }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const summary = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({
    problem: state?.problem ?? null,
    errors: state?.errors ?? [],
  });
  const [isSending, setIsSending] = useState(false);
  const [nextKey] = useState(() => createKeys(state?.key));
  const messageOf = useFieldMessages();
  const words = (id: string) => intl.formatMessage({ id: `join.${id}` });
  const values = state?.errors.length || state?.problem ? state.values : (readDraft() ?? state?.values ?? {});
  const path = localePath(locale, '/join');

  const errorPrefix = intl.formatMessage({ id: 'shell.errorTitlePrefix' });

  // What was typed before script is part of the draft too; the title of an error ends with the form.
  useEffect(() => {
    if (form.current) keepDraft(form.current);
    return () => {
      if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length);
    };
  }, [errorPrefix]);

  const show = (next: Outcome) => {
    flushSync(() => {
      setIsSending(false);
      setOutcome(next);
    });
    if (!document.title.startsWith(errorPrefix)) document.title = errorPrefix + document.title;
    summary.current?.focus();
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const request = normalizeJoinRequest(readJoinForm(new FormData(event.currentTarget)));
    const errors = validateJoinRequest(request, [studySite]);
    if (errors.length > 0) {
      show({ problem: 'fields', errors });
      return;
    }
    setIsSending(true);
    const result = await sendJoinRequest(request, locale, nextKey(request));
    if (!result.isSent) {
      show(result);
      return;
    }
    dropDraft();
    if (onSent) {
      onSent(result.reference);
      return;
    }
    await navigate(`${localePath(locale, '/join/sent')}?reference=${encodeURIComponent(result.reference)}`);
  };

  const change = (
    <p>
      <strong>{studySite.name}</strong> <Link href={path}>{words('site.change')}</Link>
    </p>
  );

  // A form that came back keeps its words on the page, also when the last group has closed meanwhile.
  if (!outcome.problem && studySite.cohorts.every(({ status }) => status === 'full')) {
    return (
      <>
        {change}
        <Notice tone="info" locale={locale}>
          {words('site.full')}
        </Notice>
      </>
    );
  }

  return (
    <>
      {change}
      {outcome.problem && (
        <ErrorSummary
          ref={summary}
          autoFocus={Boolean(state?.problem)}
          title={words('errors.title')}
          description={intl.formatMessage(
            { id: `problem.${outcome.problem}` },
            { email: data.programme.email },
          )}
          errors={outcome.errors.map((error) => ({
            href: `#${controlName(error.field)}`,
            message: messageOf(error),
          }))}
        />
      )}
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={`${path}?site=${encodeURIComponent(studySite.id)}`}
        noValidate
        onSubmit={(event) => void send(event)}
        onInput={(event) => keepDraft(event.currentTarget)}
      >
        <p>{words('required')}</p>
        <noscript>
          <p>{words('switchWarning')}</p>
        </noscript>
        <input type="hidden" name="siteId" value={studySite.id} />
        {state && <input type="hidden" name="key" value={state.key} />}
        {state && <input type="hidden" name="token" value={state.token} />}
        <div className={styles.honeypot} aria-hidden="true">
          <input name="nickname" tabIndex={-1} autoComplete="off" />
        </div>
        <JoinFields
          studySite={studySite}
          cohorts={data.cohorts}
          values={values}
          errors={outcome.errors}
          askedCohort={askedCohort}
        />
        <section className={styles.privacy} aria-labelledby="privacy">
          <h2 id="privacy">{data.privacy.title}</h2>
          <Prose blocks={data.privacy.body} />
        </section>
        <div>
          <Button type="submit" variant="primary" pending={isSending} pendingLabel={words('sending')}>
            {words('send')}
          </Button>
        </div>
      </form>
    </>
  );
}
