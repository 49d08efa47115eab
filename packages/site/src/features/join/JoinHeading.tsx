import { useIntl } from 'react-intl';

import type { JoinStudySite } from './join-data.ts';
import { formatStep } from './study-site-groups.ts';

type Props = {
  isForFamily: boolean;
  /** The heading of the page. */
  heading: string;
  /** The chosen study site; with it begins another step. */
  studySite?: Pick<JoinStudySite, 'name'> | undefined;
};

/** The heading of the form. Does not ask the family of a person who died to join. */
export function JoinHeading({ isForFamily, heading, studySite }: Props) {
  const intl = useIntl();
  return formatStep(isForFamily ? intl.formatMessage({ id: 'join.family.heading' }) : heading, studySite);
}
