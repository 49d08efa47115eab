import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { ContactLink } from '../features/contact/ContactLink.tsx';
import { localePath } from '../pages.ts';
import { useLocale } from '../words/useLocale.ts';
import * as styles from './Footer.css.ts';
import { HelpWays } from './HelpWays.tsx';

const LINKS = [
  ['privacy', '/privacy-policy'],
  ['accessibility', '/accessibility'],
  ['disclaimer', '/medical-disclaimer'],
  ['materials', '/study-materials'],
  ['newsletter', '/stay-informed#newsletters'],
  ['siteMap', '/site-map'],
] as const;

/** Help first, from a human being; then the links. */
export function Footer() {
  const intl = useIntl();
  const locale = useLocale();
  const words = (id: string) => intl.formatMessage({ id: `shell.footer.${id}` });

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section aria-labelledby="help">
          <h2 id="help" className={styles.heading}>
            {words('help')}
          </h2>
          <HelpWays />
          <ContactLink />
        </section>
        <nav aria-label={words('links')}>
          <ul className={styles.links}>
            {LINKS.map(([id, path]) => (
              <li key={id}>
                <Link href={localePath(locale, path)}>{words(id)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
