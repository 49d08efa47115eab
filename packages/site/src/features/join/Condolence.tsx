import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import type { JoinData } from './join-data.ts';

/** What the family of a person who has died reads first: that we are sorry, and the quickest way to a person. */
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
