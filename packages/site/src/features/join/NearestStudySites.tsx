import type { CohortId } from '@longcovid/content';
import type { Place } from '@longcovid/content/search';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import type { JoinData } from './join-data.ts';
import { Alternatives } from './Alternatives.tsx';
import { findNearestThree } from './find-nearest-open.ts';
import { StudySiteCards } from './StudySiteCards.tsx';

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
  const nearest = findNearestThree(place, cohort, data.studySites);
  // The middle of a state is nobody's home.
  const hasDistances = place.precision !== 'state';
  return (
    <>
      <h2 id="nearest-study-sites" ref={headingRef} tabIndex={-1}>
        {nearest.length > 0
          ? intl.formatMessage({ id: 'join.near.heading' }, { place: place.label })
          : intl.formatMessage({ id: 'join.near.none' })}
      </h2>
      {nearest.length > 0 ? (
        <StudySiteCards
          nearest={nearest}
          cohort={cohort}
          hasDistances={hasDistances}
          cohorts={data.cohorts}
        />
      ) : (
        <Alternatives
          from={place}
          closed={cohort}
          groups={getOtherGroups(cohort, data)}
          data={data}
          hasDistances={hasDistances}
          headingLevel={3}
        />
      )}
    </>
  );
}

/** The groups to offer when one is closed everywhere: those of living people, unless the person has died. */
export const getOtherGroups = (closed: CohortId | undefined, { cohorts }: JoinData): CohortId[] =>
  closed === 'autopsy' ? [] : cohorts.map(({ id }) => id).filter((id) => id !== closed && id !== 'autopsy');
