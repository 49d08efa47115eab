import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { localePath } from '../pages.ts';
import { useLocale } from '../words/useLocale.ts';
import * as styles from './Footer.css.ts';
import { useShell } from './shell-data.ts';

/** Help first, from a human being; then the links. */
export function Footer() {
  const intl = useIntl();
  const locale = useLocale();
  const { programme } = useShell();
  const words = (id: string) => intl.formatMessage({ id: `shell.footer.${id}` });

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section aria-labelledby="help">
          <h2 id="help" className={styles.heading}>
            {words('help')}
          </h2>
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
        </section>
        <nav aria-label={words('links')}>
          <ul className={styles.links}>
            <li>
              <Link href={localePath(locale, '/accessibility')}>{words('accessibility')}</Link>
            </li>
            <li>
              <Link href={localePath(locale, '/site-map')}>{words('siteMap')}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
