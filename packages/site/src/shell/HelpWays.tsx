import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import * as styles from './Footer.css.ts';
import { useShell } from './shell-data.ts';

/** Phone with its hours, e-mail, language line, relay; then what to do in an emergency. */
export function HelpWays() {
  const intl = useIntl();
  const { programme } = useShell();
  const words = (id: string) => intl.formatMessage({ id: `shell.footer.${id}` });
  return (
    <>
      <ul className={styles.help}>
        <li>
          {words('call')} <Link href={programme.phone.href}>{programme.phone.display}</Link>
          <br />
          {programme.hours}
        </li>
        <li>
          {words('email')} <Link href={`mailto:${programme.email}`}>{programme.email}</Link>
        </li>
        <li>{programme.languageLine}</li>
        <li>{programme.relay}</li>
      </ul>
      <p className={styles.emergency}>{programme.emergency}</p>
    </>
  );
}
