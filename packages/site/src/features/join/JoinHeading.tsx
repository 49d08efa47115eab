import { useIntl } from 'react-intl';

import type { JoinStudySite } from './join-data.ts';
import { isForFamily } from './study-site-groups.ts';

/** The heading of the form for a study site. A family that has lost somebody is not asked to join. */
export function JoinHeading({ studySite, heading }: { studySite: JoinStudySite; heading: string }) {
  const intl = useIntl();
  return isForFamily(studySite) ? intl.formatMessage({ id: 'join.family.heading' }) : heading;
}
