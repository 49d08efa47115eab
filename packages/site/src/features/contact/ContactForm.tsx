import {
  MESSAGE_MAX_LENGTH,
  normalizeContactMessage,
  readContactForm,
  validateContactMessage,
  type FormState,
} from '@longcovid/content/forms';
import { TextArea } from '@longcovid/ui/text-area';
import { TextField, type TextFieldProps } from '@longcovid/ui/text-field';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { ContactData } from './contact-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { SubmissionForm } from '../form/SubmissionForm.tsx';
import { PrivacyNotice } from '../form/PrivacyNotice.tsx';
import { useFieldMessages } from '../form/useFieldMessages.ts';
import { formatReceiptPath } from '../form/reference.ts';
import { useSendForm } from '../form/useSendForm.ts';

type Props = {
  data: ContactData;
  /** The service's result for a form that was submitted without script. */
  state?: FormState | undefined;
  /** Level of the headings in it. */
  headingLevel: 2 | 3;
  /** Receives the reference. Default: shows the confirmation page. */
  onSent?: (reference: string) => void;
};

/** Typed, since TypeScript accepts unknown props in a spread object without one. */
type ContactFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'isRequired' | 'defaultValue'>;

/** The form for messages to the study staff, with and without script; with script it is sent as JSON. */
export function ContactForm({ data, state, headingLevel, onSent }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const t = (id: string) => intl.formatMessage({ id: `contact.${id}` });
  const showSent = (reference: string, signature: string) =>
    navigate(formatReceiptPath(locale, '/contact/sent', { reference, signature }));
  const { values, captcha, formProps } = useSendForm({
    id: 'contact',
    getMessage: useFieldMessages('contactMessage'),
    to: '/api/contact-messages',
    state,
    email: data.programme.email,
    check: (fields) => {
      const input = normalizeContactMessage(readContactForm(fields));
      return { input, errors: validateContactMessage(input) };
    },
    onSent: (reference, _message, signature = '') => (onSent ?? showSent)(reference, signature),
  });
  const getFieldProps = (name: 'name' | 'email' | 'message'): ContactFieldProps => ({
    name,
    label: t(name),
    isRequired: true,
    defaultValue: values[name]?.[0],
  });

  return (
    <SubmissionForm
      messageArea="contact"
      action={localePath(locale, '/contact')}
      formProps={formProps}
      captcha={captcha}
      state={state}
      headingLevel={headingLevel}
    >
      <TextField {...getFieldProps('name')} autoComplete="name" />
      <TextField {...getFieldProps('email')} type="email" autoComplete="email" hint={t('email.hint')} />
      <TextArea
        {...getFieldProps('message')}
        // A hint instead of a notice: screen readers read it with the field.
        hint={
          <>
            <strong>{t('noHealth')}</strong> {t('noHealth.why')}
          </>
        }
        rows={6}
        characterLimit={MESSAGE_MAX_LENGTH}
      />
      <PrivacyNotice {...data.privacy} headingLevel={headingLevel} />
    </SubmissionForm>
  );
}
