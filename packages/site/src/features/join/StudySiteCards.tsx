import type { CohortId } from '@longcovid/content';
import { Button } from '@longcovid/ui/button';
import { RadioGroup } from '@longcovid/ui/radio-group';
import { useIntl } from 'react-intl';

import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as formStyles from '../form/Form.css.ts';
import { formatKilometers, type Nearest } from './find-nearest-open.ts';
import type { JoinData, JoinStudySite } from './join-data.ts';
import { isOpen } from './study-site-groups.ts';

type Props = {
  /** At least one; the first is chosen. */
  nearest: readonly Nearest<JoinStudySite>[];
  /** The group that the form begins with; undefined while it is unknown. */
  cohort: CohortId | undefined;
  /** False where nobody lives at the point that distances are measured from. */
  hasDistances: boolean;
  cohorts: JoinData['cohorts'];
};

/** A few open study sites to choose from, and the way to the form of the chosen one. */
export function StudySiteCards({ nearest, cohort, hasDistances, cohorts }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `join.${id}` }, values);

  /** 'Albuquerque, NM, 12 miles (19 km) away' */
  const formatTown = ({ studySite: { city, state }, miles }: Nearest<JoinStudySite>) => {
    const town = `${city}, ${state}`;
    if (!hasDistances) return town;
    return t('near.distance', { town, miles: Math.round(miles), km: formatKilometers(miles, intl) });
  };
  const formatGroups = (studySite: JoinStudySite) =>
    t('near.open', {
      groups: intl.formatList(cohorts.filter(({ id }) => isOpen(studySite, id)).map(({ name }) => name)),
    });

  return (
    <form className={formStyles.form} method="get" action={localePath(locale, '/join')}>
      {cohort && <input type="hidden" name="cohort" value={cohort} />}
      <RadioGroup
        // Another search chooses its own nearest.
        key={nearest[0]?.studySite.id}
        legend={t('near.legend')}
        name="site"
        variant="card"
        defaultValue={nearest[0]?.studySite.id}
        options={nearest.map((found) => ({
          value: found.studySite.id,
          label: found.studySite.name,
          hint: (
            <>
              {formatTown(found)}
              <br />
              {formatGroups(found.studySite)}
            </>
          ),
        }))}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('site.continue')}
        </Button>
      </div>
    </form>
  );
}
