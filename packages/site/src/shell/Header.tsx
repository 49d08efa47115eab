import { LOCALES } from '@longcovid/content';
import { Button } from '@longcovid/ui/button';
import { HeaderNavigation } from '@longcovid/ui/header-navigation';
import { LanguageSwitch } from '@longcovid/ui/language-switch';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router-dom';

import { useHydrated } from '../hydration/useHydrated.ts';
import { localizePath, findPage, isConsent, localePath } from '../pages.ts';
import { useLocale } from '../i18n/useLocale.ts';
import * as styles from './Header.css.ts';
import { headerMenus } from './navigation.ts';
import { useShell } from './shell-data.ts';

/** Brand, language and the way to join in the first row; navigation in the second. On a consent page: brand, language, print. */
export function Header() {
  const intl = useIntl();
  const locale = useLocale();
  const { programme } = useShell();
  const { pathname } = useLocation();
  const joinPath = localePath(locale, '/join');
  const hasNavigation = !isConsent(pathname);
  return (
    <header className={styles.header}>
      <div className={hasNavigation ? `${styles.row} ${styles.rowBesideMenu}` : styles.row}>
        <a className={styles.brand} href={localePath(locale, '/')}>
          <span className={styles.name.long}>{programme.name}</span>
          <span className={styles.name.short}>{programme.shortName}</span>
        </a>
        <div className={styles.actions}>
          <Languages />
          {hasNavigation && pathname !== joinPath && (
            <Link href={joinPath} variant="primary" className={styles.join}>
              {intl.formatMessage({ id: 'shell.join' })}
            </Link>
          )}
          {!hasNavigation && <Print />}
        </div>
      </div>
      {hasNavigation && (
        <div className={styles.navigation}>
          <HeaderNavigation
            label={intl.formatMessage({ id: 'shell.nav.label' })}
            menuLabel={intl.formatMessage({ id: 'shell.nav.menu' })}
            items={headerMenus({ locale, pathname, programme }, (id) =>
              intl.formatMessage({ id: `shell.${id}` }),
            )}
          />
        </div>
      )}
    </header>
  );
}

/** Needs script, which replays an earlier press. */
function Print() {
  const intl = useIntl();
  return (
    <div data-script-only className={styles.print}>
      <Button onClick={() => window.print()}>{intl.formatMessage({ id: 'shell.print' })}</Button>
    </div>
  );
}

/** The page in the other language, with the same path, query and fragment. */
function Languages() {
  const intl = useIntl();
  const locale = useLocale();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const isNotFound = useMatches().at(-1)?.id.endsWith('.not-found');
  // 404.html serves any path, so the path is unknown at build time.
  const page = isNotFound ? undefined : findPage(pathname);
  const rest = hydrated ? search + hash : search;

  return (
    <LanguageSwitch
      label={intl.formatMessage({ id: 'shell.language' })}
      languages={LOCALES.map((language) => ({
        locale: language,
        label: intl.formatMessage({ id: `shell.language.${language}` }),
        href: (page ? localizePath(language, page) : localePath(language, '/')) + (isNotFound ? '' : rest),
        isCurrent: language === locale,
      }))}
    />
  );
}
