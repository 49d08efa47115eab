import type { CohortId } from '@longcovid/content';
import type { Place } from '@longcovid/content/search';
import { Button } from '@longcovid/ui/button';
import { RadioGroup } from '@longcovid/ui/radio-group';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import type { JoinData, JoinStudySite } from './join-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as formStyles from '../form/Form.css.ts';
import { Alternatives } from './Alternatives.tsx';
import { findNearestThree, formatKilometers, type Nearest } from './find-nearest-open.ts';
import { isOpen } from './study-site-groups.ts';

type Props = {
  place: Place;
  cohort: CohortId | undefined;
  data: JoinData;
  /** Takes focus after a search. */
  headingRef: Ref<HTMLHeadingElement>;
};

/** The three nearest open study sites to choose from, or what to do when none is open for the group. */
export function NearestStudySites({ place, cohort, data, headingRef }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `join.${id}` }, values);
  const nearest = findNearestThree(place, cohort, data.studySites);

  /** 'Albuquerque, NM, 12 miles (19 km) away'. The middle of a state is nobody's home, so there is no distance from it. */
  const formatTown = ({ studySite: { city, state }, miles }: Nearest<JoinStudySite>) => {
    const town = `${city}, ${state}`;
    if (place.precision === 'state') return town;
    return t('near.distance', { town, miles: Math.round(miles), km: formatKilometers(miles, intl) });
  };
  const formatGroups = (studySite: JoinStudySite) =>
    t('near.open', {
      groups: intl.formatList(data.cohorts.filter(({ id }) => isOpen(studySite, id)).map(({ name }) => name)),
    });

  return (
    <>
      <h2 id="nearest-study-sites" ref={headingRef} tabIndex={-1}>
        {nearest.length > 0 ? t('near.heading', { place: place.label }) : t('near.none')}
      </h2>
      {nearest.length > 0 ? (
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
      ) : (
        <Alternatives from={place} groups={getOtherGroups(cohort, data)} data={data} headingLevel={3} />
      )}
    </>
  );
}

/** The groups to offer when one is closed everywhere: those of living people, unless the person has died. */
const getOtherGroups = (closed: CohortId | undefined, { cohorts }: JoinData): CohortId[] =>
  closed === 'autopsy' ? [] : cohorts.map(({ id }) => id).filter((id) => id !== closed && id !== 'autopsy');
