import {
  controlName,
  normalizeJoinRequest,
  readJoinForm,
  validateJoinRequest,
  type FormState,
} from '@longcovid/content/forms';
import { Link } from '@longcovid/ui/link';
import { Notice } from '@longcovid/ui/notice';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { JoinData, JoinStudySite } from '../../pages/join/loader.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../words/useLocale.ts';
import { FormToSend } from '../form/FormToSend.tsx';
import { PrivacyNotice } from '../form/PrivacyNotice.tsx';
import { useSendForm } from '../form/useSendForm.ts';
import { JoinFields } from './JoinFields.tsx';

type Props = {
  studySite: JoinStudySite;
  data: JoinData;
  /** What the service says of a form that was sent without script. */
  state: FormState | undefined;
  askedCohort: string | null;
  /** What to do with the reference; by default the confirmation's page is shown. */
  onSent?: (reference: string) => void;
};

/** The request to join one study site. The same form with and without script; with script it is sent as JSON. */
export function JoinForm({ studySite, data, state, askedCohort, onSent }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const words = (id: string) => intl.formatMessage({ id: `join.${id}` });
  const path = localePath(locale, '/join');
  const showSent = (reference: string) =>
    navigate(`${localePath(locale, '/join/sent')}?reference=${encodeURIComponent(reference)}`);
  const { values, captcha, formProps } = useSendForm({
    id: 'join',
    form: 'joinRequest',
    to: '/api/join-requests',
    state,
    email: data.programme.email,
    idOf: controlName,
    read: (fields) => normalizeJoinRequest(readJoinForm(fields)),
    check: (request) => validateJoinRequest(request, [studySite]),
    onSent: onSent ?? showSent,
  });

  const change = (
    <p>
      <strong>{studySite.name}</strong> <Link href={path}>{words('site.change')}</Link>
    </p>
  );

  // A form that came back keeps its words on the page, also when the last group has closed meanwhile.
  if (!state?.problem && studySite.cohorts.every(({ status }) => status === 'full')) {
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
      <FormToSend
        area="join"
        action={`${path}?site=${encodeURIComponent(studySite.id)}`}
        formProps={formProps}
        captcha={captcha}
        state={state}
      >
        <input type="hidden" name="siteId" value={studySite.id} />
        <JoinFields studySite={studySite} cohorts={data.cohorts} values={values} askedCohort={askedCohort} />
        <PrivacyNotice id="privacy" title={data.privacy.title} body={data.privacy.body} />
      </FormToSend>
    </>
  );
}
