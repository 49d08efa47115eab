import type { Cohort, CohortId } from '@longcovid/content';
import { Button } from '@longcovid/ui/button';
import { RadioGroup } from '@longcovid/ui/radio-group';
import { useIntl } from 'react-intl';

import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as formStyles from '../form/Form.css.ts';
import { roundMiles } from '../finder/round-miles.ts';
import { formatKilometers, type Nearest } from './find-nearest-open.ts';
import type { JoinStudySite } from './join-data.ts';
import { isOpen } from './study-site-groups.ts';

type Props = {
  /** At least one; the first is chosen. */
  nearest: readonly Nearest<CardStudySite>[];
  /** The group that the form begins with; undefined while it is unknown. */
  cohort: CohortId | undefined;
  /** False where nobody lives at the point that distances are measured from. */
  hasDistances: boolean;
  cohorts: readonly Pick<Cohort, 'id' | 'name'>[];
  /** Where their messages stand. Default 'join'. */
  messageArea?: 'join' | 'finder';
};

type CardStudySite = Pick<JoinStudySite, 'id' | 'name' | 'city' | 'state' | 'cohorts'>;

/** A few open study sites to choose from, and the way to the form of the chosen one. */
export function StudySiteCards({ nearest, cohort, hasDistances, cohorts, messageArea = 'join' }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `${messageArea}.${id}` }, values);

  /** 'Albuquerque, NM, 12 miles (19 km) away.', a sentence, so that speech pauses before the groups. */
  const formatTown = ({ studySite: { city, state }, miles }: Nearest<CardStudySite>) => {
    const town = `${city}, ${state}`;
    const values = { town, miles: roundMiles(miles), km: formatKilometers(miles, intl) };
    return `${hasDistances ? t('near.distance', values) : town}.`;
  };
  const formatGroups = (studySite: CardStudySite) =>
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
          {t(messageArea === 'join' ? 'site.continue' : 'near.continue')}
        </Button>
      </div>
    </form>
  );
}
