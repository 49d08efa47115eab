import { useIntl } from 'react-intl';

import type { JoinStudySite } from './join-data.ts';
import { isForFamily } from './study-site-groups.ts';

/** The heading of the form for a study site. Does not ask the family of a person who died to join. */
export function JoinHeading({ studySite, heading }: { studySite: JoinStudySite; heading: string }) {
  const intl = useIntl();
  return isForFamily(studySite) ? intl.formatMessage({ id: 'join.family.heading' }) : heading;
}
