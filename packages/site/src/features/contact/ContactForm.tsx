import {
  MESSAGE_MAX_LENGTH,
  normalizeContactMessage,
  readContactForm,
  validateContactMessage,
  type FormState,
} from '@longcovid/content/forms';
import { Button } from '@longcovid/ui/button';
import { TextArea } from '@longcovid/ui/text-area';
import { TextField } from '@longcovid/ui/text-field';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { ContactData } from '../../pages/contact/loader.ts';
import { localePath } from '../../pages.ts';
import { CaptchaStatus } from '../../third-party/captcha/CaptchaStatus.tsx';
import { useLocale } from '../../words/useLocale.ts';
import * as styles from '../form/Form.css.ts';
import { FormMarks } from '../form/FormMarks.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import { PrivacyNotice } from '../form/PrivacyNotice.tsx';
import { useFieldMessages } from '../form/useFieldMessages.ts';
import { useSendForm } from '../form/useSendForm.ts';

type Props = {
  data: ContactData;
  /** What the service says of a form that was sent without script. */
  state?: FormState | undefined;
  /** Where it stands. The form over a page keeps its ids apart from those of the page's own form. */
  place: 'page' | 'overlay';
  /** What to do with the reference; by default the confirmation's page is shown. */
  onSent?: (reference: string) => void;
};

/** The message to the study staff. The same form with and without script; with script it is sent as JSON. */
export function ContactForm({ data, state, place, onSent }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const messageOf = useFieldMessages('contactMessage');
  const words = (id: string) => intl.formatMessage({ id: `contact.${id}` });
  const idOf = (field: string) => `contact-${place}-${field}`;
  const showSent = (reference: string) =>
    navigate(`${localePath(locale, '/contact/sent')}?reference=${encodeURIComponent(reference)}`);
  const { outcome, isSending, values, captcha, summary, formProps } = useSendForm({
    id: 'contact',
    to: '/api/contact-messages',
    state,
    read: (fields) => normalizeContactMessage(readContactForm(fields)),
    check: validateContactMessage,
    onSent: onSent ?? showSent,
  });
  const field = (name: 'name' | 'email' | 'message') => {
    const error = outcome.errors.find((candidate) => candidate.field === name);
    return {
      locale,
      name,
      id: idOf(name),
      label: words(name),
      required: true,
      defaultValue: values[name]?.[0],
      error: error && messageOf(error),
    };
  };

  return (
    <>
      <FormProblem
        ref={summary}
        form="contactMessage"
        title={words('errors.title')}
        outcome={outcome}
        state={state}
        email={data.programme.email}
        idOf={idOf}
      />
      <form {...formProps} className={styles.form} action={localePath(locale, '/contact')}>
        <p>{words('required')}</p>
        <noscript>
          <p>{words('switchWarning')}</p>
        </noscript>
        <FormMarks state={state} />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" hint={words('email.hint')} />
        <TextArea
          {...field('message')}
          // The hint, and not a notice beside it: so it is heard with the field.
          hint={
            <>
              <strong>{words('noHealth')}</strong> {words('noHealth.why')}
            </>
          }
          rows={6}
          characterLimit={MESSAGE_MAX_LENGTH}
        />
        <PrivacyNotice
          id={idOf('privacy')}
          title={data.privacy.title}
          body={data.privacy.body}
          headingLevel={place === 'overlay' ? 3 : 2}
        />
        <CaptchaStatus captcha={captcha} />
        <div>
          <Button type="submit" variant="primary" pending={isSending} pendingLabel={words('sending')}>
            {words('send')}
          </Button>
        </div>
      </form>
    </>
  );
}
