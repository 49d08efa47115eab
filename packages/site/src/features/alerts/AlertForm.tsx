import {
  ALERT_DISTANCES,
  ALERT_METHODS,
  normalizeAlertRequest,
  readAlertForm,
  validateAlertRequest,
  type AlertMethod,
  type FormState,
} from '@longcovid/content/forms';
import { CheckboxGroup } from '@longcovid/ui/checkbox-group';
import { Link } from '@longcovid/ui/link';
import { RadioGroup } from '@longcovid/ui/radio-group';
import { Select } from '@longcovid/ui/select';
import { TextField } from '@longcovid/ui/text-field';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { readAlertStart } from './alert-start.ts';
import type { AlertData } from './alert-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { SubmissionForm } from '../form/SubmissionForm.tsx';
import { PrivacyNotice } from '../form/PrivacyNotice.tsx';
import { useFieldMessages } from '../form/useFieldMessages.ts';
import { useSendForm } from '../form/useSendForm.ts';
import { getPlaceTables } from '../place/place-lookup.ts';
import { formatStopPath } from './stop-link.ts';

type Props = {
  data: AlertData;
  /** The service's result for a form that was submitted without script. */
  state: FormState | undefined;
};

const KM_PER_MILE = 1.609344;

const controls: Record<AlertMethod, { type: 'tel' | 'email'; autoComplete: string }> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
};

/** The form to be told when a group opens, with and without script; with script it is sent as JSON. */
export function AlertForm({ data, state }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const t = (id: string) => intl.formatMessage({ id: `alerts.${id}` });
  const { cohorts, programme } = data;
  const [query] = useSearchParams();
  const start = readAlertStart(query, data, locale);
  const { values, captcha, formProps } = useSendForm({
    id: 'alert',
    getMessage: useFieldMessages('alertRequest'),
    to: '/api/alerts',
    state,
    email: programme.email,
    // Here, so that no more of a place than its state or postal area leaves the device.
    check: async (fields) => {
      const request = readAlertForm(fields);
      const errors = await validateAlertRequest(request, getPlaceTables());
      return { input: await normalizeAlertRequest(request, getPlaceTables()), errors };
    },
    onSent: (reference, _alert, signature = '') =>
      navigate(formatStopPath(locale, '/alerts/sent', { reference, signature })),
  });

  return (
    <SubmissionForm
      messageArea="alerts"
      action={localePath(locale, '/alerts')}
      formProps={formProps}
      captcha={captcha}
      state={state}
      headingLevel={2}
    >
      <RadioGroup
        legend={t('cohort.legend')}
        name="cohort"
        isRequired
        defaultValue={values.cohort?.[0] ?? start.cohort}
        options={cohorts.map(({ id, name, who }) => ({ value: id, label: name, hint: who }))}
      />
      <p>
        {intl.formatMessage(
          { id: 'alerts.cohort.tissue' },
          { phone: <Link href={programme.phone.href}>{programme.phone.display}</Link> },
        )}
      </p>
      <TextField
        label={t('place')}
        hint={t('place.hint')}
        name="place"
        autoComplete="address-level1"
        isRequired
        defaultValue={values.place?.[0] ?? start.place}
      />
      <Distance chosen={values.distance?.[0]} />
      <CheckboxGroup
        legend={t('contact.legend')}
        hint={t('contact.hint')}
        name="contactMethods"
        isRequired
        defaultValue={values.contactMethods}
        options={ALERT_METHODS.map((method) => ({
          value: method,
          label: t(`contact.${method}`),
          reveals: (
            <TextField
              label={t(`contact.${method}.value`)}
              name={method}
              {...controls[method]}
              isRequired
              defaultValue={values[method]?.[0]}
            />
          ),
        }))}
      />
      <PrivacyNotice {...data.privacy} headingLevel={2} />
    </SubmissionForm>
  );
}

/** Any distance by default: somebody who waits for a group rarely wants to miss one. */
function Distance({ chosen = 'any' }: { chosen: string | undefined }) {
  const intl = useIntl();
  const label = (distance: string) =>
    distance === 'any'
      ? intl.formatMessage({ id: 'alerts.distance.any' })
      : intl.formatMessage(
          { id: 'alerts.distance.within' },
          {
            miles: distance,
            km: intl.formatNumber(Number(distance) * KM_PER_MILE, { maximumFractionDigits: 0 }),
          },
        );
  return (
    <Select
      label={intl.formatMessage({ id: 'alerts.distance' })}
      name="distance"
      isRequired
      defaultValue={chosen}
      options={ALERT_DISTANCES.map((distance) => ({ value: distance, label: label(distance) }))}
    />
  );
}
