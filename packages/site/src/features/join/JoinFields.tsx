import type { Cohort } from '@longcovid/content';
import { CONTACT_METHODS, FOR_MYSELF, type ContactMethod } from '@longcovid/content/forms';
import { CheckboxGroup } from '@longcovid/ui/checkbox-group';
import { Checkbox } from '@longcovid/ui/checkbox';
import { RadioGroup } from '@longcovid/ui/radio-group';
import { TextField } from '@longcovid/ui/text-field';
import { useIntl } from 'react-intl';

import type { JoinData, JoinStudySite } from './join-data.ts';
import type { FormValues } from '../form/draft.ts';
import { RequesterText } from './RequesterText.tsx';
import { Prose } from '../../shell/Prose.tsx';
import * as styles from './Join.css.ts';
import { isForFamily } from './family-request.ts';
import { canRequestForOthers, isOpen } from './study-site-groups.ts';

type Props = {
  studySite: JoinStudySite;
  data: JoinData;
  values: FormValues;
  initialCohort: string | null;
};

const controls: Record<ContactMethod, { type: 'tel' | 'email'; autoComplete: string }> = {
  mobile_phone: { type: 'tel', autoComplete: 'tel' },
  home_phone: { type: 'tel', autoComplete: 'home tel' },
  email: { type: 'email', autoComplete: 'email' },
};

/** Group, name and contact methods. */
export function JoinFields({ studySite, data, values, initialCohort }: Props) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `join.${id}` });
  const isFamilyAlone = isForFamily(studySite);
  const given = isFamilyAlone ? 'autopsy' : initialCohort;
  const asked = values.cohort?.[0] ?? (given && isOpen(studySite, given) ? given : undefined);

  return (
    <>
      <RadioGroup
        legend={t(isOpen(studySite, 'autopsy') ? 'cohort.legend.family' : 'cohort.legend')}
        name="cohort"
        isRequired
        defaultValue={asked}
        options={data.cohorts
          .filter(({ id }) => studySite.cohorts.some(({ cohort }) => cohort === id))
          .map(({ id, name, who }: Cohort) => ({
            value: id,
            label: name,
            hint: isOpen(studySite, id) ? `${t('status.open')}. ${who}` : t('status.full'),
            isDisabled: !isOpen(studySite, id),
          }))}
      />
      {isOpen(studySite, 'pediatric') && (
        <div className={styles.onlyForPediatric}>
          <Checkbox
            label={t('forMyself')}
            name={FOR_MYSELF}
            defaultChecked={values[FOR_MYSELF] !== undefined}
          />
        </div>
      )}
      {isOpen(studySite, 'autopsy') && !isFamilyAlone && (
        <div className={styles.onlyForFamily}>
          <Prose blocks={data.condolence} />
        </div>
      )}
      <TextField
        label={<NameLabel field="firstName" studySite={studySite} />}
        hint={isOpen(studySite, 'pediatric') ? <NameHint /> : undefined}
        name="firstName"
        autoComplete="given-name"
        isRequired
        defaultValue={values.firstName?.[0]}
      />
      <TextField
        label={<NameLabel field="lastName" studySite={studySite} />}
        name="lastName"
        autoComplete="family-name"
        isRequired
        defaultValue={values.lastName?.[0]}
      />
      <CheckboxGroup
        legend={t('contact.legend')}
        hint={t('contact.hint')}
        name="contactMethods"
        isRequired
        defaultValue={values.contactMethods}
        options={CONTACT_METHODS.map((method) => ({
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
    </>
  );
}

type NameLabelProps = { field: 'firstName' | 'lastName'; studySite: JoinStudySite };

/** Whose name it is. */
function NameLabel({ field, studySite }: NameLabelProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `join.${field}${id}` });
  if (!canRequestForOthers(studySite)) return t('');
  const caregiver = (
    <>
      {t('.caregiver')}
      <span className={styles.withoutScript}>{t('.orOwn')}</span>
    </>
  );
  return <RequesterText text={{ plain: t(''), caregiver, family: t('.family') }} />;
}

function NameHint() {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `join.name.${id}` });
  return (
    <RequesterText
      text={{
        plain: t('childHint'),
        caregiver: t('caregiverHint'),
        youngAdult: t('ownHint'),
        family: t('ownHint'),
      }}
    />
  );
}
