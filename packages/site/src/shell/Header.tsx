import { LOCALES } from '@longcovid/content';
import { HeaderNavigation } from '@longcovid/ui/header-navigation';
import { LanguageSwitch } from '@longcovid/ui/language-switch';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router-dom';

import { useHydrated } from '../hydration/useHydrated.ts';
import { findPage, localePath, splitPath } from '../pages.ts';
import { useLocale } from '../words/useLocale.ts';
import * as styles from './Header.css.ts';
import { headerMenus } from './navigation.ts';
import { useShell } from './shell-data.ts';

/** Brand, language and the way to join in the first row; navigation in the second. */
export function Header() {
  const intl = useIntl();
  const locale = useLocale();
  const { programme } = useShell();
  const { pathname } = useLocation();
  const joinPath = localePath(locale, '/join');
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.brand} href={localePath(locale, '/')}>
          {programme.name}
        </a>
        <div className={styles.actions}>
          <Languages />
          {pathname === joinPath ? null : (
            <Link href={joinPath} variant="primary">
              {intl.formatMessage({ id: 'shell.join' })}
            </Link>
          )}
        </div>
      </div>
      <div className={styles.navigation}>
        <HeaderNavigation
          label={intl.formatMessage({ id: 'shell.nav.label' })}
          menuLabel={intl.formatMessage({ id: 'shell.nav.menu' })}
          items={headerMenus(locale, pathname, (id) => intl.formatMessage({ id: `shell.${id}` }))}
        />
      </div>
    </header>
  );
}

/** The same page in the other language; path, query and place in the page are kept. */
function Languages() {
  const intl = useIntl();
  const locale = useLocale();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const isNotFound = useMatches().at(-1)?.id.endsWith('.not-found');
  // 404.html answers any address, so the address is not known when the page is built.
  const path = isNotFound || !findPage(pathname) ? '/' : splitPath(pathname).path;
  const rest = hydrated ? search + hash : search;

  return (
    <LanguageSwitch
      label={intl.formatMessage({ id: 'shell.language' })}
      languages={LOCALES.map((language) => ({
        locale: language,
        label: intl.formatMessage({ id: `shell.language.${language}` }),
        href: localePath(language, path) + (isNotFound ? '' : rest),
        current: language === locale,
      }))}
    />
  );
}
