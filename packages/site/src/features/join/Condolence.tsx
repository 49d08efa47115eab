import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import type { JoinData } from './join-data.ts';

/** The condolence for the family of a person who died, with the phone number. */
export function Condolence({ programme: { phone, hours } }: Pick<JoinData, 'programme'>) {
  const intl = useIntl();
  return (
    <>
      <p>{intl.formatMessage({ id: 'join.family.sorry' })}</p>
      <p>
        {intl.formatMessage(
          { id: 'join.family.call' },
          { phone: <Link href={phone.href}>{phone.display}</Link>, hours },
        )}
      </p>
    </>
  );
}
