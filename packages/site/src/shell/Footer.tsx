import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { ContactLink } from '../features/contact/ContactLink.tsx';
import { isConsent, localePath } from '../pages.ts';
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

/** Help first, from a human being; then the links, which a consent page does without. */
export function Footer() {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
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
        {!isConsent(pathname) && (
          <nav aria-label={words('links')}>
            <ul className={styles.links}>
              {LINKS.map(([id, path]) => (
                <li key={id}>
                  <Link href={localePath(locale, path)}>{words(id)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
