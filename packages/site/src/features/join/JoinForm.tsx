import {
  normalizeJoinRequest,
  readJoinForm,
  validateJoinRequest,
  type FieldError,
  type FormState,
} from '@longcovid/content/forms';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { JoinData, JoinStudySite } from './join-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { SubmissionForm } from '../form/SubmissionForm.tsx';
import { PrivacyNotice } from '../form/PrivacyNotice.tsx';
import { useFieldMessages } from '../form/useFieldMessages.ts';
import { formatReceiptPath } from '../form/reference.ts';
import { useSendForm } from '../form/useSendForm.ts';
import { RequesterText } from './RequesterText.tsx';
import { ClosedGroups } from './ClosedGroups.tsx';
import { Prose } from '../../shell/Prose.tsx';
import { JoinFields } from './JoinFields.tsx';
import { describeRequest, keepSent } from './sent-request.ts';
import { isForFamily } from './family-request.ts';
import { canRequestForOthers, getClosedGroups } from './study-site-groups.ts';

type Props = {
  studySite: JoinStudySite;
  data: JoinData;
  /** The service's result for a form that was submitted without script. */
  state: FormState | undefined;
  initialCohort: string | null;
  /** Level of the headings in it. */
  headingLevel: 2 | 3;
  /** Receives the reference. Default: shows the confirmation page. */
  onSent?: (reference: string) => void;
};

/** The form to join one study site, with and without script; with script it is sent as JSON. */
export function JoinForm({ studySite, data, state, initialCohort, headingLevel, onSent }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const t = (id: string) => intl.formatMessage({ id: `join.${id}` });
  const path = localePath(locale, '/join');
  const showSent = (reference: string, signature: string) =>
    navigate(formatReceiptPath(locale, '/join/sent', { reference, signature }));
  const { values, captcha, formProps } = useSendForm({
    id: 'join',
    getMessage: useNameMessages(studySite),
    to: '/api/join-requests',
    state,
    email: data.programme.email,
    check: (fields) => {
      const input = normalizeJoinRequest(readJoinForm(fields));
      return { input, errors: validateJoinRequest(input, [studySite]) };
    },
    onSent: async (reference, request, signature = '') => {
      keepSent(reference, describeRequest(intl, request, studySite, data.cohorts));
      await (onSent ?? showSent)(reference, signature);
    },
  });

  const closed = getClosedGroups(studySite, initialCohort);
  const isAllClosed = closed.length === studySite.cohorts.length;

  return (
    <>
      {isForFamily(studySite) && <Prose blocks={data.condolence} />}
      <p>
        <Link href={path}>{t('site.change')}</Link>
      </p>
      {closed.length > 0 && (
        <ClosedGroups
          studySite={studySite}
          data={data}
          closed={closed}
          requested={initialCohort}
          headingLevel={headingLevel}
        />
      )}
      {/* A form that came back keeps what was typed on the page, also when the last group has closed meanwhile. */}
      {(!isAllClosed || state?.problem) && (
        <SubmissionForm
          messageArea="join"
          action={`${path}?site=${encodeURIComponent(studySite.id)}`}
          formProps={formProps}
          captcha={captcha}
          state={state}
          headingLevel={headingLevel}
        >
          <input type="hidden" name="siteId" value={studySite.id} />
          <JoinFields studySite={studySite} data={data} values={values} initialCohort={initialCohort} />
          <PrivacyNotice {...data.privacy} headingLevel={headingLevel} />
        </SubmissionForm>
      )}
    </>
  );
}

/** The messages of the form. Like the label, that of a missing name depends on the requester. */
function useNameMessages(studySite: JoinStudySite) {
  const intl = useIntl();
  const getMessage = useFieldMessages('joinRequest');
  return (error: FieldError) => {
    const plain = getMessage(error);
    const isName = error.field === 'firstName' || error.field === 'lastName';
    if (!canRequestForOthers(studySite) || !isName || error.code !== 'required') return plain;
    const by = (asker: string) => intl.formatMessage({ id: `join.${error.field}.required.${asker}` });
    return <RequesterText text={{ plain, caregiver: by('caregiver'), family: by('family') }} />;
  };
}
