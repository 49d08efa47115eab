import type { CohortId } from '@longcovid/content';
import { Notice } from '@longcovid/ui/notice';
import { useIntl } from 'react-intl';

import { Alternatives } from './Alternatives.tsx';
import type { JoinData, JoinStudySite } from './join-data.ts';

type Props = {
  studySite: JoinStudySite;
  data: JoinData;
  /** The closed groups of interest at this study site. */
  closed: readonly CohortId[];
  /** The group that was requested. */
  requested: string | null;
  headingLevel: 2 | 3;
};

/** Which groups are closed at a study site, and the alternatives. */
export function ClosedGroups({ studySite, data, closed, requested, headingLevel }: Props) {
  const intl = useIntl();
  const isAll = studySite.cohorts.every(({ cohort }) => closed.includes(cohort));
  const formatClosed = (id: CohortId) =>
    intl.formatMessage(
      { id: 'join.closed.group' },
      { group: data.cohorts.find((cohort) => cohort.id === id)?.name ?? id },
    );
  return (
    <>
      <Notice tone="info">
        {isAll ? intl.formatMessage({ id: 'join.site.full' }) : closed.map(formatClosed).join(' ')}
      </Notice>
      <Alternatives
        from={studySite}
        groups={closed.some((id) => id === requested) ? closed.filter((id) => id === requested) : closed}
        data={data}
        headingLevel={headingLevel}
      />
    </>
  );
}
