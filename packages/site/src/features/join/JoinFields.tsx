import type { Cohort } from '@longcovid/content';
import { CONTACT_METHODS, type ContactMethod } from '@longcovid/content/forms';
import { CheckboxGroup } from '@longcovid/ui/checkbox-group';
import { RadioGroup } from '@longcovid/ui/radio-group';
import { TextField } from '@longcovid/ui/text-field';
import { useIntl } from 'react-intl';

import type { JoinStudySite } from '../../pages/join/loader.ts';
import { useLocale } from '../../words/useLocale.ts';
import type { FormValues } from '../form/draft.ts';
import * as styles from './Join.css.ts';

type Props = {
  studySite: JoinStudySite;
  cohorts: Cohort[];
  values: FormValues;
  askedCohort: string | null;
};

const controls: Record<ContactMethod, { type: 'tel' | 'email'; autoComplete: string }> = {
  mobile_phone: { type: 'tel', autoComplete: 'tel' },
  home_phone: { type: 'tel', autoComplete: 'home tel' },
  email: { type: 'email', autoComplete: 'email' },
};

/** Group, name and ways to be reached. */
export function JoinFields({ studySite, cohorts, values, askedCohort }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const words = (id: string) => intl.formatMessage({ id: `join.${id}` });
  const statusOf = (id: string) => studySite.cohorts.find(({ cohort }) => cohort === id)?.status;
  const isOpen = (id: string) => statusOf(id) === 'open';
  const asked = values.cohort?.[0] ?? (askedCohort && isOpen(askedCohort) ? askedCohort : undefined);
  const hasChildren = isOpen('pediatric');

  return (
    <>
      <RadioGroup
        locale={locale}
        legend={words('cohort.legend')}
        name="cohort"
        required
        defaultValue={asked}
        options={cohorts
          .filter(({ id }) => statusOf(id))
          .map(({ id, name, who }) => ({
            value: id,
            label: name,
            hint: isOpen(id) ? `${words('status.open')}. ${who}` : words('status.full'),
            disabled: !isOpen(id),
          }))}
      />
      {(['firstName', 'lastName'] as const).map((field) => (
        <TextField
          locale={locale}
          key={field}
          label={
            <>
              <span className={hasChildren ? styles.unlessForChild : undefined}>{words(field)}</span>
              {hasChildren && <span className={styles.forChild}>{words(`${field}.caregiver`)}</span>}
            </>
          }
          hint={hasChildren ? words('name.childHint') : undefined}
          name={field}
          autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
          required
          defaultValue={values[field]?.[0]}
        />
      ))}
      <CheckboxGroup
        locale={locale}
        legend={words('contact.legend')}
        hint={words('contact.hint')}
        name="contactMethods"
        required
        defaultValues={values.contactMethods}
        options={CONTACT_METHODS.map((method) => ({
          value: method,
          label: words(`contact.${method}`),
          reveals: (
            <TextField
              locale={locale}
              label={words(`contact.${method}.value`)}
              name={method}
              {...controls[method]}
              required
              defaultValue={values[method]?.[0]}
            />
          ),
        }))}
      />
    </>
  );
}
