import { useIntl } from 'react-intl';

/** The heading of the form. Does not ask the family of a person who died to join. */
export function JoinHeading({ isForFamily, heading }: { isForFamily: boolean; heading: string }) {
  const intl = useIntl();
  return isForFamily ? intl.formatMessage({ id: 'join.family.heading' }) : heading;
}
